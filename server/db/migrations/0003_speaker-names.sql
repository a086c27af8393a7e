CREATE TABLE "speaker_names" (
	"video_id" text NOT NULL,
	"transcript_id" text NOT NULL,
	"chosen" jsonb NOT NULL,
	"before" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "speaker_names_video_id_transcript_id_pk" PRIMARY KEY("video_id","transcript_id")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "mentions" jsonb;--> statement-breakpoint
ALTER TABLE "speaker_names" ADD CONSTRAINT "speaker_names_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_names" ADD CONSTRAINT "speaker_names_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;