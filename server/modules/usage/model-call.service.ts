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
import { createCutPrompts } from './cut-prompts.ts';
import { mostTokensIn, tokensIn } from './request-tokens.ts';
import { mostThought, NOTE_MS, noteWhileRunning } from './received.ts';
import { createTokenRatios } from './token-ratios.ts';
import type { PaidModel, RunScope } from './call-booking.ts';
import { mayTryAgain, mostAttempts, type RetryPolicy, RETRY_POLICY } from './retry.ts';
import type { CallOutcome, Usage } from './usage.service.ts';

export type { PaidModel, RunScope } from './call-booking.ts';

export interface ModelCall {
  use: PaidModel;
  /** `null`: a visitor of the public tools. */
  ownerId: string | null;
  generationId: string | null;
  format: FormatValue | null;
  stage: string;
  request: Omit<AiRequest, 'model'>;
  /** What the messages are mostly written in, and the answer; for the estimate. */
  language?: LanguageValue;
  answerLanguage?: LanguageValue;
  /** The most that the run was said to cost. No call is made that could pass it. */
  runCeilingMicroCents?: number | null;
  /** Which calls that counts; left out, all of the generation. */
  runScope?: RunScope;
  /** What {@link ModelCalls.lookUp} has found a moment ago. */
  known?: Promise<LookedUp>;
  /** How long the answer will probably be; for the estimate. */
  expectedOutputTokens?: number;
  signal: AbortSignal;
  /**
   * What has to be stored before the model is asked, and may be on its way while the call is written down. Where it
   * fails nothing is asked and nothing is owed; whoever gives it sees to its error.
   */
  onlyAfter?: Promise<unknown>;
  /** Text as it comes. What it returns is not waited for before more is read. */
  onText?(text: string): void;
  /** An attempt failed after it had begun to answer: whatever `onText` was given so far is void. It is waited for. */
  onRestart?(): void | Promise<void>;
  /** An attempt failed and another is made after a pause. */
  onRetry?(next: NextAttempt): void;
}

/** What a call needs to know of the account. */
interface LookedUp {
  key: string | null;
  ownerLimitCents: number | null;
  /** As `performance.now` says it. */
  atMs: number;
}

interface NextAttempt {
  /** Why the one before failed. */
  code: ErrorCode;
  /** 2 is the first that repeats. */
  attempt: number;
  of: number;
  waitSeconds: number;
}

interface ModelAnswer {
  text: string;
  /** `length`: cut off by `maxOutputTokens`; the caller asks the model to go on. */
  finish: 'stop' | 'length';
  tokens: AiTokens;
  costMicroCents: number;
  estimated: boolean;
}

/** The one way in which a model is asked: on the ledger before, within every limit, tried again where that can help. */
export interface ModelCalls {
  call(call: ModelCall): Promise<ModelAnswer>;
  /** Asked for early, so that nobody waits for it when the call is made. Throws `key_needed`. */
  lookUp(use: PaidModel, ownerId: string | null): Promise<LookedUp>;
  /**
   * What a call can cost at most and will probably cost, before it is made: by what the provider has counted so far
   * for each token of ours, since every vocabulary is a little different.
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
}

/** The account's own keys. */
interface KeySource {
  /** With what the account lets its own keys spend in a month; `null`: no limit. */
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
  /** How often a running call is written down as what has come of it. */
  noteMs?: number;
  /** Lets the pauses between attempts pass. */
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

  /** A key that was taken away since must not be used for long. */
  async function lookUpUnless({ known, use, ownerId }: ModelCall): Promise<LookedUp> {
    const before = await known;
    const isNew = before && performance.now() - before.atMs < KNOWN_MS;
    return isNew ? before : lookUp(use, ownerId);
  }

  const costOf = ({ provider, model }: PaidModel, tokens: AiTokens) =>
    providers.cost(provider, model, tokens);

  const price: ModelCalls['price'] = (use, request, expectedOutputTokens, language) => {
    const ratio = ratios.of(use);
    const { reasons } = providers.describe(use.provider, use.model);
    const thought = reasons && use.payer !== 'local' ? ratios.thoughtOf(use) : 0;
    const tokens = {
      in: Math.round(tokensIn(request, language) * ratio),
      out: Math.min(expectedOutputTokens + thought, request.maxOutputTokens),
      cached: 0,
    };
    // Others than the customer pay for the house: what is sent at its expense may be made to cost most.
    const mostIn = mostTokensIn(request, ratio, use.payer === 'house' ? undefined : language);
    // Where a cache is asked for, all of it may be new to it.
    const kept = use.provider === 'anthropic' && request.sharedLength ? { kept: mostIn } : {};
    const most = { in: mostIn, out: request.maxOutputTokens, cached: 0, ...kept };
    return {
      tokens,
      most,
      expectedMicroCents: costOf(use, tokens).microCents,
      ceilingMicroCents: costOf(use, most).microCents,
    };
  };

