ALTER TABLE "companies" ADD COLUMN "rules_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "grow_rules_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "companies" SET "rules_version" = "rules_version" + 1 WHERE "id" = OLD."company_id";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE "companies" SET "rules_version" = "rules_version" + 1 WHERE "id" = NEW."company_id";
	END IF;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "grow_rules_version_of_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "companies" SET "rules_version" = "rules_version" + 1
			WHERE "id" = (SELECT "company_id" FROM "alert_rules" WHERE "id" = OLD."alert_rule_id");
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE "companies" SET "rules_version" = "rules_version" + 1
			WHERE "id" = (SELECT "company_id" FROM "alert_rules" WHERE "id" = NEW."alert_rule_id");
	END IF;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "alert_rules_version" AFTER INSERT OR UPDATE OR DELETE ON "alert_rules"
	FOR EACH ROW EXECUTE FUNCTION "grow_rules_version"();--> statement-breakpoint
CREATE TRIGGER "geofences_rules_version" AFTER INSERT OR UPDATE OR DELETE ON "geofences"
	FOR EACH ROW EXECUTE FUNCTION "grow_rules_version"();--> statement-breakpoint
CREATE TRIGGER "alert_rule_vehicles_rules_version" AFTER INSERT OR UPDATE OR DELETE ON "alert_rule_vehicles"
	FOR EACH ROW EXECUTE FUNCTION "grow_rules_version_of_link"();--> statement-breakpoint
CREATE TRIGGER "alert_rule_geofences_rules_version" AFTER INSERT OR UPDATE OR DELETE ON "alert_rule_geofences"
	FOR EACH ROW EXECUTE FUNCTION "grow_rules_version_of_link"();
