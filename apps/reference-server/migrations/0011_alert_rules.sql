CREATE TABLE "alert_rule_contacts" (
	"alert_rule_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	CONSTRAINT "alert_rule_contacts_alert_rule_id_contact_id_pk" PRIMARY KEY("alert_rule_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "alert_rule_vehicle_groups" (
	"alert_rule_id" integer NOT NULL,
	"vehicle_group_id" integer NOT NULL,
	CONSTRAINT "alert_rule_vehicle_groups_alert_rule_id_vehicle_group_id_pk" PRIMARY KEY("alert_rule_id","vehicle_group_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"label" text,
	"email" text,
	"phone_number" text,
	"user_id" integer
);
--> statement-breakpoint
CREATE TABLE "vehicle_group_members" (
	"vehicle_group_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	CONSTRAINT "vehicle_group_members_vehicle_group_id_vehicle_id_pk" PRIMARY KEY("vehicle_group_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "vehicle_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "updated_on" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "alert_rule_contacts" ADD CONSTRAINT "alert_rule_contacts_alert_rule_id_alert_rules_id_fk" FOREIGN KEY ("alert_rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_contacts" ADD CONSTRAINT "alert_rule_contacts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_vehicle_groups" ADD CONSTRAINT "alert_rule_vehicle_groups_alert_rule_id_alert_rules_id_fk" FOREIGN KEY ("alert_rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_vehicle_groups" ADD CONSTRAINT "alert_rule_vehicle_groups_vehicle_group_id_vehicle_groups_id_fk" FOREIGN KEY ("vehicle_group_id") REFERENCES "public"."vehicle_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_group_members" ADD CONSTRAINT "vehicle_group_members_vehicle_group_id_vehicle_groups_id_fk" FOREIGN KEY ("vehicle_group_id") REFERENCES "public"."vehicle_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_group_members" ADD CONSTRAINT "vehicle_group_members_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_groups" ADD CONSTRAINT "vehicle_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_company" ON "contacts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "vehicle_group_members_vehicle" ON "vehicle_group_members" USING btree ("vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_groups_name" ON "vehicle_groups" USING btree ("company_id","name");--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "alert_rules" SET "updated_on" = "created_on";--> statement-breakpoint
DROP TRIGGER "alert_rules_version" ON "alert_rules";--> statement-breakpoint
DROP TRIGGER "alert_rule_vehicles_rules_version" ON "alert_rule_vehicles";--> statement-breakpoint
DROP TRIGGER "alert_rule_geofences_rules_version" ON "alert_rule_geofences";--> statement-breakpoint
DROP FUNCTION "grow_rules_version_of_link"();--> statement-breakpoint
-- Once per statement: a rule can have thousands of vehicles. Names of triggers: table, event.
CREATE FUNCTION "grow_rules_version_of_rules"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "companies" SET "rules_version" = "rules_version" + 1
		WHERE "id" IN (SELECT "company_id" FROM "changed");
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "grow_rules_version_of_links"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "companies" SET "rules_version" = "rules_version" + 1
		WHERE "id" IN (SELECT "company_id" FROM "alert_rules"
			WHERE "id" IN (SELECT "alert_rule_id" FROM "changed"));
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "grow_rules_version_of_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "companies" SET "rules_version" = "rules_version" + 1
		WHERE "id" IN (SELECT "company_id" FROM "vehicle_groups"
			WHERE "id" IN (SELECT "vehicle_group_id" FROM "changed"));
	RETURN NULL;
END;
$$;--> statement-breakpoint
DO $$
DECLARE
	tables text[][] := ARRAY[
		['alert_rules', 'grow_rules_version_of_rules'],
		['alert_rule_vehicles', 'grow_rules_version_of_links'],
		['alert_rule_geofences', 'grow_rules_version_of_links'],
		['alert_rule_vehicle_groups', 'grow_rules_version_of_links'],
		['vehicle_group_members', 'grow_rules_version_of_members']
	];
	event text;
BEGIN
	FOR i IN 1..array_length(tables, 1) LOOP
		FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
			EXECUTE format(
				'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION %I()',
				tables[i][1] || '_rules_version_' || event, event, tables[i][1],
				CASE event WHEN 'delete' THEN 'OLD' ELSE 'NEW' END, tables[i][2]);
		END LOOP;
	END LOOP;
END;
$$;
