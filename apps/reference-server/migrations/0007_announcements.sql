CREATE TYPE "public"."announcement_action" AS ENUM('pop_up_image', 'carousel_image', 'pop_up_video', 'external_link', 'internal_link');--> statement-breakpoint
CREATE TABLE "announcement_receivers" (
	"user_id" integer NOT NULL,
	"announcement_id" uuid NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"read_on" timestamp (3) with time zone,
	CONSTRAINT "announcement_receivers_user_id_announcement_id_pk" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"action" "announcement_action" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"thumbnail" text,
	"content" jsonb NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
ALTER TABLE "announcement_receivers" ADD CONSTRAINT "announcement_receivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_receivers" ADD CONSTRAINT "announcement_receivers_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_receivers_list" ON "announcement_receivers" USING btree ("user_id","created_on","announcement_id");--> statement-breakpoint
CREATE INDEX "announcements_company" ON "announcements" USING btree ("company_id");