CREATE TABLE "driver_false_alerts" (
	"company_id" integer NOT NULL,
	"driver_id" integer NOT NULL,
	"day" integer NOT NULL,
	"alert_code" integer NOT NULL,
	"total" integer NOT NULL,
	"cost" double precision NOT NULL,
	CONSTRAINT "driver_false_alerts_driver_id_day_alert_code_pk" PRIMARY KEY("driver_id","day","alert_code")
);
--> statement-breakpoint
CREATE TABLE "driver_spans" (
	"company_id" integer NOT NULL,
	"driver_id" integer NOT NULL,
	"days" smallint NOT NULL,
	"first_day" integer NOT NULL,
	"metres" double precision DEFAULT 0 NOT NULL,
	"driving_seconds" double precision DEFAULT 0 NOT NULL,
	"last_sync" timestamp (3) with time zone,
	"harsh_accel_total" integer DEFAULT 0 NOT NULL,
	"harsh_accel_cost" double precision DEFAULT 0 NOT NULL,
	"harsh_brake_total" integer DEFAULT 0 NOT NULL,
	"harsh_brake_cost" double precision DEFAULT 0 NOT NULL,
	"sharpturn_total" integer DEFAULT 0 NOT NULL,
	"sharpturn_cost" double precision DEFAULT 0 NOT NULL,
	"overspeed_total" integer DEFAULT 0 NOT NULL,
	"overspeed_cost" double precision DEFAULT 0 NOT NULL,
	"exceeded_parking_time_total" integer DEFAULT 0 NOT NULL,
	"exceeded_parking_time_cost" double precision DEFAULT 0 NOT NULL,
	"exceeded_idle_time_total" integer DEFAULT 0 NOT NULL,
	"exceeded_idle_time_cost" double precision DEFAULT 0 NOT NULL,
	"yawn_total" integer DEFAULT 0 NOT NULL,
	"yawn_cost" double precision DEFAULT 0 NOT NULL,
	"distraction_total" integer DEFAULT 0 NOT NULL,
	"distraction_cost" double precision DEFAULT 0 NOT NULL,
	"smoking_total" integer DEFAULT 0 NOT NULL,
	"smoking_cost" double precision DEFAULT 0 NOT NULL,
	"phone_calling_total" integer DEFAULT 0 NOT NULL,
	"phone_calling_cost" double precision DEFAULT 0 NOT NULL,
	"eye_closed_total" integer DEFAULT 0 NOT NULL,
	"eye_closed_cost" double precision DEFAULT 0 NOT NULL,
	"missing_face_total" integer DEFAULT 0 NOT NULL,
	"missing_face_cost" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "driver_spans_driver_id_days_first_day_pk" PRIMARY KEY("driver_id","days","first_day")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "has_driver_scores" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_positions" ADD COLUMN "driver_id" integer;--> statement-breakpoint
ALTER TABLE "driver_false_alerts" ADD CONSTRAINT "driver_false_alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_false_alerts" ADD CONSTRAINT "driver_false_alerts_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_spans" ADD CONSTRAINT "driver_spans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_spans" ADD CONSTRAINT "driver_spans_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_spans_company" ON "driver_spans" USING btree ("company_id","days","first_day");--> statement-breakpoint
ALTER TABLE "vehicle_positions" ADD CONSTRAINT "vehicle_positions_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raw_alerts_driver" ON "raw_alerts" USING btree ("driver_id","created_on","id") WHERE "raw_alerts"."driver_id" is not null;--> statement-breakpoint
UPDATE "vehicle_positions" SET "driver_id" = "vehicles"."driver_id" FROM "vehicles" WHERE "vehicles"."id" = "vehicle_positions"."vehicle_id";--> statement-breakpoint
UPDATE "companies" SET "has_driver_scores" = false;
