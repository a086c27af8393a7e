ALTER TABLE "generations" ADD COLUMN "is_measured" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "generations" SET "is_measured" = false FROM "transcripts", "videos" WHERE "transcripts"."id" = "generations"."transcript_id" AND NOT "transcripts"."timed" AND "videos"."id" = "generations"."video_id" AND "videos"."kind" IN ('text', 'subtitles');--> statement-breakpoint
UPDATE "videos" SET "duration_ms" = 0 FROM "transcripts" WHERE "transcripts"."id" = "videos"."transcript_id" AND NOT "transcripts"."timed" AND "videos"."kind" IN ('text', 'subtitles');
