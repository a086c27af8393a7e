CREATE TABLE "podcast_audio" (
	"generation_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"settings" jsonb NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"lines_done" integer DEFAULT 0 NOT NULL,
	"lines_total" integer DEFAULT 0 NOT NULL,
	"remaining_seconds" real,
	"error_code" text,
	"error_message" text,
	"result" jsonb,
	"published" boolean DEFAULT true NOT NULL,
	"job_number" integer DEFAULT 1 NOT NULL,
	"lease" text,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "podcast_feeds" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "podcast_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "pronunciations" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speech_clips" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"key" text NOT NULL,
	"sample_rate" integer NOT NULL,
	"samples" integer NOT NULL,
	"loudness_lufs" real,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speech_clips_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
ALTER TABLE "podcast_audio" ADD CONSTRAINT "podcast_audio_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_audio" ADD CONSTRAINT "podcast_audio_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_feeds" ADD CONSTRAINT "podcast_feeds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_clips" ADD CONSTRAINT "speech_clips_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "podcast_audio_of_an_account" ON "podcast_audio" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "speech_clips_by_last_use" ON "speech_clips" USING btree ("last_used_at");