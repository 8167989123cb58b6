ALTER TABLE "proposals" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "pulses" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "seen" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "pulses" SET "paused" = true WHERE (
	SELECT "kind" FROM "entries" WHERE "entries"."match" = "pulses"."match" AND "kind" IN ('pause', 'go') ORDER BY "slot" DESC LIMIT 1
) = 'pause';