  /** One attempt: intent, answer, settlement. The ledger is told in every case that leaves somebody to tell it. */
  async function attempt(call: ModelCall, known: LookedUp): Promise<ModelAnswer> {
    const { key, ownerLimitCents } = known;
    const { use, request, signal } = call;
    const expectedOut = call.expectedOutputTokens ?? Math.ceil(request.maxOutputTokens / 2);
    const priced = price(use, request, expectedOut, call.language);
    const { reasons, known: isKnown } = providers.describe(use.provider, use.model);
    const isPaid = use.payer !== 'local';
    // If nobody is left to say what it came to, this is what can have come until the first note says more.
    const untilNoted = mostThought(use.provider, noteMs);
    const longest = reasons && isPaid ? request.maxOutputTokens : priced.tokens.out;
    const lost = { ...priced.tokens, out: Math.min(untilNoted, longest) };
    const callId = await usage.beginCall({
      ownerId: call.ownerId,
      generationId: call.generationId,
      format: call.format,
      stage: call.stage,
      payer: use.payer,
      provider: use.provider,
      model: use.model,
      expected: { tokens: lost, microCents: costOf(use, lost).microCents },
      ceilingMicroCents: priced.ceilingMicroCents,
      runCeilingMicroCents: call.runCeilingMicroCents ?? null,
      ...(call.runScope && { runScope: call.runScope }),
      ownerLimitCents,
    });
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
    /** What has come, with what was thought for it. Never less than is owed, or caps could be passed by breaking off again and again. */
    const guess = (broken: CountedSoFar | null, aheadMs = 0): AiTokens => {
      const { tokens, hasThought = false } = broken ?? {};
      const seen = Math.round(countTokens(text, call.answerLanguage) * ratios.of(use));
      // Until somebody looks again so much can come, and seldom more than was expected.
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
      // Stopped before anything was asked.
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
        .open(use.provider, key)
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
        return { text, finish: part.finish, tokens: used, costMicroCents: microCents, estimated };
      }
      throw new AppError('cut_off');
    } catch (error) {
      // The ledger could not be told: the call stays open as it was last noted, which no guess may replace.
      if (isWhole) throw error;
      const code = signal.aborted ? 'cut_off' : toAppError(error).code;
      // Whoever had begun to answer counts, and often cannot tell us any more how far it came.
      if (broken?.isWhole && broken.tokens) await settle(broken.tokens, false, code);
      else if (broken || text !== '' || COUNTED.has(code)) await settle(guess(broken), true, code);
      else await settle({ in: 0, out: 0, cached: 0 }, false, code);
      throw error;
    }
  }

  async function report({ use, ownerId }: ModelCall, code: ErrorCode): Promise<void> {
    const state = KEY_STATES[code];
    if (state && ownerId && use.payer === 'own') await keys.report(ownerId, use.provider, state);
    // Nobody but the operator can mend the operator's key, so it is said once for each call that met it.
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
            // Whoever is told of "your key" looks for one they never had.
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

/** Failures of an answer that had begun: the provider counts at least what it was asked. */
const COUNTED: ReadonlySet<ErrorCode> = new Set([
  'cut_off',
  'stalled',
  'malformed_answer',
  'refused_by_filter',
]);

const KEY_STATES: Partial<Record<ErrorCode, KeyState>> = {
  key_invalid: 'invalid',
  no_credit: 'no_credit',
  no_model_access: 'no_access',
  not_served_here: 'no_access',
};

/** With the figures: whoever runs the server can see from them how large its window is now. */
function promptCut({ model }: PaidModel, read: number, sent: number): AppError {
  const figure = (tokens: number) => tokens.toLocaleString('en-GB');
  return new AppError('prompt_cut', {
    message: `The local server for “${model}” read only ${figure(read)} of about ${figure(sent)} tokens, because it dropped the beginning of the video. We didn’t keep what it wrote, and this used none of your words. Give the model a larger context window (OLLAMA_CONTEXT_LENGTH or num_ctx in Ollama), then retry, or choose another model.`,
  });
}

/** Under way the same want means that the key was taken away. */
const KEY_GONE =
  'This model’s key is gone. What was written is safe. Add it again in Settings and retry, or choose another model.';

/** One long video must not use up what is there for everybody. */
const MOST_HOUSE_TOKENS = 120_000;

function assertFits({ use, request, language }: ModelCall): void {
  if (use.payer === 'house' && tokensIn(request, language) > MOST_HOUSE_TOKENS) {
    throw new AppError('too_long_for_house');
  }
}
