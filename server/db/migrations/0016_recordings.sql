ALTER TABLE "recognized_parts" DROP CONSTRAINT "recognized_once";--> statement-breakpoint
ALTER TABLE "recognized_parts" ADD COLUMN "provider" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recognized_parts" ADD CONSTRAINT "recognized_once" UNIQUE("upload_id","provider","part");