import { parseArgs } from 'node:util';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { type AskedQuestion, notFoundIn, type QuotedMoment } from '#contract/questions.ts';
import { formatTime } from '#document/time-code.ts';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { connect } from './operator.ts';
import { createTerminalClient } from './terminal-client.ts';
import { bringSource, readSource, sampleNames } from './terminal-source.ts';

const USAGE = `npm run make -- ask "<question>" <source…> [options]

  <source>      a link to a video, a file, - for standard input, sample, or one of ${sampleNames()};
                you can name several
  --language    the language of the answer: ${LANGUAGES.map(({ value }) => value).join(', ')}
  --model       provider/model, or built-in to get passages without a model
  --rights      confirms that you have the rights to an audio or video file`;

/** A question about one source, or about several that are put on a shelf for it. */
export async function askSources(config: Config, args: string[]): Promise<void> {
  const { text, sources, values } = readArguments(args);
  const connection = await connect(config);
  try {
    const token = await connection.operations.createTerminalToken();
    const client = createTerminalClient(await connection.getUrl(), token);
    const found: string[] = [];
    for (const source of sources) {
      const wanted = { language: undefined, rights: values.rights ?? false };
      found.push((await bringSource(client, source, wanted)).id);
    }
    const videoIds = [...new Set(found)];
    const [only] = videoIds;
    const scope =
      videoIds.length === 1
        ? { kind: 'video', videoId: only }
        : { kind: 'shelf', shelfId: await client.createShelf(text.slice(0, 100), videoIds) };
    const { language, model } = values;
    const question = await client.ask({
      text,
      scope,
      ...(language && { language }),
      ...(model && { model }),
    });
    process.stdout.write(`${answerLines(question).join('\n\n')}\n`);
    process.stderr.write(`${question.engine.label}\n`);
  } finally {
    await connection.close();
  }
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
        rights: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`);
  }
  const { positionals, values } = parsed;
  const [text, ...given] = positionals;
  if (values.help || text === undefined || given.length === 0) throw new OperatorError(USAGE);
  return { text, sources: given.map(readSource), values };
}

function answerLines(question: AskedQuestion): string[] {
  const { verdict, sentences, passages, sources } = question;
  const titles = new Map(sources.map(({ videoId, title }) => [videoId, title]));
  const where = ({ videoId, startMs, speaker }: QuotedMoment) =>
    [
      sources.length > 1 ? titles.get(videoId) : null,
      startMs === null ? null : formatTime(startMs),
      speaker,
    ]
      .filter(Boolean)
      .join(', ');
  const from = (moments: readonly QuotedMoment[]) => {
    const places = moments.map(where).filter(Boolean).join('; ');
    return places === '' ? '' : ` (${places})`;
  };
  const quotes = passages.map((moment) => `“${moment.quote}”${from([moment])}`);
  if (verdict === 'not_said') {
    const nearest = quotes.length > 0 ? ['The closest passages:', ...quotes] : [];
    return [notFoundIn(question), ...nearest];
  }
  return sentences.length > 0 ? sentences.map(({ text, moments }) => text + from(moments)) : quotes;
}
