DROP INDEX "audit_newest_first";--> statement-breakpoint
DROP INDEX "generations_newest_first";--> statement-breakpoint
DROP INDEX "generations_of_a_format";--> statement-breakpoint
DROP INDEX "generations_favourite";--> statement-breakpoint
DROP INDEX "model_calls_of_an_owner";--> statement-breakpoint
CREATE INDEX "generations_edited_last" ON "generations" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "generations_by_title" ON "generations" USING btree ("owner_id",lower(left("title", 100)),"id");--> statement-breakpoint
CREATE INDEX "generations_longest" ON "generations" USING btree ("owner_id","words","id");--> statement-breakpoint
CREATE INDEX "audit_newest_first" ON "audit_events" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "generations_newest_first" ON "generations" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "generations_of_a_format" ON "generations" USING btree ("owner_id","format","id");--> statement-breakpoint
CREATE INDEX "generations_favourite" ON "generations" USING btree ("owner_id","id") WHERE "generations"."favourite";--> statement-breakpoint
CREATE INDEX "model_calls_of_an_owner" ON "model_calls" USING btree ("owner_id","id");