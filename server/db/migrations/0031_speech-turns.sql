CREATE TABLE "speech_turns" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "speech_turns_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
ALTER TABLE "podcast_files" ADD COLUMN "loose_since" timestamp (3) with time zone;--> statement-breakpoint
-- As before it; but what voices take for speaking a podcast is not within what its text was said to cost.
CREATE OR REPLACE FUNCTION begin_call(
  call_id text, call_owner text, call_generation text, call_format text, call_stage text, call_payer text,
  call_provider text, call_model text, call_in integer, call_out integer, call_cached integer, call_cost bigint,
  call_held bigint, call_day text, call_at timestamptz, owner_limit bigint, day_limit bigint, run_limit bigint,
  run_group text[], run_reading boolean
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  used bigint;
BEGIN
  IF call_owner IS NOT NULL THEN
    PERFORM 1 FROM users WHERE id = call_owner FOR KEY SHARE;
  END IF;
  IF day_limit IS NOT NULL THEN
    INSERT INTO house_days (day) VALUES (call_day) ON CONFLICT (day) DO NOTHING;
    SELECT spent_micro_cents + held_micro_cents INTO used FROM house_days WHERE day = call_day FOR UPDATE;
    IF used + call_held > day_limit THEN RETURN 'day'; END IF;
  END IF;
  IF call_owner IS NOT NULL THEN
    INSERT INTO spending (owner_id, month, payer) VALUES (call_owner, left(call_day, 7), call_payer)
      ON CONFLICT (owner_id, month, payer) DO NOTHING;
    SELECT spent_micro_cents + held_micro_cents INTO used FROM spending
      WHERE owner_id = call_owner AND month = left(call_day, 7) AND payer = call_payer FOR UPDATE;
    IF used + call_held > owner_limit THEN RETURN 'owner'; END IF;
  END IF;
  IF run_limit IS NOT NULL AND call_generation IS NOT NULL THEN
    SELECT coalesce(sum(greatest(held_micro_cents, cost_micro_cents)), 0) INTO used FROM model_calls
      WHERE generation_id = ANY (coalesce(run_group, ARRAY[call_generation]))
        AND stage <> 'speech'
        AND (run_reading IS NULL OR (stage = 'reading') = run_reading);
    IF used + greatest(call_held, call_cost) > run_limit THEN RETURN 'run'; END IF;
  END IF;
  IF day_limit IS NOT NULL THEN
    UPDATE house_days SET held_micro_cents = held_micro_cents + call_held WHERE day = call_day;
  END IF;
  IF call_owner IS NOT NULL THEN
    UPDATE spending SET held_micro_cents = held_micro_cents + call_held
      WHERE owner_id = call_owner AND month = left(call_day, 7) AND payer = call_payer;
  END IF;
  INSERT INTO model_calls (id, owner_id, generation_id, format, stage, payer, provider, model, state,
    tokens_in, tokens_out, tokens_cached, cost_micro_cents, held_micro_cents, estimated, day, began_at)
  VALUES (call_id, call_owner, call_generation, call_format, call_stage, call_payer, call_provider, call_model, 'open',
    call_in, call_out, call_cached, call_cost, call_held, true, call_day, call_at);
  RETURN NULL;
END
$$;
