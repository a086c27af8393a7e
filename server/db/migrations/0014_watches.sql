CREATE TABLE "watched_channels" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"videos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etag" text,
	"last_modified" text,
	"look_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_message" text
);
--> statement-breakpoint
CREATE TABLE "watched_videos" (
	"watch_id" text NOT NULL,
	"platform_id" text NOT NULL,
	CONSTRAINT "watched_videos_watch_id_platform_id_pk" PRIMARY KEY("watch_id","platform_id")
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"wish" jsonb NOT NULL,
	"status" text NOT NULL,
	"include_shorts" boolean NOT NULL,
	"cap_micro_cents" bigint,
	"since" timestamp (3) with time zone NOT NULL,
	"error_code" text,
	"error_message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watches_once" UNIQUE("owner_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "batch_items" ADD COLUMN "not_yet_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "watch_id" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "month" text;--> statement-breakpoint
ALTER TABLE "watched_videos" ADD CONSTRAINT "watched_videos_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_channel_id_watched_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."watched_channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watched_channels_due" ON "watched_channels" USING btree ("look_at");--> statement-breakpoint
CREATE INDEX "watches_of_channel" ON "watches" USING btree ("channel_id");--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_of_watch" UNIQUE("watch_id","month");