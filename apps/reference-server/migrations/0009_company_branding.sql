ALTER TABLE "companies" ADD COLUMN "brand_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "menu_color" text;