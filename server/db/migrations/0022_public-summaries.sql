CREATE TABLE "public_summaries" (
	"transcript_id" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_summaries_transcript_id_language_pk" PRIMARY KEY("transcript_id","language")
);
--> statement-breakpoint
ALTER TABLE "public_summaries" ADD CONSTRAINT "public_summaries_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;