CREATE TYPE "public"."alert_action_type" AS ENUM('Read', 'FalseAlert', 'Feedback', 'Resolve');--> statement-breakpoint
CREATE TYPE "public"."company_type" AS ENUM('standard', 'whitelabel', 'brand');--> statement-breakpoint
CREATE TYPE "public"."selection_mode" AS ENUM('All', 'Selection', 'Exclude');--> statement-breakpoint
CREATE TYPE "public"."alert_urgency_type" AS ENUM('Urgent', 'Important');--> statement-breakpoint
CREATE TABLE "alert_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"action_type" "alert_action_type" NOT NULL,
	"selection_mode" "selection_mode" NOT NULL,
	"raw_alert_ids" bigint[] NOT NULL,
	"vehicle_ids" integer[] NOT NULL,
	"alert_urgency_type" "alert_urgency_type",
	"date_start" timestamp (3) with time zone NOT NULL,
	"date_end" timestamp (3) with time zone NOT NULL,
	"data" text,
	"created_on" timestamp (3) with time zone NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_rule_geofences" (
	"alert_rule_id" integer NOT NULL,
	"geofence_id" integer NOT NULL,
	CONSTRAINT "alert_rule_geofences_alert_rule_id_geofence_id_pk" PRIMARY KEY("alert_rule_id","geofence_id")
);
--> statement-breakpoint
CREATE TABLE "alert_rule_users" (
	"alert_rule_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "alert_rule_users_alert_rule_id_user_id_pk" PRIMARY KEY("alert_rule_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "alert_rule_vehicles" (
	"alert_rule_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	CONSTRAINT "alert_rule_vehicles_alert_rule_id_vehicle_id_pk" PRIMARY KEY("alert_rule_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"label" text NOT NULL,
	"alert_code" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alert_urgency_type" "alert_urgency_type" NOT NULL,
	"min_threshold" double precision,
	"max_threshold" double precision,
	"min_threshold_time" integer,
	"alert_count_threshold" integer,
	"alert_count_window" integer,
	"with_schedule" boolean DEFAULT false NOT NULL,
	"start_time" text,
	"end_time" text,
	"day_of_week" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"with_geofence" boolean DEFAULT false NOT NULL,
	"is_inside_geofence" boolean DEFAULT true NOT NULL,
	"auto_popup" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"bank_account_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_bank_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"bank_name" text NOT NULL,
	"account_name" text NOT NULL,
	"account_no" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_type" "company_type" DEFAULT 'standard' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"time_zone" text DEFAULT 'Asia/Jakarta' NOT NULL,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"live_sequence" bigint DEFAULT 0 NOT NULL,
	"setup_notif_completed" boolean DEFAULT false NOT NULL,
	"idle_timeout" integer DEFAULT 5 NOT NULL,
	"park_timeout" integer DEFAULT 10 NOT NULL,
	"offline_timeout" integer DEFAULT 60 NOT NULL,
	"fuel_gain_alert" integer DEFAULT 10 NOT NULL,
	"fuel_loss_alert" integer DEFAULT 10 NOT NULL,
	"show_geocode" boolean DEFAULT true NOT NULL,
	"phone_no" text,
	"fax_no" text,
	"tax_no" text,
	"category" text,
	"company_tag" text,
	"email" text,
	"domain_name" text,
	"logo_url" text,
	"ds_base" integer DEFAULT 100 NOT NULL,
	"ds_interval_type" text DEFAULT 'distance' NOT NULL,
	"ds_initial_interval" integer DEFAULT 100 NOT NULL,
	"ds_initial_bonus" integer DEFAULT 0 NOT NULL,
	"ds_interval" integer DEFAULT 100 NOT NULL,
	"ds_bonus" integer DEFAULT 1 NOT NULL,
	"ds_cost_brake" double precision DEFAULT 1 NOT NULL,
	"ds_cost_accel" double precision DEFAULT 1 NOT NULL,
	"ds_cost_overspeed" double precision DEFAULT 1 NOT NULL,
	"ds_cost_sharpturn" double precision DEFAULT 1 NOT NULL,
	"ds_min_score_a" integer DEFAULT 90 NOT NULL,
	"ds_min_score_b" integer DEFAULT 75 NOT NULL,
	"ds_min_score_c" integer DEFAULT 60 NOT NULL,
	"ds_min_score_d" integer DEFAULT 40 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"text" text NOT NULL,
	"has_relation" boolean DEFAULT false NOT NULL,
	"src_table" text,
	"src_column" text
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"imei" text NOT NULL,
	"is_main" boolean DEFAULT true NOT NULL,
	"device_type" text,
	"device_category" text,
	"device_code" text,
	"phone_no" text,
	"last_report_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"fullname" text NOT NULL,
	"phone_no" text,
	"photograph" text,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geofences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "geofences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"fence_name" text NOT NULL,
	"address" text,
	"service_loc_type" text,
	"type" text NOT NULL,
	"shape" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"imei" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"received_on" timestamp (3) with time zone NOT NULL,
	"alert" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raw_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raw_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"created_seq" bigint NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"received_on" timestamp (3) with time zone NOT NULL,
	"vehicle_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"driver_id" integer,
	"alert_code" integer NOT NULL,
	"alert_rule_ids" integer[] NOT NULL,
	"alert_data" text,
	"alert_flag" text,
	"alert_trigger" double precision,
	"threshold" double precision,
	"duration_seconds" integer,
	"cost" double precision,
	"latitude" double precision,
	"longitude" double precision,
	"geofences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" text,
	"download_video_status" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"read_on" timestamp (3) with time zone,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"resolved_on" timestamp (3) with time zone,
	"resolved_by" integer,
	"is_false_alert" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"family_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL,
	"used_on" timestamp (3) with time zone,
	"revoked_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"raw_alert_id" bigint NOT NULL,
	"type_field" "alert_action_type" NOT NULL,
	"data" text,
	"created_on" timestamp (3) with time zone NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"fullname" text NOT NULL,
	"profile_email" text,
	"phone_no" text,
	"last_reminder" timestamp (3) with time zone,
	"scopes" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_positions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"recorded_on" timestamp (3) with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"speed" double precision,
	"course" double precision,
	"ignition" boolean,
	"odometer" double precision
);
--> statement-breakpoint
CREATE TABLE "vehicle_states" (
	"vehicle_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"license_plate" text NOT NULL,
	"category" text DEFAULT 'truck' NOT NULL,
	"driver_id" integer,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_actions" ADD CONSTRAINT "alert_actions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_actions" ADD CONSTRAINT "alert_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_geofences" ADD CONSTRAINT "alert_rule_geofences_alert_rule_id_alert_rules_id_fk" FOREIGN KEY ("alert_rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_geofences" ADD CONSTRAINT "alert_rule_geofences_geofence_id_geofences_id_fk" FOREIGN KEY ("geofence_id") REFERENCES "public"."geofences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_users" ADD CONSTRAINT "alert_rule_users_alert_rule_id_alert_rules_id_fk" FOREIGN KEY ("alert_rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_users" ADD CONSTRAINT "alert_rule_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_vehicles" ADD CONSTRAINT "alert_rule_vehicles_alert_rule_id_alert_rules_id_fk" FOREIGN KEY ("alert_rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_vehicles" ADD CONSTRAINT "alert_rule_vehicles_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_categories" ADD CONSTRAINT "company_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geofences" ADD CONSTRAINT "geofences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_alerts" ADD CONSTRAINT "pending_alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_alerts" ADD CONSTRAINT "raw_alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_alerts" ADD CONSTRAINT "raw_alerts_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_alerts" ADD CONSTRAINT "raw_alerts_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_alerts" ADD CONSTRAINT "raw_alerts_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_alerts" ADD CONSTRAINT "raw_alerts_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logs" ADD CONSTRAINT "user_logs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logs" ADD CONSTRAINT "user_logs_raw_alert_id_raw_alerts_id_fk" FOREIGN KEY ("raw_alert_id") REFERENCES "public"."raw_alerts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logs" ADD CONSTRAINT "user_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_positions" ADD CONSTRAINT "vehicle_positions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_positions" ADD CONSTRAINT "vehicle_positions_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_states" ADD CONSTRAINT "vehicle_states_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_states" ADD CONSTRAINT "vehicle_states_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_actions_seq" ON "alert_actions" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "alert_rule_users_user" ON "alert_rule_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_rules_company_code" ON "alert_rules" USING btree ("company_id","alert_code");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_company_imei" ON "devices" USING btree ("company_id","imei");--> statement-breakpoint
CREATE INDEX "devices_vehicle" ON "devices" USING btree ("vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_alerts_dedupe" ON "pending_alerts" USING btree ("company_id","imei","dedupe_key");--> statement-breakpoint
CREATE UNIQUE INDEX "raw_alerts_dedupe" ON "raw_alerts" USING btree ("company_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "raw_alerts_newest" ON "raw_alerts" USING btree ("company_id","created_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "raw_alerts_seq" ON "raw_alerts" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "raw_alerts_created_seq" ON "raw_alerts" USING btree ("company_id","created_seq");--> statement-breakpoint
CREATE INDEX "raw_alerts_vehicle_code" ON "raw_alerts" USING btree ("vehicle_id","alert_code","created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "user_logs_alert" ON "user_logs" USING btree ("raw_alert_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_positions_vehicle" ON "vehicle_positions" USING btree ("vehicle_id","recorded_on");--> statement-breakpoint
CREATE INDEX "vehicles_company" ON "vehicles" USING btree ("company_id");