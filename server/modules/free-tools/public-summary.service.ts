import {
  getLanguage,
  LANGUAGES,
  LanguageSchema,
  type LanguageValue,
} from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { VISITOR_WORDS } from '#contract/errors/visitor.ts';
import type { PublicSummary, PublicSummaryRequest } from '#contract/free-tools.ts';
import { BUILT_IN_NOTE } from '#contract/generations.ts';
import { parseVideoLink } from '#contract/video-links.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Log } from '#server/core/log.ts';
import type { Db } from '#server/db/database.ts';
import type { ArrangeInput } from '#server/text/arrange/arrange.ts';
import { contradicts, detectLanguage } from '#server/text/detect-language.ts';
import { type Limit, type Limits, networkOf, siteOf } from '../limits/limits.service.ts';
import type { ChosenEngine, Engines } from '../usage/engines.service.ts';
import { cutShort, type ModelCalls } from '../usage/model-call.service.ts';
import type { Material, PublicMaterial } from '../videos/videos.service.ts';
import { findPublicSummary, keepPublicSummary } from './public-summaries.repo.ts';
import { summaryLines, timedLine } from './summary-lines.ts';
import { readLines, summaryRequest } from './summary-prompt.ts';

/** Limits per address and overall: the platform's limits apply to all of us together. */
const PER_VISITOR: Limit = { name: 'public-summary', max: 8, windowSeconds: 3600 };
/** A visitor with many networks, or all day, still gets a single share of what the operator pays for. */
const PER_SITE: Limit = { name: 'public-summary-site', max: 24, windowSeconds: 3600 };
const PER_SITE_DAY: Limit = { name: 'public-summary-site-day', max: 60, windowSeconds: 86_400 };
const FOR_ALL: Limit = { name: 'public-summaries', max: 300, windowSeconds: 3600 };

/** Errors passed on to the page as server errors. All others are responses with a message. */
const OUR_FAULTS: readonly ErrorCode[] = ['internal', 'unavailable', 'storage_full'];

const MODEL_PATIENCE_MS = 180_000;

const UNKNOWN_LANGUAGE: PublicSummary = {
  result: 'language_unknown',
  text: '',
  message: `We don’t support that language. Your free summary hasn’t been used. Choose one of the ${LANGUAGES.length} in the list.`,
};

/** Source of a public video's words, without an account. */
interface PublicTranscripts {
  /** Uses a caption track in the wanted language if there is one. Throws a code of the source table. */
  getPublicMaterial(link: string, wanted: LanguageValue): Promise<PublicMaterial>;
}

/** The built-in engine in its worker thread. */
export interface Arranger {
  arrange(input: ArrangeInput): Promise<Document | null>;
}

/** With the video's title if known. */
type TitledSummary = PublicSummary & { title?: string };

export interface PublicSummaries {
  /** Expected failures are returned, with the obstacle in `result`; only our own errors are thrown. */
  summarize(request: PublicSummaryRequest, address: string): Promise<TitledSummary>;
}

interface Options {
  db: Db;
  transcripts: PublicTranscripts;
  limits: Limits;
  engines: Pick<Engines, 'chooseForVisitor'>;
  modelCalls: Pick<ModelCalls, 'call'>;
  engine: Arranger;
  log: Log;
}

