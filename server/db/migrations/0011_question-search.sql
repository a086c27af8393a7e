CREATE TABLE "question_search" (
	"question_id" text PRIMARY KEY NOT NULL,
	"last_seq" integer NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_search" ADD CONSTRAINT "question_search_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_search_terms" ON "question_search" USING gin ("terms");