CREATE TYPE "public"."audit_action" AS ENUM('SignIn', 'SignInFailed', 'SignOut', 'SessionsEnded', 'CompanyAdded', 'UserAdded', 'RoleSet', 'PasswordSet', 'UserActivated', 'UserDeactivated', 'IngestKeyAdded', 'IngestKeyRevoked', 'SettingsChanged', 'AlertsChanged', 'RulesChanged', 'OrdersChanged');--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_on" timestamp (3) with time zone NOT NULL,
	"company_id" integer,
	"user_id" integer,
	"action" "audit_action" NOT NULL,
	"target" text,
	"count" integer,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_company" ON "audit_entries" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_on");