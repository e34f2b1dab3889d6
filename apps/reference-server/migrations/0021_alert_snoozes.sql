CREATE TABLE "alert_snoozes" (
	"user_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"alert_code" integer NOT NULL,
	"started_on" timestamp (3) with time zone NOT NULL,
	"ends_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_snoozes_user_id_vehicle_id_alert_code_pk" PRIMARY KEY("user_id","vehicle_id","alert_code")
);
--> statement-breakpoint
ALTER TABLE "alert_snoozes" ADD CONSTRAINT "alert_snoozes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_snoozes" ADD CONSTRAINT "alert_snoozes_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_snoozes_vehicle" ON "alert_snoozes" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "alert_snoozes_ends" ON "alert_snoozes" USING btree ("ends_on");