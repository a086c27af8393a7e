CREATE SEQUENCE "public"."billing_tickets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ai_keys" (
	"owner_id" text NOT NULL,
	"provider" text NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"state" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_keys_owner_id_provider_pk" PRIMARY KEY("owner_id","provider")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text DEFAULT 'login' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits_ms" bigint[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"method" text DEFAULT 'terminal' NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"language" text,
	"style_id" text,
	"model" text,
	"voices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cap_cents" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"activated_at" timestamp (3) with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_google_subject_unique" UNIQUE("google_subject"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"owner_id" text,
	"email" text NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"linked_at" timestamp (3) with time zone,
	"ticket" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"synced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"customer_id" text,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_notices_subject_kind_pk" PRIMARY KEY("subject","kind")
);
--> statement-breakpoint
CREATE TABLE "lifetime_grants" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"checkout_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"state" text DEFAULT 'paid' NOT NULL,
	"payment_id" text,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	"revoked" text
);
--> statement-breakpoint
CREATE TABLE "simulated_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"shelf" text,
	"object" jsonb NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "simulated_objects_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"began_as_trial" boolean DEFAULT true NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"trial_end" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"has_card" boolean NOT NULL,
	"card" text,
	"open_invoice" jsonb,
	"paid_until" timestamp (3) with time zone,
	"revoked" text,
	"payment_id" text,
	"paid" jsonb
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"email" text NOT NULL,
	"invited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp (3) with time zone,
	CONSTRAINT "team_members_once" UNIQUE("owner_id","email")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"source" text NOT NULL,
	"email" text NOT NULL,
	"subscription_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trials_source_email_pk" PRIMARY KEY("source","email")
);
--> statement-breakpoint
CREATE TABLE "event_cursors" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_events" (
	"generation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"owner_id" text NOT NULL,
	"owner_seq" bigint NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_events_generation_id_seq_pk" PRIMARY KEY("generation_id","seq"),
	CONSTRAINT "events_of_an_account" UNIQUE("owner_id","owner_seq")
);
--> statement-breakpoint
CREATE TABLE "generation_steps" (
	"generation_id" text NOT NULL,
	"name" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_steps_generation_id_name_pk" PRIMARY KEY("generation_id","name")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"video_id" text NOT NULL,
	"transcript_id" text NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"options" jsonb NOT NULL,
	"title" text NOT NULL,
	"video_title" text DEFAULT '' NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"is_measured" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"error_code" text,
	"error_message" text,
	"engine" jsonb NOT NULL,
	"document" jsonb,
	"checks" jsonb,
	"usage" jsonb,
	"style_id" text,
	"prompt_id" text,
	"brief" jsonb DEFAULT '{"style":null,"prompt":null}'::jsonb NOT NULL,
	"refine" jsonb,
	"favourite" boolean DEFAULT false NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"held_words" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"job_number" integer DEFAULT 1 NOT NULL,
	"lease" text,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "shared_notes" (
	"key" text NOT NULL,
	"stretch" integer NOT NULL,
	"generation_id" text NOT NULL,
	"lease" text NOT NULL,
	"notes" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_notes_key_stretch_pk" PRIMARY KEY("key","stretch")
);
--> statement-breakpoint
CREATE TABLE "generation_search" (
	"generation_id" text PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_versions" (
	"generation_id" text NOT NULL,
	"version" integer NOT NULL,
	"cause" text NOT NULL,
	"title" text NOT NULL,
	"words" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"began_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_versions_generation_id_version_pk" PRIMARY KEY("generation_id","version")
);
--> statement-breakpoint
CREATE TABLE "podcast_audio" (
	"generation_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"settings" jsonb NOT NULL,
	"script" jsonb NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"lines_done" integer DEFAULT 0 NOT NULL,
	"lines_total" integer DEFAULT 0 NOT NULL,
	"remaining_seconds" real,
	"error_code" text,
	"error_message" text,
	"result" jsonb,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
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
	"category" text DEFAULT 'Education' NOT NULL,
	"cover_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "podcast_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "podcast_files" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"loose_since" timestamp (3) with time zone
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
CREATE TABLE "speech_turns" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "speech_turns_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"template" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "styles" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"tone" text NOT NULL,
	"audience" text NOT NULL,
	"rules" jsonb NOT NULL,
	"samples" jsonb NOT NULL,
	"banned_words" jsonb NOT NULL,
	"learned" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_days" (
	"day" text PRIMARY KEY NOT NULL,
	"spent_micro_cents" bigint DEFAULT 0 NOT NULL,
	"held_micro_cents" bigint DEFAULT 0 NOT NULL,
	"visitor_spent_micro_cents" bigint DEFAULT 0 NOT NULL,
	"visitor_held_micro_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"generation_id" text,
	"format" text,
	"stage" text NOT NULL,
	"payer" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"tokens_cached" integer DEFAULT 0 NOT NULL,
	"cost_micro_cents" bigint DEFAULT 0 NOT NULL,
	"held_micro_cents" bigint DEFAULT 0 NOT NULL,
	"estimated" boolean NOT NULL,
	"day" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "spending" (
	"owner_id" text NOT NULL,
	"month" text NOT NULL,
	"payer" text NOT NULL,
	"spent_micro_cents" bigint DEFAULT 0 NOT NULL,
	"held_micro_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spending_owner_id_month_payer_pk" PRIMARY KEY("owner_id","month","payer")
);
--> statement-breakpoint
CREATE TABLE "word_uses" (
	"owner_id" text NOT NULL,
	"generation_id" text NOT NULL,
	"entry" text NOT NULL,
	"words" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "word_uses_owner_id_generation_id_entry_pk" PRIMARY KEY("owner_id","generation_id","entry")
);
--> statement-breakpoint
CREATE TABLE "platform_paces" (
	"address" text PRIMARY KEY NOT NULL,
	"next_start_at" timestamp (3) with time zone NOT NULL,
	"places" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rest_code" text,
	"rest_until" timestamp (3) with time zone
);
--> statement-breakpoint
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
	"taken_down_at" timestamp (3) with time zone,
	"asking_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "public_summaries" (
	"transcript_id" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_summaries_transcript_id_language_pk" PRIMARY KEY("transcript_id","language")
);
--> statement-breakpoint
CREATE TABLE "recognized_parts" (
	"upload_id" text NOT NULL,
	"provider" text NOT NULL,
	"part" integer NOT NULL,
	"cues" jsonb NOT NULL,
	"language_tag" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recognized_once" UNIQUE("upload_id","provider","part")
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"id" text PRIMARY KEY NOT NULL,
	"video_id" text,
	"platform_id" text,
	"kind" text DEFAULT 'sample' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"language" text,
	"language_tag" text DEFAULT 'und' NOT NULL,
	"declared_tag" text,
	"detected_tag" text,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cues" jsonb NOT NULL,
	"timed" boolean DEFAULT true NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transcripts_of_a_video" UNIQUE("video_id","fingerprint"),
	CONSTRAINT "transcripts_of_a_platform_video" UNIQUE("platform_id","declared_tag","kind","fingerprint"),
	CONSTRAINT "transcripts_have_one_owner" CHECK (num_nonnulls("transcripts"."video_id", "transcripts"."platform_id") = 1)
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
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"source_key" text NOT NULL,
	"title" text NOT NULL,
	"channel" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"language" text,
	"language_tag" text DEFAULT 'und' NOT NULL,
	"chapters" jsonb NOT NULL,
	"thumbnail" text,
	"state" text DEFAULT 'ready' NOT NULL,
	"transcript_id" text,
	"language_missing" text,
	"progress" real,
	"error_code" text,
	"error_message" text,
	"retry_at" timestamp (3) with time zone,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_once_per_owner" UNIQUE("owner_id","kind","source_key")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_keys" ADD CONSTRAINT "ai_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_links" ADD CONSTRAINT "login_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifetime_grants" ADD CONSTRAINT "lifetime_grants_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cursors" ADD CONSTRAINT "event_cursors_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_events" ADD CONSTRAINT "generation_events_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_steps" ADD CONSTRAINT "generation_steps_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_notes" ADD CONSTRAINT "shared_notes_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_search" ADD CONSTRAINT "generation_search_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_versions" ADD CONSTRAINT "generation_versions_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_audio" ADD CONSTRAINT "podcast_audio_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_audio" ADD CONSTRAINT "podcast_audio_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_feeds" ADD CONSTRAINT "podcast_feeds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_uses" ADD CONSTRAINT "word_uses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_summaries" ADD CONSTRAINT "public_summaries_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognized_parts" ADD CONSTRAINT "recognized_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_of_a_user" ON "access_tokens" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "audit_newest_first" ON "audit_events" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "login_links_of_a_user" ON "login_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expired" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_a_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_customers_of_a_user" ON "billing_customers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "billing_events_of_a_customer" ON "billing_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("received_at") WHERE "billing_events"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "purchases_of_a_customer" ON "purchases" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "simulated_objects_of_a_kind" ON "simulated_objects" USING btree ("kind","number");--> statement-breakpoint
CREATE INDEX "simulated_objects_of_a_shelf" ON "simulated_objects" USING btree ("shelf");--> statement-breakpoint
CREATE INDEX "subscriptions_of_a_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "team_members_by_email" ON "team_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "generations_newest_first" ON "generations" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "generations_edited_last" ON "generations" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "generations_by_title" ON "generations" USING btree ("owner_id",lower(left("title", 100)),"id");--> statement-breakpoint
CREATE INDEX "generations_longest" ON "generations" USING btree ("owner_id","words","id");--> statement-breakpoint
CREATE INDEX "generations_of_a_format" ON "generations" USING btree ("owner_id","format","id");--> statement-breakpoint
CREATE INDEX "generations_of_a_video" ON "generations" USING btree ("owner_id","video_id");--> statement-breakpoint
CREATE INDEX "generations_favourite" ON "generations" USING btree ("owner_id","id") WHERE "generations"."favourite";--> statement-breakpoint
CREATE INDEX "generations_not_ended" ON "generations" USING btree ("owner_id") WHERE "generations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "generation_search_terms" ON "generation_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "podcast_audio_of_an_account" ON "podcast_audio" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "speech_clips_by_last_use" ON "speech_clips" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "prompts_of_an_owner" ON "prompts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "styles_of_an_owner" ON "styles" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "model_calls_of_an_owner" ON "model_calls" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "model_calls_of_a_generation" ON "model_calls" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "model_calls_open" ON "model_calls" USING btree ("began_at") WHERE "model_calls"."state" = 'open';--> statement-breakpoint
CREATE INDEX "uploads_of_an_account" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
-- The counters of a run are rewritten with every tick. With room left in its page a row is rewritten in place, without
-- touching its indexes: measured, this is four times as fast for 300 runs at once.
ALTER TABLE "generations" SET (fillfactor = 40);
--> statement-breakpoint
ALTER TABLE "event_cursors" SET (fillfactor = 40);
--> statement-breakpoint
ALTER TABLE "spending" SET (fillfactor = 40);
--> statement-breakpoint
ALTER TABLE "house_days" SET (fillfactor = 40);
--> statement-breakpoint
-- Begins a call to a provider, or names the limit it could exceed: 'day', 'visitors', 'owner' or 'run'. The account
-- is locked before anything of it (deleting an account begins there), then the rows of the day and of the account's
-- spending, so that calls that begin together are weighed one after the other; each statement in here sees what had
-- committed before it. One round trip, because somebody waits behind it.
CREATE FUNCTION begin_call(
  call_id text, call_owner text, call_generation text, call_format text, call_stage text, call_payer text,
  call_provider text, call_model text, call_in integer, call_out integer, call_cached integer, call_cost bigint,
  call_held bigint, call_day text, call_at timestamptz, owner_limit bigint, day_limit bigint, run_limit bigint,
  run_group text[], run_reading boolean, visitor_limit bigint
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  used bigint;
BEGIN
  IF call_owner IS NOT NULL THEN
    PERFORM 1 FROM users WHERE id = call_owner FOR KEY SHARE;
  END IF;
  IF day_limit IS NOT NULL THEN
    INSERT INTO house_days (day) VALUES (call_day) ON CONFLICT (day) DO NOTHING;
    SELECT spent_micro_cents + held_micro_cents INTO used FROM house_days WHERE day = call_day FOR UPDATE;
    IF used + call_held > day_limit THEN RETURN 'day'; END IF;
    IF visitor_limit IS NOT NULL THEN
      SELECT visitor_spent_micro_cents + visitor_held_micro_cents INTO used FROM house_days WHERE day = call_day;
      IF used + call_held > visitor_limit THEN RETURN 'visitors'; END IF;
    END IF;
  END IF;
  IF call_owner IS NOT NULL THEN
    INSERT INTO spending (owner_id, month, payer) VALUES (call_owner, left(call_day, 7), call_payer)
      ON CONFLICT (owner_id, month, payer) DO NOTHING;
    SELECT spent_micro_cents + held_micro_cents INTO used FROM spending
      WHERE owner_id = call_owner AND month = left(call_day, 7) AND payer = call_payer FOR UPDATE;
    IF used + call_held > owner_limit THEN RETURN 'owner'; END IF;
  END IF;
  IF run_limit IS NOT NULL AND call_generation IS NOT NULL THEN
    SELECT coalesce(sum(greatest(held_micro_cents, cost_micro_cents)), 0) INTO used FROM model_calls
      WHERE generation_id = ANY (coalesce(run_group, ARRAY[call_generation]))
        AND stage <> 'speech'
        AND (run_reading IS NULL OR (stage = 'reading') = run_reading);
    IF used + greatest(call_held, call_cost) > run_limit THEN RETURN 'run'; END IF;
  END IF;
  IF day_limit IS NOT NULL THEN
    UPDATE house_days SET held_micro_cents = held_micro_cents + call_held,
      visitor_held_micro_cents = visitor_held_micro_cents
        + CASE WHEN call_owner IS NULL THEN call_held ELSE 0 END
      WHERE day = call_day;
  END IF;
  IF call_owner IS NOT NULL THEN
    UPDATE spending SET held_micro_cents = held_micro_cents + call_held
      WHERE owner_id = call_owner AND month = left(call_day, 7) AND payer = call_payer;
  END IF;
  INSERT INTO model_calls (id, owner_id, generation_id, format, stage, payer, provider, model, state,
    tokens_in, tokens_out, tokens_cached, cost_micro_cents, held_micro_cents, estimated, day, began_at)
  VALUES (call_id, call_owner, call_generation, call_format, call_stage, call_payer, call_provider, call_model, 'open',
    call_in, call_out, call_cached, call_cost, call_held, true, call_day, call_at);
  RETURN NULL;
END
$$;
