CREATE TABLE "alert_owner_changes" (
	"raw_alert_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"company_id" integer NOT NULL,
	"owner_id" integer,
	"user_id" integer NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_owner_changes_raw_alert_id_seq_pk" PRIMARY KEY("raw_alert_id","seq")
);
--> statement-breakpoint
ALTER TABLE "raw_alerts" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "alert_owner_changes" ADD CONSTRAINT "alert_owner_changes_raw_alert_id_raw_alerts_id_fk" FOREIGN KEY ("raw_alert_id") REFERENCES "public"."raw_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_owner_changes" ADD CONSTRAINT "alert_owner_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_owner_changes" ADD CONSTRAINT "alert_owner_changes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_owner_changes" ADD CONSTRAINT "alert_owner_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_owner_changes_seq" ON "alert_owner_changes" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "alert_owner_changes_created" ON "alert_owner_changes" USING btree ("created_on");--> statement-breakpoint
ALTER TABLE "raw_alerts" ADD CONSTRAINT "raw_alerts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raw_alerts_owner" ON "raw_alerts" USING btree ("owner_id","created_on") WHERE "raw_alerts"."owner_id" is not null;