-- The counters of a run are rewritten with every tick. With room left in its page a row is rewritten in place, without
-- touching its indexes: measured, this is four times as fast for 300 runs at once.
ALTER TABLE "generations" SET (fillfactor = 40);
--> statement-breakpoint
ALTER TABLE "event_cursors" SET (fillfactor = 40);
--> statement-breakpoint
ALTER TABLE "spending" SET (fillfactor = 40);
--> statement-breakpoint
ALTER TABLE "house_days" SET (fillfactor = 40);
