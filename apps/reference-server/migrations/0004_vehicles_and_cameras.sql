CREATE TYPE "public"."vehicle_status" AS ENUM('active', 'service', 'archived', 'repair');--> statement-breakpoint
CREATE TABLE "camera_file_lists" (
	"device_id" integer NOT NULL,
	"channel" integer NOT NULL,
	"company_id" integer NOT NULL,
	"requested_on" timestamp (3) with time zone NOT NULL,
	"ready_on" timestamp (3) with time zone,
	CONSTRAINT "camera_file_lists_device_id_channel_pk" PRIMARY KEY("device_id","channel")
);
--> statement-breakpoint
CREATE TABLE "camera_videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "camera_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"channel" integer NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"requested_on" timestamp (3) with time zone NOT NULL,
	"ready_on" timestamp (3) with time zone,
	"is_broken" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "status" "vehicle_status" DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "camera_file_lists" ADD CONSTRAINT "camera_file_lists_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camera_file_lists" ADD CONSTRAINT "camera_file_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camera_videos" ADD CONSTRAINT "camera_videos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camera_videos" ADD CONSTRAINT "camera_videos_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camera_videos" ADD CONSTRAINT "camera_videos_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "camera_videos_vehicle" ON "camera_videos" USING btree ("vehicle_id","start_time");--> statement-breakpoint
CREATE UNIQUE INDEX "camera_videos_moment" ON "camera_videos" USING btree ("device_id","channel","start_time") WHERE not "camera_videos"."is_broken";--> statement-breakpoint
CREATE INDEX "raw_alerts_fleet_order" ON "raw_alerts" USING btree ("company_id",("fleet_order" ->> 'foId')) WHERE "raw_alerts"."fleet_order" is not null;