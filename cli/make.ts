import { mkdirSync, openAsBlob, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMATS } from '#contract/catalog/formats.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { command, connect } from './operator.ts';
import { createTerminalClient, type TerminalClient } from './terminal-client.ts';
import { audioWords, showProgress, wayOn } from './terminal-progress.ts';
import { buffer } from 'node:stream/consumers';
import { ERRORS } from '#contract/errors.ts';
import { parseVideoLink } from '#contract/video-links.ts';

/** Read as an address, `talk.srt` would be a page on a host of that name; nobody who types it means that. */
const FILE_LIKE =
  /^(?!\w+:\/\/).*\.(srt|vtt|ass|ssa|sbv|ttml|json3|json|txt|md|aac|flac|m4a|m4v|mkv|mov|mp3|mp4|mpeg|mpga|oga|ogg|opus|wav|webm)$/i;

const USAGE = `npm run make -- <source> --to <formats> [options]

  <source>      a link to a video; a file (.srt .vtt .ass .sbv .ttml .json3 .txt, sound or video); - for standard input;
                sample, or one of ${sampleNames()}
  --to          ${FORMATS.map((format) => format.value).join(', ')}; several with commas
  --language    ${LANGUAGES.map((language) => language.value).join(', ')}
  --length      short, medium or long
  --audio       also speak a podcast; needs --out for the file
  --style       the name of a writing style
  --prompt      the name of a format of your own, for --to custom
  --field       name=value for a field of that format; once for each
  --model       provider/model, or built-in
  --rights      I have the rights to this recording (asked of sound and video)
  --out         a folder to write files to; without it the text goes to standard output`;

await command(async (config, args) => {
  const { source, rights, audio, names, body, out } = readArguments(args);
  const connection = await connect(config);
  try {
    const url = await connection.getUrl();
    const token = await connection.operations.createTerminalToken();
    const client = createTerminalClient(url, token);
    const progress = showProgress(process.stderr);
    const { generations } = await client.create({
      ...body,
      ...(names.style && { styleId: await client.findNamed('styles', names.style) }),
      ...(names.prompt && { promptId: await client.findNamed('prompts', names.prompt) }),
      ...(await findSource(client, source, { language: body.language, rights })),
    });
    let watched = '';
    // Whoever runs the rest of it is told first; the process itself ends when all is put away.
    process.once('SIGINT', () => {
      process.stderr.write(`\n${wayOn(connection.publicUrl + watched, connection.isServer)}\n`);
      void connection.close().finally(() => process.exit(130));
    });
    for (const { id, format } of generations) {
      watched = `/app/${format}/${id}`;
      await client.watch(id, (view) => progress.show(format, view));
      const file = await client.exportMarkdown(id);
      if (out === undefined) {
        process.stdout.write(file.text);
      } else {
        mkdirSync(out, { recursive: true });
        writeFileSync(join(out, file.name), file.text);
        process.stderr.write(`written to ${join(out, file.name)}\n`);
        if (audio && format === 'podcast') {
          await writeAudio(client, id, out);
          // Only now is it known when each chapter begins.
          writeFileSync(join(out, file.name), (await client.exportMarkdown(id)).text);
        }
      }
    }
  } finally {
    await connection.close();
  }
});

async function writeAudio(client: TerminalClient, id: string, out: string): Promise<void> {
  let said = '';
  const { name, bytes } = await client.speak(id, (state) => {
    const words = audioWords(state);
    if (words === said) return;
    said = words;
    process.stderr.write(`${words}\n`);
  });
  writeFileSync(join(out, name), bytes);
  process.stderr.write(`written to ${join(out, name)}\n`);
}

interface Wanted {
  language: string | undefined;
  rights: boolean;
}

/** The part of the request that says what to write from, and in which language where nobody said. */
async function findSource(
  client: TerminalClient,
  source: TerminalSource,
  { language, rights }: Wanted,
): Promise<object> {
  const fields = { ...(language && { language }) };
  const video =
    source.kind === 'sample'
      ? await client.findVideo({ sample: source.sample })
      : source.kind === 'link'
        ? await client.findVideo({ url: source.url, ...fields })
        : await client.upload(
            await contentOf(source),
            { ...(rights && { rights: 'true' }) },
            (share) => process.stderr.write(`recognising speech: ${Math.round(share * 100)} %\n`),
          );
  const minutes = Math.max(1, Math.round(video.durationMs / 60_000));
  const length = video.durationMs > 0 ? `${minutes} min, ` : '';
  process.stderr.write(`${video.title} (${length}${video.language ?? video.languageTag})\n`);
  return { videoId: video.id, ...(!language && video.language && { language: video.language }) };
}

