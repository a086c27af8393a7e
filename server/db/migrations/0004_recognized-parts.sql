ALTER TABLE "recognized_parts" ADD COLUMN "until_ms" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "ready_at" timestamp (3) with time zone;