ALTER TABLE "watched_channels" ADD COLUMN "push_secret" text;--> statement-breakpoint
ALTER TABLE "watched_channels" ADD COLUMN "push_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "watched_channels" ADD COLUMN "push_asked_at" timestamp (3) with time zone;