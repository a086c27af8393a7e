CREATE TABLE "platform_videos" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"channel_id" text DEFAULT '' NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thumbnail" text,
	"tracks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failure_code" text,
	"failure_until" timestamp (3) with time zone,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"taken_down_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recognized_parts" (
	"upload_id" text NOT NULL,
	"part" integer NOT NULL,
	"cues" jsonb NOT NULL,
	"language_tag" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recognized_once" UNIQUE("upload_id","part")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"video_id" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"declared" text,
	"kept" boolean DEFAULT false NOT NULL,
	"rights_confirmed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "transcripts" DROP CONSTRAINT "transcripts_once_per_language";--> statement-breakpoint
ALTER TABLE "transcripts" ALTER COLUMN "video_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ALTER COLUMN "language" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "language" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "platform_id" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "kind" text DEFAULT 'sample' NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "duration_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "language_tag" text DEFAULT 'und' NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "declared_tag" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "detected_tag" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "chapters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "language_tag" text DEFAULT 'und' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "thumbnail" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "state" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "transcript_id" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "language_missing" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "progress" real;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "error_message" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "attempts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recognized_parts" ADD CONSTRAINT "recognized_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_of_an_account" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_of_a_video" UNIQUE("video_id","fingerprint");--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_of_a_platform_video" UNIQUE("platform_id","declared_tag","kind","fingerprint");--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_have_one_owner" CHECK (num_nonnulls("transcripts"."video_id", "transcripts"."platform_id") = 1);
--> statement-breakpoint
UPDATE "transcripts" SET "title" = v."title", "duration_ms" = v."duration_ms", "chapters" = v."chapters" FROM "videos" v WHERE v."id" = "transcripts"."video_id";
--> statement-breakpoint
UPDATE "videos" SET "transcript_id" = t."id" FROM "transcripts" t WHERE t."video_id" = "videos"."id";