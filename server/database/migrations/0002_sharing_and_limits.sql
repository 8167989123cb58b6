CREATE TABLE "shared_records" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"hash" text NOT NULL,
	"game" text NOT NULL,
	"record" json NOT NULL,
	"names" jsonb NOT NULL,
	"made_from" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "who" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "made_from" text;--> statement-breakpoint
ALTER TABLE "shared_records" ADD CONSTRAINT "shared_records_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_records_of_owner" ON "shared_records" USING btree ("owner","hash");--> statement-breakpoint
CREATE INDEX "shared_records_from" ON "shared_records" USING btree ("made_from");--> statement-breakpoint
CREATE INDEX "matches_from" ON "matches" USING btree ("made_from");