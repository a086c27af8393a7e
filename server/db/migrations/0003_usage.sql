CREATE TABLE "house_days" (
	"day" text PRIMARY KEY NOT NULL,
	"spent_micro_cents" bigint DEFAULT 0 NOT NULL,
	"held_micro_cents" bigint DEFAULT 0 NOT NULL
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
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_uses" ADD CONSTRAINT "word_uses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_of_an_owner" ON "model_calls" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "model_calls_of_a_generation" ON "model_calls" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "model_calls_open" ON "model_calls" USING btree ("began_at") WHERE "model_calls"."state" = 'open';