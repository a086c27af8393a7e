CREATE FUNCTION "take_turns_at_bundles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('index_bundles')) FROM "transcript_indexes" WHERE "transcript_id" = OLD."id" AND "bundle_number" IS NOT NULL;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "bundles_before_their_indexes" BEFORE DELETE ON "transcripts" FOR EACH ROW EXECUTE FUNCTION "take_turns_at_bundles"();
