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
ALTER TABLE "shared_notes" ADD CONSTRAINT "shared_notes_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;