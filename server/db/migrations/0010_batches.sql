CREATE TABLE "batch_items" (
	"id" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"place" integer NOT NULL,
	"platform_id" text NOT NULL,
	"title" text NOT NULL,
	"duration_ms" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"video_id" text,
	"generations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ceiling_micro_cents" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"error_code" text,
	"error_message" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"look_at" timestamp (3) with time zone,
	CONSTRAINT "batch_items_once" UNIQUE("batch_id","platform_id")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"wish" jsonb NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"error_message" text,
	"cap_micro_cents" bigint,
	"job_number" integer DEFAULT 1 NOT NULL,
	"rest_until" timestamp (3) with time zone,
	"resumed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_items_in_order" ON "batch_items" USING btree ("batch_id","place");--> statement-breakpoint
CREATE INDEX "batches_newest_first" ON "batches" USING btree ("owner_id","id");