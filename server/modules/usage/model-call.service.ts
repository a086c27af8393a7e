import { setTimeout as pause } from 'node:timers/promises';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Log } from '#server/core/log.ts';
import type {
  AiProviders,
  AiRequest,
  AiTokens,
  CountedSoFar,
  KeyState,
} from '#server/providers/ai/port.ts';
import { countTokens } from '#server/text/tokens.ts';
import { bookFitting, leastRoom } from './book-fitting.ts';
import { assertFits, COUNTED, KEY_GONE, promptCut } from './call-refusals.ts';
import { createCutPrompts } from './cut-prompts.ts';
import { mostTokensIn, tokensIn } from './request-tokens.ts';
import { mostThought, NOTE_MS, noteWhileRunning } from './received.ts';
import { createTokenRatios } from './token-ratios.ts';
import type { PaidModel, RunScope } from './call-booking.ts';
import { mayTryAgain, mostAttempts, type RetryPolicy, RETRY_POLICY } from './retry.ts';
import type { CallOutcome, Usage } from './usage.service.ts';

export type { PaidModel, RunScope } from './call-booking.ts';
export { cutShort } from './call-refusals.ts';

export interface ModelCall {
  use: PaidModel;
  /** `null`: a visitor of the public tools. */
  ownerId: string | null;
  generationId: string | null;
  format: FormatValue | null;
  stage: string;
  request: Omit<AiRequest, 'model'>;
  /** Main language of the messages and of the answer, for the estimate. */
  language?: LanguageValue;
  answerLanguage?: LanguageValue;
  /** The run's estimated maximum. No call is made that could exceed it. */
  runCeilingMicroCents?: number | null;
  /** The calls covered by that limit; by default, all of the generation's. */
  runScope?: RunScope;
  /** A recent result of {@link ModelCalls.lookUp}. */
  known?: Promise<LookedUp>;
  /** Expected length of the answer, for the estimate. */
  expectedOutputTokens?: number;
  signal: AbortSignal;
  /**
   * Must be stored before the model is asked; may run while the call is being booked. If it fails, nothing is sent or owed;
   * the caller handles its error.
   */
  onlyAfter?: Promise<unknown>;
  /** Receives text as it arrives. Its result isn't awaited before reading on. */
  onText?(text: string): void;
  /** An attempt failed after its answer had started: discards all text given to `onText`. Awaited. */
  onRestart?(): void | Promise<void>;
  /** An attempt failed, and another follows after a pause. */
  onRetry?(next: NextAttempt): void;
}

/** The account's data needed for a call. */
interface LookedUp {
  key: string | null;
  ownerLimitCents: number | null;
  /** From `performance.now`. */
  atMs: number;
}

interface NextAttempt {
  /** Why the previous attempt failed. */
  code: ErrorCode;
  /** 2 for the first repetition. */
  attempt: number;
  of: number;
  waitSeconds: number;
}

interface ModelAnswer {
  text: string;
  /** `length`: cut off by `maxOutputTokens`; the caller should continue the answer. */
  finish: 'stop' | 'length';
  /** The spending limit that had no room for `maxOutputTokens`. */
  shortenedBy: ErrorCode | null;
  tokens: AiTokens;
  costMicroCents: number;
  estimated: boolean;
}

/** The only way to call a model: booked beforehand, within all limits, and retried where that may help. */
export interface ModelCalls {
  call(call: ModelCall): Promise<ModelAnswer>;
  /** Called early, so that the call needn't wait for it. Throws `key_needed`. */
  lookUp(use: PaidModel, ownerId: string | null): Promise<LookedUp>;
  /**
   * Maximum and expected cost of a call, based on the provider's past counts relative to ours, because every vocabulary is
   * slightly different.
   */
  price(
    use: PaidModel,
    request: Omit<AiRequest, 'model'>,
    expectedOutputTokens: number,
    language?: LanguageValue,
  ): CallPrice;
}

