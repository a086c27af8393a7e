ALTER TABLE "generations" ADD COLUMN "video_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "duration_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "usage" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "style_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "prompt_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;