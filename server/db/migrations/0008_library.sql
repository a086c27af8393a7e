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
	CONSTRAINT "generation_versions_generation_id_version_pk" PRIMARY KEY("generation_id","version")
);
--> statement-breakpoint
ALTER TABLE "generation_search" ADD CONSTRAINT "generation_search_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_versions" ADD CONSTRAINT "generation_versions_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_search_terms" ON "generation_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "generations_of_a_format" ON "generations" USING btree ("owner_id","format","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generations_of_a_video" ON "generations" USING btree ("owner_id","video_id");--> statement-breakpoint
CREATE INDEX "generations_favourite" ON "generations" USING btree ("owner_id","id" DESC NULLS LAST) WHERE "generations"."favourite";