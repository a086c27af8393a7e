ALTER TABLE "simulated_objects" ADD COLUMN "shelf" text;--> statement-breakpoint
CREATE INDEX "simulated_objects_of_a_shelf" ON "simulated_objects" USING btree ("shelf");