CREATE TABLE "platform_paces" (
	"address" text PRIMARY KEY NOT NULL,
	"next_start_at" timestamp (3) with time zone NOT NULL,
	"places" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rest_code" text,
	"rest_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "platform_videos" ADD COLUMN "asking_until" timestamp (3) with time zone;