ALTER TABLE "platform_paces" ADD COLUMN "rests" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_paces" ADD COLUMN "visitors" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "gaps" jsonb;