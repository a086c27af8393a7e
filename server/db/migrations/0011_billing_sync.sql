DROP INDEX "simulated_objects_of_a_customer";--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "linked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "simulated_objects" DROP COLUMN "customer_id";