function readArguments(args: string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        language: { type: 'string' },
        length: { type: 'string' },
        style: { type: 'string' },
        prompt: { type: 'string' },
        field: { type: 'string', multiple: true },
        model: { type: 'string' },
        out: { type: 'string' },
        rights: { type: 'boolean' },
        audio: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`);
  }
  const { positionals, values } = parsed;
  const [given] = positionals;
  if (values.help || given === undefined || positionals.length > 1) throw new OperatorError(USAGE);
  if (values.audio && values.out === undefined) {
    throw new OperatorError(`Use --out to say where the audio goes.\n\n${USAGE}`);
  }
  if (!values.to) throw new OperatorError(`Use --to to say what to create.\n\n${USAGE}`);
  const [format = '', ...alsoMake] = values.to.split(',').map((part) => part.trim());
  const unknown = [format, ...alsoMake].filter(
    (one) => !FORMATS.some(({ value }) => value === one),
  );
  if (unknown.length > 0) {
    const known = FORMATS.map(({ value }) => value).join(', ');
    throw new OperatorError(`There’s no format "${unknown.join('", "')}". Choose from: ${known}.`);
  }
  if (values.audio && ![format, ...alsoMake].includes('podcast')) {
    throw new OperatorError('Only podcasts have audio. Add podcast to --to, or leave out --audio.');
  }
  return {
    source: readSource(given),
    rights: values.rights ?? false,
    audio: values.audio ?? false,
    out: values.out,
    names: { style: values.style, prompt: values.prompt },
    body: {
      format,
      alsoMake,
      language: values.language,
      ...(values.model && { model: values.model }),
      ...optionsOf(format, alsoMake, values),
    },
  };
}

/** The fields of one's own format are its options where it comes first. */
function optionsOf(
  format: string,
  alsoMake: readonly string[],
  { length, field = [] }: { length?: string | undefined; field?: string[] | undefined },
): { options?: Record<string, unknown>; fields?: Record<string, string> } {
  const fields = Object.fromEntries(
    field.map((one) => {
      const at = one.indexOf('=');
      if (at < 1) throw new OperatorError(`"${one}" isn’t a field. Use --field name=value.`);
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
  const options = {
    ...(length && { length }),
    ...(format === 'custom' && field.length > 0 && { fields }),
  };
  return {
    ...(Object.keys(options).length > 0 && { options }),
    ...(alsoMake.includes('custom') && field.length > 0 && { fields }),
  };
}

function sampleNames(): string {
  return [...getSamples().keys()].map((id) => `sample:${id}`).join(', ');
}

/** What somebody names at a terminal to make something from. */
type TerminalSource =
  | { kind: 'sample'; sample: true | string }
  | { kind: 'link'; url: string }
  | { kind: 'file'; path: string }
  | { kind: 'input' };

/** A file that is there is a file, whatever it looks like; the rest has to be a link. */
function readSource(given: string): TerminalSource {
  const [, name] = /^sample(?::(.+))?$/.exec(given) ?? [null, null];
  if (name !== null) return { kind: 'sample', sample: name ?? true };
  if (given === '-') return { kind: 'input' };
  if (statSync(given, { throwIfNoEntry: false })?.isFile()) return { kind: 'file', path: given };
  if (FILE_LIKE.test(given)) throw new OperatorError(`There’s no file ${given}.`);
  const link = parseVideoLink(given);
  if (link.ok) return { kind: 'link', url: given };
  if (link.problem !== 'not_a_url') throw new OperatorError(ERRORS[`link_${link.problem}`].words);
  throw new OperatorError(`"${given}" isn’t a sample, a file here or a link to a video.`);
}

/** Read as it is sent: a recording can be larger than memory. */
async function contentOf(
  source: Extract<TerminalSource, { kind: 'file' | 'input' }>,
): Promise<{ name: string; content: Blob }> {
  if (source.kind === 'input') {
    const bytes = await buffer(process.stdin);
    return { name: 'standard input', content: new Blob([bytes]) };
  }
  return { name: basename(source.path), content: await openAsBlob(source.path) };
}
