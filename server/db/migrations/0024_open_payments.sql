ALTER TABLE "purchases" ADD COLUMN "state" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_invoice" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid" jsonb;