import { figure } from '#contract/count.ts';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { GenerationSchema } from '#contract/generations.ts';
import { otherLanguageWords } from '#contract/other-language.ts';
import { CALLS, fill } from '#contract/paths.ts';
import {
  type AskedQuestion,
  MOST_ASKED,
  groupTitles,
  notFoundIn,
  type QuotedMoment,
  StartedDraftSchema,
} from '#contract/questions.ts';
import { ShelfSchema } from '#contract/shelves.ts';
import { VideoSchema } from '#contract/videos.ts';
import { formatTime } from '#document/time-code.ts';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { findNamedShelf } from './shelves.ts';
import type { TerminalClient } from './terminal-client.ts';
import { bringSources, readSource, sampleNames, type TerminalSource } from './terminal-source.ts';
import { withClient } from './with-client.ts';

const USAGE = `npm run make -- ask "<question>" <source…> [options]
npm run make -- ask "<question>" --shelf "<name or id>" [options]

  <source>      a link to a video, playlist or channel, a file, - for standard input, sample, or one of ${sampleNames()};
                you can list several
  --shelf       asks everything on one of your shelves instead; npm run make -- shelf lists them
  --draft       also starts a draft from the answer, in your Library
  --language    the language of the answer: ${LANGUAGES.map(({ value }) => value).join(', ')}
  --model       provider/model, or built-in to get passages without a model
  --rights      confirms that you have the rights to an audio or video file`;

/** Asks a question about a shelf, one source, or several sources that are put on a new shelf. */
export async function askSources(config: Config, args: string[]): Promise<void> {
  const { text, sources, values } = readArguments(args);
  await withClient(config, async ({ client, connection }) => {
    const scope =
      values.shelf === undefined
        ? await bringScope(client, text, sources, values.rights ?? false)
        : { kind: 'shelf', shelfId: await findNamedShelf(client, values.shelf) };
    const { language, model } = values;
    const question = await client.ask({
      text,
      scope,
      ...(language && { language }),
      ...(model && { model }),
    });
    process.stdout.write(`${answerLines(question).join('\n\n')}\n`);
    if (question.verdict === 'not_said') {
      const next = await languageToAskIn(client, question);
      if (next) process.stderr.write(`${next}\n`);
      if (values.draft) process.stderr.write('There’s no answer, so we didn’t start a draft.\n');
      return;
    }
    process.stderr.write(`${question.engine.label}\n`);
    if (!values.draft) return;
    const { id, format } = await client.send(
      fill(CALLS.questionDraft, { id: question.id }),
      StartedDraftSchema,
      {},
    );
    const { title } = await client.send(fill(CALLS.generation, { id }), GenerationSchema);
    const link = `${connection.publicUrl}/app/${format}/${id}`;
    process.stderr.write(`Started the draft “${title}”: ${link}\n`);
  });
}

/** A model translates the question itself. */
async function languageToAskIn(
  client: TerminalClient,
  { engine, scope, askedTag = 'und' }: AskedQuestion,
): Promise<string | null> {
  if (engine.kind !== 'built-in') return null;
  const sources =
    scope.kind === 'video'
      ? [await client.send(fill(CALLS.video, { id: scope.videoId }), VideoSchema)]
      : (await client.send(fill(CALLS.shelf, { id: scope.shelfId }), ShelfSchema)).sources;
  return otherLanguageWords(
    askedTag,
    sources.map(({ languageTag }) => languageTag),
  );
}

async function bringScope(
  client: TerminalClient,
  text: string,
  sources: readonly TerminalSource[],
  rights: boolean,
): Promise<object> {
  const videoIds = [...new Set(await bringSources(client, sources, rights))];
  if (videoIds.length === 1) return { kind: 'video', videoId: videoIds[0] };
  return { kind: 'shelf', shelfId: await client.createShelf(text.slice(0, 100), videoIds) };
}

function readArguments(args: string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        model: { type: 'string' },
        shelf: { type: 'string' },
        rights: { type: 'boolean' },
        draft: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`);
  }
  const { positionals, values } = parsed;
  const [text, ...given] = positionals;
  const hasScope = given.length > 0 || values.shelf !== undefined;
  if (values.help || text === undefined || !hasScope) throw new OperatorError(USAGE);
  if (given.length > 0 && values.shelf !== undefined) {
    throw new OperatorError('Give sources or a shelf, not both.');
  }
  if (text.trim().length > MOST_ASKED) {
    throw new OperatorError(
      `A question can have up to ${figure(MOST_ASKED)} characters. This one has ${figure(text.trim().length)}.`,
    );
  }
  return { text, sources: given.map(readSource), values };
}

function answerLines(question: AskedQuestion): string[] {
  const { verdict, sentences, passages, sources, searched } = question;
  const sourceTitles = new Map(sources.map(({ videoId, title }) => [videoId, title]));
  const where = ({ videoId, startMs, speaker }: QuotedMoment) =>
    [
      searched.sources > 1 ? sourceTitles.get(videoId) : null,
      startMs === null ? null : formatTime(startMs),
      speaker,
    ]
      .filter(Boolean)
      .join(', ');
  const from = (moments: readonly QuotedMoment[]) => {
    const places = moments.map(where).filter(Boolean).join('; ');
    return places === '' ? '' : ` (${places})`;
  };
  const titles = groupTitles(question);
  const quotes = passages.flatMap((moment, at) => [
    ...(titles.get(at) ? [`${titles.get(at)}:`] : []),
    `“${moment.quote}”${from([moment])}`,
  ]);
  if (verdict === 'not_said') {
    const nearest = quotes.length > 0 ? ['The closest passages:', ...quotes] : [];
    return [notFoundIn(question), ...nearest];
  }
  return sentences.length > 0 ? sentences.map(({ text, moments }) => text + from(moments)) : quotes;
}
