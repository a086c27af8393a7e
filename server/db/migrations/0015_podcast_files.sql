CREATE TABLE "podcast_files" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "speech_clips" DROP CONSTRAINT "speech_clips_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "podcast_audio" ADD COLUMN "script" jsonb NOT NULL;