interface CallPrice {
  tokens: AiTokens;
  most: AiTokens;
  expectedMicroCents: number;
  ceilingMicroCents: number;
  /** What has to be left of a limit for the call to be made, and the output limit it's then made with. */
  least: { microCents: number; maxOutputTokens: number };
}

/** The account's own keys. */
interface KeySource {
  /** With the account's monthly cap for its own keys; `null`: none. */
  findWithCap(
    ownerId: string,
    provider: string,
  ): Promise<{ key: string | null; capCents: number | null }>;
  report(ownerId: string, provider: string, state: KeyState): Promise<void>;
}

interface Options {
  providers: AiProviders;
  keys: KeySource;
  usage: Usage;
  log: Log;
  retry?: RetryPolicy;
  /** Interval at which a running call's progress is noted. */
  noteMs?: number;
  /** Waits between attempts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
}

export function createModelCalls({
  providers,
  keys,
  usage,
  log,
  retry = RETRY_POLICY,
  noteMs = NOTE_MS,
  wait = (ms, signal) => pause(ms, undefined, { signal }),
}: Options): ModelCalls {
  const ratios = createTokenRatios();
  const cuts = createCutPrompts();

  async function lookUp(use: PaidModel, ownerId: string | null): Promise<LookedUp> {
    const { provider, payer } = use;
    const atMs = performance.now();
    if (payer === 'own' && ownerId) {
      const { key, capCents } = await keys.findWithCap(ownerId, provider);
      if (!key) throw new AppError('key_needed', { message: KEY_GONE });
      return { key, ownerLimitCents: capCents, atMs };
    }
    const key = payer === 'house' ? providers.house.key(provider) : null;
    if (!key && payer !== 'local') throw new AppError('key_needed', { message: KEY_GONE });
    return { key, ownerLimitCents: await usage.limitCents(payer, ownerId), atMs };
  }

  /** Limited in age, so that a removed key isn't used for long. */
  async function lookUpUnless({ known, use, ownerId }: ModelCall): Promise<LookedUp> {
    const before = await known;
    const isNew = before && performance.now() - before.atMs < KNOWN_MS;
    return isNew ? before : lookUp(use, ownerId);
  }

  const costOf = ({ provider, model }: PaidModel, tokens: AiTokens) =>
    providers.cost(provider, model, tokens);

  const price: ModelCalls['price'] = (use, request, expectedOutputTokens, language) => {
    const ratio = ratios.of(use);
    const { reasons, known } = providers.describe(use.provider, use.model);
    const mayThink = use.payer === 'local' || (known && !reasons) ? 0 : ratios.thoughtOf(use);
    const thought = reasons ? mayThink : 0;
    const tokens = {
      in: Math.round(tokensIn(request, language) * ratio),
      out: Math.min(expectedOutputTokens + thought, request.maxOutputTokens),
      cached: 0,
    };
    // At the operator's expense, users might deliberately send expensive text, so the worst language is assumed.
    const mostIn = mostTokensIn(request, ratio, use.payer === 'house' ? undefined : language);
    // With caching, everything may be written to the cache.
    const kept = use.provider === 'anthropic' && request.sharedLength ? { kept: mostIn } : {};
    const most = { in: mostIn, out: request.maxOutputTokens, cached: 0, ...kept };
    const leastOut = leastRoom(expectedOutputTokens + mayThink, request.maxOutputTokens);
    return {
      tokens,
      most,
      expectedMicroCents: costOf(use, tokens).microCents,
      ceilingMicroCents: costOf(use, most).microCents,
      least: {
        microCents: costOf(use, { ...most, out: leastOut }).microCents,
        maxOutputTokens: leastOut,
      },
    };
  };