export function createPublicSummaries(options: Options): PublicSummaries {
  const { db, transcripts, limits, engines, modelCalls, engine, log } = options;

  async function write(
    { url, language: asked }: PublicSummaryRequest,
    address: string,
  ): Promise<TitledSummary> {
    const link = parseVideoLink(url);
    if (!link.ok) throw new AppError(`link_${link.problem}`);
    const { data: language } = LanguageSchema.safeParse(asked);
    if (!language) return UNKNOWN_LANGUAGE;
    await limits.take(PER_VISITOR, networkOf(address));
    await limits.take(PER_SITE, siteOf(address));
    await limits.take(PER_SITE_DAY, siteOf(address));
    await limits.take(FOR_ALL, 'everybody');
    const material = await transcripts.getPublicMaterial(url, language);
    return { ...(await writeFrom(material, language)), title: material.title };
  }

  async function writeFrom(
    material: PublicMaterial,
    language: LanguageValue,
  ): Promise<PublicSummary> {
    // A model's summary is reused for later visitors: the operator pays for it once.
    const { transcriptId } = material;
    const kept = await findPublicSummary(db, transcriptId, language);
    if (kept) return { result: 'OK', ...kept };
    const chosen = await engines.chooseForVisitor();
    if (chosen.use) {
      try {
        return await writeOnce(`${transcriptId} ${language}`, async () => {
          // A concurrent request may have stored it since.
          const since = await findPublicSummary(db, transcriptId, language);
          if (since) return { result: 'OK', ...since };
          const written = await writeWithModel(chosen, material, language);
          await keepPublicSummary(db, { transcriptId, language, ...written });
          return written;
        });
      } catch (error) {
        // Problems with our model aren't the visitor's concern and aren't shown; the built-in engine can still serve some.
        const fault = toAppError(error);
        log.warn({ code: fault.code }, 'the model couldn’t write a public summary');
        if (material.language !== language) throw modelIsAway(material.language, language);
      }
    }
    return writeBuiltIn(material, language);
  }

  /** Concurrent requests for the same summary share one call, which continues for the others if one visitor leaves. */
  const running = new Map<string, Promise<PublicSummary>>();

  function writeOnce(key: string, work: () => Promise<PublicSummary>): Promise<PublicSummary> {
    const begun = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  }

  async function writeWithModel(
    { use, info, engine: { label } }: ChosenEngine,
    material: Material,
    language: LanguageValue,
  ): Promise<PublicSummary> {
    const { request, readOneIn, startsMs } = summaryRequest(
      material,
      language,
      info?.windowTokens ?? null,
    );
    const answer = await modelCalls.call({
      use: use!,
      ownerId: null,
      generationId: null,
      format: 'summary',
      stage: 'public summary',
      ...(material.language && { language: material.language }),
      answerLanguage: language,
      request,
      expectedOutputTokens: 500,
      signal: AbortSignal.timeout(MODEL_PATIENCE_MS),
    });
    // It's kept for later visitors, who would never see its end.
    if (answer.finish === 'length') throw cutShort(answer);
    const lines = readLines(answer.text);
    if (lines.length === 0) throw new AppError('malformed_answer');
    if (
      contradicts(
        getLanguage(language).tag,
        await detectLanguage(lines.map((line) => line.text).join(' ')),
      )
    ) {
      throw new AppError('malformed_answer');
    }
    const isPartly = readOneIn > 1;
    const message = isPartly
      ? `Written by ${label}. This video is long, so it only read one in every ${readOneIn} passages.`
      : `Written by ${label}.`;
    const timed = lines.map(({ text: words, passage }) =>
      timedLine(words, (material.timed ? startsMs.get(passage ?? 0) : null) ?? null),
    );
    return { result: 'OK', text: timed.join('\n'), message };
  }

  async function writeBuiltIn(
    { title, language: spoken, chapters, cues, timed }: Material,
    language: LanguageValue,
  ): Promise<PublicSummary> {
    if (spoken !== language) throw wrongLanguage(spoken, language);
    const input = {
      format: 'summary',
      title,
      language,
      chapters,
      cues,
      options: { shape: 'bullets' },
    } as const;
    const document = await engine.arrange(input);
    if (!document) throw new AppError('transcript_empty');
    return {
      result: 'OK',
      text: summaryLines(document, timed).join('\n'),
      message: BUILT_IN_NOTE,
    };
  }

  return {
    async summarize(request, address) {
      try {
        return await write(request, address);
      } catch (error) {
        const fault = toAppError(error);
        if (OUR_FAULTS.includes(fault.code)) throw fault;
        return { result: fault.code, text: '', message: forVisitor(fault) };
      }
    },
  };
}

function forVisitor({ code, message }: AppError): string {
  const words: Partial<Record<ErrorCode, string>> = VISITOR_WORDS;
  return words[code] ?? message;
}

function wrongLanguage(spoken: LanguageValue | null, wanted: LanguageValue): AppError {
  const name = getLanguage(wanted).name;
  const has = spoken
    ? `This video’s captions are in ${getLanguage(spoken).name}`
    : 'This video’s captions are in another language';
  const next = spoken ? `Choose ${getLanguage(spoken).name}, or another video.` : 'Choose another.';
  return new AppError('language_needs_model', {
    message: `${has}, and this site can’t summarize them in ${name} without an AI model. Your free summary hasn’t been used. ${next}`,
  });
}

/** The same message whatever is wrong with the model: visitors can't fix it and needn't know. */
function modelIsAway(spoken: LanguageValue | null, wanted: LanguageValue): AppError {
  const next = spoken
    ? `Choose ${getLanguage(spoken).name}, the captions’ language, or come back later.`
    : 'Come back later.';
  return new AppError('language_needs_model', {
    message: `We can’t summarize in ${getLanguage(wanted).name} right now because the AI model isn’t giving usable responses. Your free summary hasn’t been used. ${next}`,
  });
}
