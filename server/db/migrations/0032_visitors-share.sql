ALTER TABLE "house_days" ADD COLUMN "visitor_spent_micro_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_days" ADD COLUMN "visitor_held_micro_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As before it, and further: visitors of the public tools have a share of the day. The one before stays for processes
-- of the version before, whose visitors it does not count.
CREATE FUNCTION begin_call(
  call_id text, call_owner text, call_generation text, call_format text, call_stage text, call_payer text,
  call_provider text, call_model text, call_in integer, call_out integer, call_cached integer, call_cost bigint,
  call_held bigint, call_day text, call_at timestamptz, owner_limit bigint, day_limit bigint, run_limit bigint,
  run_group text[], run_reading boolean, visitor_limit bigint
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
    IF visitor_limit IS NOT NULL THEN
      SELECT visitor_spent_micro_cents + visitor_held_micro_cents INTO used FROM house_days WHERE day = call_day;
      IF used + call_held > visitor_limit THEN RETURN 'visitors'; END IF;
    END IF;
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
    UPDATE house_days SET held_micro_cents = held_micro_cents + call_held,
      visitor_held_micro_cents = visitor_held_micro_cents
        + CASE WHEN call_owner IS NULL THEN call_held ELSE 0 END
      WHERE day = call_day;
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