  /** One attempt: booking, answer, settlement. The ledger is updated in every case in which this process survives. */
  async function attempt(call: ModelCall, lookedUp: LookedUp): Promise<ModelAnswer> {
    let known = lookedUp;
    const { use, signal } = call;
    const expectedOut = call.expectedOutputTokens ?? Math.ceil(call.request.maxOutputTokens / 2);
    const priced = price(use, call.request, expectedOut, call.language);
    const { reasons, known: isKnown } = providers.describe(use.provider, use.model);
    const isPaid = use.payer !== 'local';
    // Booked if the process dies before the first note: the most that can have been produced by then.
    const untilNoted = mostThought(use.provider, noteMs);
    const longest = reasons && isPaid ? call.request.maxOutputTokens : priced.tokens.out;
    const lost = { ...priced.tokens, out: Math.min(untilNoted, longest) };
    const { callId, maxOutputTokens, shortenedBy } = await bookFitting({
      most: call.request.maxOutputTokens,
      least: priced.least.maxOutputTokens,
      ceilingOf: (out) => costOf(use, { ...priced.most, out }).microCents,
      begin(ceilingMicroCents, limit) {
        const tokens = { ...lost, out: Math.min(lost.out, limit) };
        return usage.beginCall({
          ownerId: call.ownerId,
          generationId: call.generationId,
          format: call.format,
          stage: call.stage,
          payer: use.payer,
          provider: use.provider,
          model: use.model,
          expected: { tokens, microCents: costOf(use, tokens).microCents },
          ceilingMicroCents,
          runCeilingMicroCents: call.runCeilingMicroCents ?? null,
          ...(call.runScope && { runScope: call.runScope }),
          ownerLimitCents: known.ownerLimitCents,
        });
      },
      roomLeft: () => usage.roomLeft(use.payer, call.ownerId),
      async wait(ms) {
        await wait(ms, signal);
        // The key or the limit may have changed meanwhile.
        known = await lookUp(use, call.ownerId);
      },
    });
    const request = { ...call.request, maxOutputTokens };
    let text = '';
    let isWhole = false;
    const askedAt = performance.now();
    let firstTextAt: number | null = null;
    let noting: ReturnType<typeof noteWhileRunning> | null = null;
    const settle = async (used: AiTokens, guessed: boolean, error?: ErrorCode) => {
      const { microCents, estimated } = costOf(use, used);
      const outcome: CallOutcome = {
        tokens: used,
        microCents,
        estimated: guessed || estimated,
        ...(error && { error }),
      };
      await noting?.end();
      await usage.settleCall(callId, outcome);
      return outcome;
    };
    /** What has arrived, plus thinking. Never less than is owed, or breaking off repeatedly could exceed caps. */
    const guess = (broken: CountedSoFar | null, aheadMs = 0): AiTokens => {
      const { tokens, hasThought = false } = broken ?? {};
      const seen = Math.round(countTokens(text, call.answerLanguage) * ratios.of(use));
      // The most that can arrive until the next note, and rarely more than expected.
      const next = aheadMs > 0 ? Math.min(untilNoted, Math.max(0, expectedOut - seen)) : 0;
      const thinks = isPaid && (reasons || hasThought || (!isKnown && text === ''));
      const thinkingMs = (firstTextAt ?? performance.now() + aheadMs) - askedAt;
      const thought = thinks ? mostThought(use.provider, thinkingMs) : 0;
      const out = Math.min(seen + next + thought, request.maxOutputTokens);
      return {
        in: tokens?.in || priced.tokens.in,
        out: Math.max(out, tokens?.out ?? 0),
        cached: tokens?.cached ?? 0,
      };
    };
    try {
      await call.onlyAfter;
      // Stopped before anything was sent.
      signal.throwIfAborted();
    } catch (error) {
      await settle({ in: 0, out: 0, cached: 0 }, false, 'cut_off');
      throw error;
    }
    let broken: CountedSoFar | null = null;
    noting = noteWhileRunning(() => {
      const tokens = guess(broken, noteMs);
      return usage.noteCall(callId, { tokens, microCents: costOf(use, tokens).microCents });
    }, noteMs);
    try {
      const parts = providers
        .open(use.provider, known.key)
        .stream({ ...request, model: use.model }, signal);
      for await (const part of parts) {
        if (part.type === 'text') {
          text += part.text;
          firstTextAt ??= performance.now();
          call.onText?.(part.text);
          continue;
        }
        if (part.type === 'broken') {
          broken = part;
          continue;
        }
        const used = part.tokens ?? guess(null);
        const cutFrom = isPaid
          ? null
          : cuts.find(use, request, part.tokens?.in ?? 0, call.language);
        if (cutFrom !== null) {
          broken = { isWhole: true, tokens: used, hasThought: false };
          throw promptCut(use, used.in, cutFrom);
        }
        const asked = tokensIn(request, call.language);
        const written = countTokens(text, call.answerLanguage);
        if (part.tokens) ratios.learn(use, { in: asked, out: written }, part.tokens);
        isWhole = true;
        const { microCents, estimated } = await settle(used, part.tokens === null);
        const { finish } = part;
        return { text, finish, shortenedBy, tokens: used, costMicroCents: microCents, estimated };
      }
      throw new AppError('cut_off');
    } catch (error) {
      // The ledger couldn't be updated: the call stays open with its last note, which an estimate must not replace.
      if (isWhole) throw error;
      const code = signal.aborted ? 'cut_off' : toAppError(error).code;
      // A provider that started to answer charges for it, and often can't report how much any more.
      if (broken?.isWhole && broken.tokens) await settle(broken.tokens, false, code);
      else if (broken || text !== '' || COUNTED.has(code)) await settle(guess(broken), true, code);
      else await settle({ in: 0, out: 0, cached: 0 }, false, code);
      throw error;
    }
  }

