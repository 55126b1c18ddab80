PRAGMA user_version = 5;
BEGIN TRANSACTION;
CREATE TABLE attempts (
            seq INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            local_date TEXT NOT NULL,
            code TEXT,
            kind TEXT NOT NULL,
            game TEXT NOT NULL,
            level INTEGER NOT NULL,
            rule TEXT NOT NULL,
            rules TEXT NOT NULL,
            given TEXT NOT NULL,
            read_as TEXT NOT NULL,
            correct INTEGER NOT NULL CHECK (correct IN (0, 1)),
            hints INTEGER NOT NULL,
            seconds REAL,
            misconception TEXT,
            lesson TEXT,
            step TEXT
        , grade INTEGER);
INSERT INTO "attempts" VALUES(1,'a1','2026-11-30T12:00:00.000000+00:00','2026-11-30','winner.classic.2.1k4f9a1c','winner','classic',2,'highest-trump-wins','["highest-trump-wins", "follow-suit"]','sør','["S"]',1,0,4.5,NULL,'start/following-suit','hello',NULL);
INSERT INTO "attempts" VALUES(2,'a2','2026-11-30T12:01:00.000000+00:00','2026-11-30',NULL,'legal','classic',2,'follow-suit','[]','hjerter 2','["H2"]',0,1,NULL,'must-beat',NULL,NULL,NULL);
INSERT INTO "attempts" VALUES(3,'a3','2026-11-30T12:02:00.000000+00:00','2026-11-30',NULL,'winner','classic',2,'highest-trump-wins','[]','sør','["S"]',1,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE days (
            local_date TEXT NOT NULL,
            rule TEXT NOT NULL,
            attempts INTEGER NOT NULL,
            correct INTEGER NOT NULL,
            PRIMARY KEY (local_date, rule)
        ) WITHOUT ROWID
        ;
INSERT INTO "days" VALUES('2026-11-30','follow-suit',1,0);
INSERT INTO "days" VALUES('2026-11-30','highest-trump-wins',1,1);
CREATE TABLE lesson_steps (
            seq INTEGER PRIMARY KEY,
            lesson TEXT NOT NULL REFERENCES lessons (lesson),
            step TEXT NOT NULL,
            at TEXT NOT NULL,
            UNIQUE (lesson, step)
        );
INSERT INTO "lesson_steps" VALUES(1,'start/following-suit','hello','2026-11-30T12:00:00.000000+00:00');
CREATE TABLE lessons (
            lesson TEXT NOT NULL PRIMARY KEY,
            last_step TEXT,
            last_index INTEGER,
            total INTEGER,
            begun TEXT NOT NULL,
            touched TEXT NOT NULL,
            finished TEXT
        );
INSERT INTO "lessons" VALUES('start/following-suit','hello',0,9,'2026-11-30T12:00:00.000000+00:00','2026-11-30T12:00:00.000000+00:00',NULL);
CREATE TABLE match_moves (
            seq INTEGER PRIMARY KEY,
            match TEXT NOT NULL REFERENCES matches (id),
            n INTEGER NOT NULL,
            at TEXT NOT NULL,
            move TEXT NOT NULL,
            UNIQUE (match, n)
        );
INSERT INTO "match_moves" VALUES(1,'m1',0,'2026-11-30T12:05:01.000000+00:00','HK');
INSERT INTO "match_moves" VALUES(2,'m1',1,'2026-11-30T12:05:02.000000+00:00','undo');
CREATE TABLE matches (
            seq INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            local_date TEXT NOT NULL,
            game TEXT NOT NULL,
            house TEXT NOT NULL,
            seed TEXT NOT NULL,
            shared INTEGER NOT NULL CHECK (shared IN (0, 1)),
            players TEXT NOT NULL,
            deals INTEGER
        );
INSERT INTO "matches" VALUES(1,'m1','2026-11-30T12:05:00.000000+00:00','2026-11-30','classic','{"target": "5"}','x',0,'club',NULL);
CREATE TABLE practised (
            local_date TEXT NOT NULL PRIMARY KEY,
            attempts INTEGER NOT NULL,
            correct INTEGER NOT NULL
        ) WITHOUT ROWID
        ;
INSERT INTO "practised" VALUES('2026-11-30',2,1);
CREATE TABLE schedule (
            rule TEXT NOT NULL,
            game TEXT NOT NULL,
            due TEXT NOT NULL,
            due_date TEXT NOT NULL,
            last_date TEXT NOT NULL,
            begun TEXT,
            state TEXT,
            PRIMARY KEY (rule, game)
        ) WITHOUT ROWID
        ;
INSERT INTO "schedule" VALUES('follow-suit','classic','2026-11-30T12:01:00.000000+00:00','2026-12-01','2026-11-30',NULL,NULL);
INSERT INTO "schedule" VALUES('highest-trump-wins','classic','2026-11-30T12:00:00.000000+00:00','2026-12-01','2026-11-30',NULL,NULL);
CREATE TABLE sprints (
            seq INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            local_date TEXT NOT NULL,
            game TEXT NOT NULL,
            seconds INTEGER NOT NULL,
            what TEXT NOT NULL,
            level INTEGER,
            correct INTEGER NOT NULL,
            asked INTEGER NOT NULL
        );
INSERT INTO "sprints" VALUES(1,'s1','2026-11-30T12:04:00.000000+00:00','2026-11-30','classic',180,'winner',NULL,7,9);
CREATE TABLE tallies (
            rule TEXT NOT NULL,
            game TEXT NOT NULL,
            kind TEXT NOT NULL,
            attempts INTEGER NOT NULL,
            correct INTEGER NOT NULL,
            PRIMARY KEY (rule, game, kind)
        ) WITHOUT ROWID
        ;
INSERT INTO "tallies" VALUES('follow-suit','classic','legal',1,0);
INSERT INTO "tallies" VALUES('highest-trump-wins','classic','winner',1,1);
CREATE TABLE undos (
            id TEXT NOT NULL PRIMARY KEY,
            attempt TEXT NOT NULL UNIQUE REFERENCES attempts (id),
            at TEXT NOT NULL,
            local_date TEXT NOT NULL
        );
INSERT INTO "undos" VALUES('u1','a3','2026-11-30T12:03:00.000000+00:00','2026-11-30');
CREATE INDEX attempts_at ON attempts (at);
CREATE INDEX attempts_kind_game ON attempts (kind, game, at);
CREATE TRIGGER attempts_count AFTER INSERT ON attempts BEGIN
            INSERT INTO tallies (rule, game, kind, attempts, correct)
            VALUES (NEW.rule, NEW.game, NEW.kind, 1, NEW.correct)
            ON CONFLICT (rule, game, kind)
            DO UPDATE SET attempts = attempts + 1, correct = correct + excluded.correct;
            INSERT INTO days (local_date, rule, attempts, correct)
            VALUES (NEW.local_date, NEW.rule, 1, NEW.correct)
            ON CONFLICT (local_date, rule)
            DO UPDATE SET attempts = attempts + 1, correct = correct + excluded.correct;
        END;
CREATE TRIGGER undos_count AFTER INSERT ON undos BEGIN
            UPDATE tallies
            SET attempts = tallies.attempts - 1,
                correct = tallies.correct - (SELECT correct FROM attempts WHERE id = NEW.attempt)
            WHERE (rule, game, kind) = (SELECT rule, game, kind FROM attempts WHERE id = NEW.attempt);
            UPDATE days
            SET attempts = days.attempts - 1,
                correct = days.correct - (SELECT correct FROM attempts WHERE id = NEW.attempt)
            WHERE (local_date, rule) = (SELECT local_date, rule FROM attempts WHERE id = NEW.attempt);
        END;
CREATE INDEX attempts_rule_game ON attempts (rule, game, at);
CREATE TRIGGER attempts_practised AFTER INSERT ON attempts BEGIN
            INSERT INTO practised (local_date, attempts, correct)
            VALUES (NEW.local_date, 1, NEW.correct)
            ON CONFLICT (local_date)
            DO UPDATE SET attempts = attempts + 1, correct = correct + excluded.correct;
        END;
CREATE TRIGGER undos_practised AFTER INSERT ON undos BEGIN
            UPDATE practised
            SET attempts = practised.attempts - 1,
                correct = practised.correct - (SELECT correct FROM attempts WHERE id = NEW.attempt)
            WHERE local_date = (SELECT local_date FROM attempts WHERE id = NEW.attempt);
        END;
CREATE INDEX sprints_alike ON sprints (game, seconds, what, level, correct);
COMMIT;
