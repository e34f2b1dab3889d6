CREATE TABLE "sign_in_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"failures" integer NOT NULL,
	"ends_on" timestamp (3) with time zone NOT NULL
);
