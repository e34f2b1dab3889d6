CREATE TYPE "public"."order_action" AS ENUM('created', 'updated', 'transition');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('DRAFT', 'CONFIRMED', 'ASSIGNED', 'COMPLETED', 'CANCELED');--> statement-breakpoint
CREATE TABLE "order_bulk_results" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_bulk_results_company_id_user_id_idempotency_key_pk" PRIMARY KEY("company_id","user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_fleet_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_fleet_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"number" text NOT NULL,
	"license_plate" text NOT NULL,
	"driver_name" text,
	"status" text NOT NULL,
	"started_on" timestamp (3) with time zone,
	"finished_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"action" "order_action" NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"user_id" integer,
	"from_status" "order_status",
	"to_status" "order_status" NOT NULL,
	"reason" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"number" text NOT NULL,
	"status" "order_status" DEFAULT 'DRAFT' NOT NULL,
	"sales_name" text,
	"customer_name" text NOT NULL,
	"reference_number" text,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	"picked_on" timestamp (3) with time zone,
	"delivered_on" timestamp (3) with time zone,
	"sender_name" text,
	"sender_phone" text,
	"recipient_name" text,
	"recipient_phone" text,
	"total_weight" double precision DEFAULT 0 NOT NULL,
	"total_volume" double precision DEFAULT 0 NOT NULL,
	"total_price" double precision DEFAULT 0 NOT NULL,
	"locations" text[] DEFAULT '{}'::text[] NOT NULL,
	"canceled_reason" text,
	"canceled_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(number || chr(10) || customer_name || chr(10) || coalesce(reference_number, '') || chr(10) || coalesce(sales_name, '') || chr(10) || coalesce(sender_name, '') || chr(10) || coalesce(recipient_name, ''))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_bulk_results" ADD CONSTRAINT "order_bulk_results_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bulk_results" ADD CONSTRAINT "order_bulk_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fleet_tasks" ADD CONSTRAINT "order_fleet_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fleet_tasks" ADD CONSTRAINT "order_fleet_tasks_order_id_sales_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_sales_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_orders" ADD CONSTRAINT "sales_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_bulk_results_created" ON "order_bulk_results" USING btree ("created_on");--> statement-breakpoint
CREATE INDEX "order_fleet_tasks_order" ON "order_fleet_tasks" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_orders_number" ON "sales_orders" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "sales_orders_status" ON "sales_orders" USING btree ("company_id","status","created_on");--> statement-breakpoint
CREATE INDEX "sales_orders_sales" ON "sales_orders" USING btree ("company_id","sales_name","id");--> statement-breakpoint
CREATE INDEX "sales_orders_customer" ON "sales_orders" USING btree ("company_id","customer_name","id");--> statement-breakpoint
CREATE INDEX "sales_orders_reference" ON "sales_orders" USING btree ("company_id","reference_number","id");--> statement-breakpoint
CREATE INDEX "sales_orders_created" ON "sales_orders" USING btree ("company_id","created_on","id");--> statement-breakpoint
CREATE INDEX "sales_orders_picked" ON "sales_orders" USING btree ("company_id","picked_on","id");--> statement-breakpoint
CREATE INDEX "sales_orders_delivered" ON "sales_orders" USING btree ("company_id","delivered_on","id");--> statement-breakpoint
CREATE INDEX "sales_orders_sender" ON "sales_orders" USING btree ("company_id","sender_name","id");--> statement-breakpoint
CREATE INDEX "sales_orders_sender_phone" ON "sales_orders" USING btree ("company_id","sender_phone","id");--> statement-breakpoint
CREATE INDEX "sales_orders_recipient" ON "sales_orders" USING btree ("company_id","recipient_name","id");--> statement-breakpoint
CREATE INDEX "sales_orders_recipient_phone" ON "sales_orders" USING btree ("company_id","recipient_phone","id");--> statement-breakpoint
CREATE INDEX "sales_orders_weight" ON "sales_orders" USING btree ("company_id","total_weight","id","total_volume","total_price");--> statement-breakpoint
CREATE INDEX "sales_orders_volume" ON "sales_orders" USING btree ("company_id","total_volume","id");--> statement-breakpoint
CREATE INDEX "sales_orders_price" ON "sales_orders" USING btree ("company_id","total_price","id");--> statement-breakpoint
CREATE INDEX "sales_orders_locations" ON "sales_orders" USING btree ("company_id",("locations"[1]),"id");--> statement-breakpoint
-- The search works without this index, only slower: some databases have no pg_trgm, or do not let the server create it.
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
		CREATE EXTENSION IF NOT EXISTS pg_trgm;
		CREATE INDEX "sales_orders_search" ON "sales_orders" USING gin ("search_text" gin_trgm_ops);
	END IF;
EXCEPTION WHEN insufficient_privilege THEN
	NULL;
END;
$$;--> statement-breakpoint
-- The demo's users that see the menu item in a new demo, in one that was created before.
UPDATE "users" SET "scopes" = "scopes" || ARRAY['sales-order:read', 'sales-order:create', 'sales-order:update', 'sales-order:delete']
WHERE "email" ~ '^(manager|dispatcher|nomail)@\w+\.pantau\.example$';
