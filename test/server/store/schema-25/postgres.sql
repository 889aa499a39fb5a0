CREATE FUNCTION keep_secret() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
    INSERT INTO secret (hash, player, kind, name, created_at, used_at)
      VALUES (NEW.secret, NEW.id, 'browser', '', NEW.created_at, NEW.seen_at) ON CONFLICT DO NOTHING;
    RETURN NEW;
  END $$;
CREATE TABLE archive (
    room text NOT NULL,
    entries bytea NOT NULL
);
CREATE TABLE bears_name (
    room text NOT NULL,
    version integer NOT NULL,
    player text NOT NULL
);
CREATE TABLE challenge (
    hash bytea NOT NULL,
    player text,
    until bigint NOT NULL
);
CREATE TABLE chat (
    number bigint NOT NULL,
    room text NOT NULL,
    at bigint NOT NULL,
    channel text NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    id text DEFAULT (gen_random_uuid())::text NOT NULL
);
ALTER TABLE chat ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME chat_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE chore (
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE deed (
    id text NOT NULL,
    at bigint NOT NULL,
    doer text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    detail text NOT NULL,
    outcome text
);
CREATE TABLE epoch (
    one integer NOT NULL,
    name text NOT NULL,
    CONSTRAINT epoch_one_check CHECK ((one = 1))
);
CREATE TABLE forgotten (
    player text NOT NULL,
    at bigint NOT NULL,
    done boolean DEFAULT false NOT NULL
);
CREATE TABLE heartbeat (
    one integer NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT heartbeat_one_check CHECK ((one = 1))
);
CREATE TABLE invitation (
    player text NOT NULL,
    code bytea NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE kept_name (
    looks text NOT NULL,
    player text NOT NULL
);
CREATE TABLE ladder (
    player text NOT NULL,
    climbed text NOT NULL
);
CREATE TABLE log (
    room text NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL,
    actor text,
    command text,
    events json NOT NULL
);
CREATE TABLE log_format (
    one integer NOT NULL,
    version integer NOT NULL,
    CONSTRAINT log_format_one_check CHECK ((one = 1))
);
CREATE TABLE muted (
    player text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE nimhall_schema (
    version integer NOT NULL
);
CREATE UNLOGGED TABLE node (
    id text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE outage (
    began bigint NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE passkey (
    id text NOT NULL,
    player text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
);
CREATE TABLE played (
    player text NOT NULL,
    ended_at bigint NOT NULL,
    room text NOT NULL,
    version integer NOT NULL,
    game text NOT NULL,
    outcome text NOT NULL,
    told text NOT NULL,
    opponent text,
    listed boolean DEFAULT false NOT NULL
);
CREATE TABLE player (
    id text NOT NULL,
    name text NOT NULL,
    secret bytea,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    has_played boolean DEFAULT false NOT NULL
);
CREATE TABLE push (
    secret bytea NOT NULL,
    player text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE rating (
    player text NOT NULL,
    scope text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    duels integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE report (
    reporter text NOT NULL,
    reported text NOT NULL,
    room text NOT NULL,
    at bigint NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    said text NOT NULL,
    done_at bigint,
    done_by text,
    note text
);
CREATE TABLE review (
    room text NOT NULL,
    version integer NOT NULL,
    accuracy json NOT NULL
);
CREATE TABLE room (
    code text NOT NULL,
    open boolean DEFAULT false NOT NULL,
    alarm_at bigint,
    used_at bigint NOT NULL,
    creator text,
    creation text,
    place text,
    host text,
    since bigint,
    seeks text,
    listed integer DEFAULT 0 NOT NULL
);
CREATE TABLE secret (
    hash bytea NOT NULL,
    player text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
);
CREATE TABLE tie (
    player text NOT NULL,
    other text NOT NULL,
    tie text NOT NULL
);
CREATE TABLE unfinished (
    room text NOT NULL,
    mover text NOT NULL,
    waiter text NOT NULL,
    due bigint NOT NULL,
    at bigint NOT NULL,
    told text NOT NULL
);
CREATE TABLE vacation (
    player text NOT NULL,
    nth integer NOT NULL,
    began bigint NOT NULL,
    until bigint NOT NULL,
    told boolean DEFAULT false NOT NULL
);
CREATE UNLOGGED TABLE visit (
    room text NOT NULL,
    player text NOT NULL,
    node text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    since timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (room);
ALTER TABLE ONLY bears_name
    ADD CONSTRAINT bears_name_pkey PRIMARY KEY (room, version);
ALTER TABLE ONLY challenge
    ADD CONSTRAINT challenge_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (number);
ALTER TABLE ONLY chore
    ADD CONSTRAINT chore_pkey PRIMARY KEY (name);
ALTER TABLE ONLY deed
    ADD CONSTRAINT deed_pkey PRIMARY KEY (id);
ALTER TABLE ONLY epoch
    ADD CONSTRAINT epoch_pkey PRIMARY KEY (one);
ALTER TABLE ONLY forgotten
    ADD CONSTRAINT forgotten_pkey PRIMARY KEY (player);
ALTER TABLE ONLY heartbeat
    ADD CONSTRAINT heartbeat_pkey PRIMARY KEY (one);
ALTER TABLE ONLY invitation
    ADD CONSTRAINT invitation_code_key UNIQUE (code);
ALTER TABLE ONLY invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (player);
ALTER TABLE ONLY kept_name
    ADD CONSTRAINT kept_name_pkey PRIMARY KEY (looks);
ALTER TABLE ONLY kept_name
    ADD CONSTRAINT kept_name_player_key UNIQUE (player);
ALTER TABLE ONLY ladder
    ADD CONSTRAINT ladder_pkey PRIMARY KEY (player);
ALTER TABLE ONLY log_format
    ADD CONSTRAINT log_format_pkey PRIMARY KEY (one);
ALTER TABLE ONLY log
    ADD CONSTRAINT log_pkey PRIMARY KEY (room, version);
ALTER TABLE ONLY muted
    ADD CONSTRAINT muted_pkey PRIMARY KEY (player);
ALTER TABLE ONLY nimhall_schema
    ADD CONSTRAINT nimhall_schema_pkey PRIMARY KEY (version);
ALTER TABLE ONLY node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);
ALTER TABLE ONLY outage
    ADD CONSTRAINT outage_pkey PRIMARY KEY (began);
ALTER TABLE ONLY passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
ALTER TABLE ONLY played
    ADD CONSTRAINT played_pkey PRIMARY KEY (player, ended_at, room, version);
ALTER TABLE ONLY player
    ADD CONSTRAINT player_pkey PRIMARY KEY (id);
ALTER TABLE ONLY player
    ADD CONSTRAINT player_secret_key UNIQUE (secret);
ALTER TABLE ONLY push
    ADD CONSTRAINT push_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY push
    ADD CONSTRAINT push_pkey PRIMARY KEY (secret);
ALTER TABLE ONLY rating
    ADD CONSTRAINT rating_pkey PRIMARY KEY (player, scope);
ALTER TABLE ONLY report
    ADD CONSTRAINT report_pkey PRIMARY KEY (reporter, reported, room);
ALTER TABLE ONLY review
    ADD CONSTRAINT review_pkey PRIMARY KEY (room, version);
ALTER TABLE ONLY room
    ADD CONSTRAINT room_pkey PRIMARY KEY (code);
ALTER TABLE ONLY secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY tie
    ADD CONSTRAINT tie_pkey PRIMARY KEY (player, other);
ALTER TABLE ONLY unfinished
    ADD CONSTRAINT unfinished_pkey PRIMARY KEY (room);
ALTER TABLE ONLY vacation
    ADD CONSTRAINT vacation_pkey PRIMARY KEY (player, nth);
ALTER TABLE ONLY visit
    ADD CONSTRAINT visit_pkey PRIMARY KEY (room, player, node);
CREATE INDEX bears_name_player ON bears_name USING btree (player);
CREATE INDEX challenge_until ON challenge USING btree (until);
CREATE INDEX chat_named ON chat USING btree (player, number) WHERE (name <> ''::text);
CREATE UNIQUE INDEX chat_once ON chat USING btree (room, player, id);
CREATE INDEX chat_room ON chat USING btree (room, number);
CREATE INDEX deed_at ON deed USING btree (at);
CREATE INDEX forgotten_at ON forgotten USING btree (at);
CREATE INDEX forgotten_undone ON forgotten USING btree (player) WHERE (NOT done);
CREATE INDEX log_paired ON log USING btree (actor, command) WHERE (command ~~ 'pair%'::text);
CREATE UNIQUE INDEX log_receipt ON log USING btree (room, actor, command) WHERE ((command IS NOT NULL) AND (version > 1) AND (((events -> 0) ->> 'kind'::text) <> 'moved'::text));
CREATE INDEX passkey_player ON passkey USING btree (player);
CREATE INDEX played_counted ON played USING btree (player, ended_at, game, outcome, opponent);
CREATE INDEX played_opponent ON played USING btree (opponent, player, ended_at, outcome) WHERE (opponent IS NOT NULL);
CREATE INDEX played_room ON played USING btree (room);
CREATE INDEX push_player ON push USING btree (player, at);
CREATE INDEX rating_best ON rating USING btree (scope, rating);
CREATE INDEX report_at ON report USING btree (at);
CREATE INDEX report_reported ON report USING btree (reported);
CREATE INDEX room_alarm ON room USING btree (alarm_at) WHERE (alarm_at IS NOT NULL);
CREATE UNIQUE INDEX room_creation ON room USING btree (creator, creation) WHERE (creation IS NOT NULL);
CREATE INDEX room_place ON room USING btree (place, host, since DESC) WHERE (place IS NOT NULL);
CREATE INDEX room_seeks ON room USING hash (seeks) WHERE (seeks IS NOT NULL);
CREATE INDEX secret_player ON secret USING btree (player);
CREATE INDEX tie_other ON tie USING btree (other);
CREATE INDEX unfinished_mover ON unfinished USING btree (mover, due, at DESC);
CREATE INDEX unfinished_waiter ON unfinished USING btree (waiter, due, at DESC);
CREATE INDEX vacation_untold ON vacation USING btree (player) WHERE (NOT told);
CREATE INDEX visit_node ON visit USING btree (node);
CREATE INDEX visit_player ON visit USING btree (player);
CREATE TRIGGER player_secret AFTER INSERT ON player FOR EACH ROW WHEN ((new.secret IS NOT NULL)) EXECUTE FUNCTION keep_secret();
ALTER TABLE ONLY push
    ADD CONSTRAINT push_secret_fkey FOREIGN KEY (secret) REFERENCES secret(hash) ON DELETE CASCADE;
