CREATE TABLE "chat" (
	"match" text NOT NULL,
	"n" integer NOT NULL,
	"name" text NOT NULL,
	"seats" smallint[] NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "chat_match_n_pk" PRIMARY KEY("match","n")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"match" text NOT NULL,
	"slot" integer NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint,
	"number" integer,
	"id" text,
	"body" json NOT NULL,
	"stead" text,
	"at" bigint NOT NULL,
	CONSTRAINT "entries_match_slot_pk" PRIMARY KEY("match","slot")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"version" integer NOT NULL,
	"options" jsonb NOT NULL,
	"pack" jsonb,
	"visibility" text NOT NULL,
	"clock" jsonb,
	"absence" jsonb NOT NULL,
	"secret" text NOT NULL,
	"commitment" text NOT NULL,
	"seed" text,
	"status" text NOT NULL,
	"outcome" jsonb,
	"host" text NOT NULL,
	"rematch" text,
	"created_at" bigint NOT NULL,
	"started_at" bigint
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"what" text NOT NULL,
	"seat" smallint NOT NULL,
	"target" integer,
	"yes" integer NOT NULL,
	"made_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pulses" (
	"match" text PRIMARY KEY NOT NULL,
	"to_act" integer NOT NULL,
	"due_at" bigint,
	"moved_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"match" text NOT NULL,
	"seat" smallint NOT NULL,
	"person" text,
	"bot" text,
	"resigned" boolean DEFAULT false NOT NULL,
	"nonce" text,
	"token" text,
	"here_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "seats_match_seat_pk" PRIMARY KEY("match","seat")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"match" text NOT NULL,
	"slot" integer NOT NULL,
	"n" integer NOT NULL,
	"version" integer NOT NULL,
	"state" json NOT NULL,
	"memory" json NOT NULL,
	CONSTRAINT "snapshots_match_slot_pk" PRIMARY KEY("match","slot")
);
--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_host_people_id_fk" FOREIGN KEY ("host") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulses" ADD CONSTRAINT "pulses_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_in_lobby" ON "matches" USING btree ("visibility","status","created_at");--> statement-breakpoint
CREATE INDEX "matches_of_host" ON "matches" USING btree ("host");--> statement-breakpoint
CREATE INDEX "passkeys_of_person" ON "passkeys" USING btree ("person");--> statement-breakpoint
CREATE INDEX "proposals_of_match" ON "proposals" USING btree ("match");--> statement-breakpoint
CREATE INDEX "pulses_due" ON "pulses" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "seats_of_person" ON "seats" USING btree ("person");