import { get, post } from './check-key.ts';

/** Limits that a local model server reports. */
export interface LocalLimits {
  windowTokens?: number;
  reasons?: boolean;
}

const PATIENCE_MS = 1500;
const MOST_ASKED = 12;

const numberIn = (...values: unknown[]) =>
  values.find((value): value is number => typeof value === 'number' && value > 0);

interface Row {
  id?: unknown;
  /** vLLM's field, and one that other servers adopted from model routers. */
  max_model_len?: unknown;
  context_length?: unknown;
  /** LM Studio's current setting; the model's maximum may be higher. */
  loaded_context_length?: unknown;
}

/**
 * vLLM and similar servers report limits in `/models`, LM Studio in its own list, llama.cpp for the loaded model, Ollama on
 * request.
 */
export async function readLocalLimits(
  baseUrl: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, LocalLimits>> {
  const origin = new URL(baseUrl).origin;
  const ask = (path: string) => get(origin + path, {}, PATIENCE_MS);
  const [studio, props] = await Promise.all([ask('/api/v0/models'), ask('/props')]);
  const listed = rowsIn(studio?.body);
  const settings = fieldOf(fieldOf(props?.body, 'default_generation_settings'), 'n_ctx');
  const names = rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const shown = await Promise.all(
    names.slice(0, MOST_ASKED).map((model) => post(`${origin}/api/show`, { model }, PATIENCE_MS)),
  );
  return new Map(
    names.map((name, at) => {
      const own = rows.find(({ id }) => id === name);
      const loaded = listed.find(({ id }) => id === name)?.loaded_context_length;
      const answer = shown[at]?.body;
      const windowTokens = numberIn(
        own?.max_model_len,
        own?.context_length,
        loaded,
        settings,
        setWindow(fieldOf(answer, 'parameters')),
      );
      const can = fieldOf(answer, 'capabilities');
      const reasons = Array.isArray(can) && can.includes('thinking');
      return [name, { ...(windowTokens && { windowTokens }), ...(reasons && { reasons }) }];
    }),
  );
}

/** Ollama: `num_ctx                        16384`. The configured window, not the one the model was trained with. */
function setWindow(parameters: unknown): number | undefined {
  const set = typeof parameters === 'string' && /^num_ctx\s+(\d+)/mu.exec(parameters)?.[1];
  return set ? Number(set) : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function rowsIn(body: unknown): Row[] {
  const data = fieldOf(body, 'data');
  return Array.isArray(data) ? (data as Row[]) : [];
}
