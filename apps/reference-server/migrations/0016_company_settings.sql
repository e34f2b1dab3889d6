CREATE TYPE "public"."company_section" AS ENUM('identity', 'operation', 'driverScore', 'branding', 'bankAccounts', 'categories');--> statement-breakpoint
CREATE TABLE "company_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"section" "company_section" NOT NULL,
	"field" text NOT NULL,
	"old_value" text,
	"new_value" text
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_base" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_base" SET DEFAULT 100;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_initial_interval" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_initial_interval" SET DEFAULT 100;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_initial_bonus" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_interval" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_interval" SET DEFAULT 100;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_bonus" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_bonus" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_min_score_a" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_min_score_a" SET DEFAULT 90;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_min_score_b" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_min_score_b" SET DEFAULT 75;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_min_score_c" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_min_score_c" SET DEFAULT 60;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_min_score_d" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "ds_min_score_d" SET DEFAULT 40;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "identity_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "operation_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "driver_score_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "branding_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "signed_in_on" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "refresh_tokens" AS "token" SET "signed_in_on" = (
	SELECT min("other"."created_on") FROM "refresh_tokens" AS "other" WHERE "other"."family_id" = "token"."family_id"
);--> statement-breakpoint
ALTER TABLE "refresh_tokens" ALTER COLUMN "signed_in_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_changes_company" ON "company_changes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_logos_sha256" ON "company_logos" USING btree ("sha256");--> statement-breakpoint
DELETE FROM "bank_accounts" AS "account" USING "bank_accounts" AS "other"
WHERE "other"."company_id" = "account"."company_id" AND "other"."bank_name" = "account"."bank_name"
	AND "other"."account_no" = "account"."account_no"
	AND (("other"."is_default" AND NOT "account"."is_default")
		OR ("other"."is_default" = "account"."is_default" AND "other"."bank_account_id" < "account"."bank_account_id"));--> statement-breakpoint
UPDATE "bank_accounts" AS "account" SET "is_default" = ("account"."bank_account_id" = (
	SELECT "other"."bank_account_id" FROM "bank_accounts" AS "other" WHERE "other"."company_id" = "account"."company_id"
	ORDER BY "other"."is_default" DESC, "other"."bank_account_id" LIMIT 1
));--> statement-breakpoint
DELETE FROM "company_categories" AS "category" WHERE EXISTS (
	SELECT 1 FROM "company_categories" AS "other" LEFT JOIN "companies" ON "companies"."id" = "other"."company_id"
	WHERE "other"."company_id" = "category"."company_id" AND lower("other"."text") = lower("category"."text")
		AND ((("other"."text" = "companies"."category") IS TRUE AND ("category"."text" = "companies"."category") IS NOT TRUE)
			OR ((("other"."text" = "companies"."category") IS TRUE) = (("category"."text" = "companies"."category") IS TRUE)
				AND "other"."id" < "category"."id"))
);--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_number" ON "bank_accounts" USING btree ("company_id","bank_name","account_no");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_default" ON "bank_accounts" USING btree ("company_id") WHERE "bank_accounts"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "company_categories_text" ON "company_categories" USING btree ("company_id",lower("text"));--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "company_categories" DROP COLUMN "has_relation";