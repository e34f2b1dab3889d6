CREATE TABLE "satisfaction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "satisfaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"point" integer NOT NULL,
	"comment" text NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "satisfaction_point" CHECK ("satisfaction"."point" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "satisfaction" ADD CONSTRAINT "satisfaction_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satisfaction" ADD CONSTRAINT "satisfaction_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "satisfaction_user" ON "satisfaction" USING btree ("user_id","created_on");