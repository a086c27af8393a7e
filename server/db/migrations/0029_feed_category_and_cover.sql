ALTER TABLE "podcast_audio" ALTER COLUMN "published" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "podcast_feeds" ADD COLUMN "category" text DEFAULT 'Education' NOT NULL;--> statement-breakpoint
ALTER TABLE "podcast_feeds" ADD COLUMN "cover_key" text;