ALTER TYPE "public"."audit_action" ADD VALUE 'CompanyExported';--> statement-breakpoint
ALTER TYPE "public"."audit_action" ADD VALUE 'CompanyDeleted';--> statement-breakpoint
ALTER TYPE "public"."audit_action" ADD VALUE 'RefreshTokenReused';--> statement-breakpoint
DROP INDEX "raw_alerts_newest";--> statement-breakpoint
DROP INDEX "user_logs_newest";--> statement-breakpoint
CREATE INDEX "raw_alerts_open" ON "raw_alerts" USING btree ("company_id","created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not "raw_alerts"."is_resolved" and not "raw_alerts"."is_false_alert";--> statement-breakpoint
CREATE INDEX "raw_alerts_newest" ON "raw_alerts" USING btree ("company_id","created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_logs_newest" ON "user_logs" USING btree ("company_id","created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);