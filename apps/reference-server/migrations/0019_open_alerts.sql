ALTER TYPE "public"."audit_action" ADD VALUE 'CompanyExported';--> statement-breakpoint
ALTER TYPE "public"."audit_action" ADD VALUE 'CompanyDeleted';--> statement-breakpoint
ALTER TYPE "public"."audit_action" ADD VALUE 'RefreshTokenReused';--> statement-breakpoint
CREATE INDEX "raw_alerts_open" ON "raw_alerts" USING btree ("company_id","created_on" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not "raw_alerts"."is_resolved" and not "raw_alerts"."is_false_alert";