  async function report({ use, ownerId }: ModelCall, code: ErrorCode): Promise<void> {
    const state = KEY_STATES[code];
    if (state && ownerId && use.payer === 'own') await keys.report(ownerId, use.provider, state);
    // Only the operator can fix their key, so every call that fails on it logs that.
    if (state && use.payer === 'house') {
      log.warn({ provider: use.provider, state }, 'the house key was refused');
    }
    if (code === 'prompt_cut') {
      log.warn({ model: use.model }, 'the local model server drops the beginning of long prompts');
    }
  }

  return {
    price,
    lookUp,

    async call(given) {
      assertFits(given);
      let waitedMs = 0;
      let hasText = false;
      const call: ModelCall = {
        ...given,
        onText(text) {
          hasText = true;
          given.onText?.(text);
        },
      };
      for (let number = 1; ; number += 1) {
        const lookedUp = await lookUpUnless(call);
        try {
          return await attempt(call, lookedUp);
        } catch (thrown) {
          call.signal.throwIfAborted();
          const error = toAppError(thrown);
          const waitMs = mayTryAgain(retry, error, { attempts: number, waitedMs });
          if (waitMs === null) {
            await report(call, error.code);
            // "Your key" would be misleading here, because the user has none.
            const isOurs = call.use.payer === 'house' && KEY_STATES[error.code] !== undefined;
            throw isOurs ? new AppError('house_unavailable', { cause: error }) : error;
          }
          const { provider, model } = call.use;
          log.info({ provider, model, code: error.code, waitMs }, 'asking a model again');
          waitedMs += waitMs;
          if (hasText) await call.onRestart?.();
          call.signal.throwIfAborted();
          hasText = false;
          call.onRetry?.({
            code: error.code,
            attempt: number + 1,
            of: mostAttempts(error.code),
            waitSeconds: Math.ceil(waitMs / 1000),
          });
          await wait(waitMs, call.signal);
        }
      }
    },
  };
}

const KNOWN_MS = 3000;

const KEY_STATES: Partial<Record<ErrorCode, KeyState>> = {
  key_invalid: 'invalid',
  no_credit: 'no_credit',
  no_model_access: 'no_access',
  not_served_here: 'no_access',
};
