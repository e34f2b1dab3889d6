ALTER TYPE "public"."audit_action" ADD VALUE 'ApiKeyAdded' BEFORE 'SettingsChanged';--> statement-breakpoint
ALTER TYPE "public"."audit_action" ADD VALUE 'ApiKeyRotated' BEFORE 'SettingsChanged';--> statement-breakpoint
ALTER TYPE "public"."audit_action" ADD VALUE 'ApiKeyRevoked' BEFORE 'SettingsChanged';--> statement-breakpoint
ALTER TYPE "public"."audit_action" ADD VALUE 'TokenIssuerChanged' BEFORE 'SettingsChanged';--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp (3) with time zone,
	"scopes" text[] NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"rotated_on" timestamp (3) with time zone,
	"last_used_on" timestamp (3) with time zone,
	"revoked_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "token_issuers" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"jwks_url" text NOT NULL,
	"scopes" text[] NOT NULL,
	"changed_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "api_key_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_issuers" ADD CONSTRAINT "token_issuers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_previous_hash" ON "api_keys" USING btree ("previous_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "token_issuers_issuer" ON "token_issuers" USING btree ("issuer");--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_api_key" ON "refresh_tokens" USING btree ("api_key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_external_id" ON "users" USING btree ("company_id","external_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_sign_in" CHECK (("users"."external_id" is null) = ("users"."email" is not null and "users"."password_hash" is not null));