CREATE TABLE "alert_quick_notes" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"notes" text[] NOT NULL,
	"changed_on" timestamp (3) with time zone NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
ALTER TABLE "alert_actions" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "alert_quick_notes" ADD CONSTRAINT "alert_quick_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_quick_notes" ADD CONSTRAINT "alert_quick_notes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;