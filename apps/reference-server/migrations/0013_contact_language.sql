CREATE TYPE "public"."contact_language" AS ENUM('id', 'en');--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "language" "contact_language" DEFAULT 'id' NOT NULL;--> statement-breakpoint
CREATE TRIGGER "alert_rule_contacts_rules_version_insert" AFTER INSERT ON "alert_rule_contacts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "grow_rules_version_of_links"();--> statement-breakpoint
CREATE TRIGGER "alert_rule_contacts_rules_version_update" AFTER UPDATE ON "alert_rule_contacts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "grow_rules_version_of_links"();--> statement-breakpoint
CREATE TRIGGER "alert_rule_contacts_rules_version_delete" AFTER DELETE ON "alert_rule_contacts" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "grow_rules_version_of_links"();--> statement-breakpoint
CREATE TRIGGER "contacts_rules_version_update" AFTER UPDATE ON "contacts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "grow_rules_version_of_rules"();
