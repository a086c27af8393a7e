import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMATS } from '#contract/catalog/formats.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { OPTIONS } from '#contract/options.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { askSources } from './ask-sources.ts';
import { makeMany } from './make-many.ts';
import { command } from './operator.ts';
import { keepShelves } from './shelves.ts';
import type { TerminalClient } from './terminal-client.ts';
import { audioWords, showProgress, wayOn } from './terminal-progress.ts';
import { bringSource, readSource, sampleNames } from './terminal-source.ts';
import { withClient } from './with-client.ts';

const HAVE_LENGTH: readonly string[] = FORMATS.map((format) => format.value).filter(
  (format) => 'length' in OPTIONS[format].shape,
);

const LENGTHS = ['short', 'medium', 'long'];

const USAGE = `npm run make -- <source> --to <formats> [options]
npm run make -- ask "<question>" <source…>   asks a question about one or more sources
npm run make -- shelf                        lists shelves, creates one or adds sources to it

  <source>      a link to a video, playlist or channel, or several links in quotes; a file (.srt .vtt .ass .sbv .ttml
                .json3 .txt, audio or video); - for standard input;
                sample, or one of ${sampleNames()}
  --to          ${FORMATS.map((format) => format.value).join(', ')}; separate several with commas
  --language    ${LANGUAGES.map((language) => language.value).join(', ')}
  --length      short, medium or long, for ${HAVE_LENGTH.join(', ')}
  --audio       also record a podcast; needs --out for the file
  --style       the name of a writing style
  --prompt      the name of a custom format, for --to custom
  --field       name=value for a field in that format; repeat for each field
  --model       provider/model, or built-in
  --rights      confirms that you have the rights to an audio or video file
  --cap         a spending limit in dollars, for several videos with your own key; we stop before a video that could exceed it
  --out         a folder for the files; without --out, the text goes to standard output`;

await command(async (config, args) => {
  if (args[0] === 'ask') return askSources(config, args.slice(1));
  if (args[0] === 'shelf') return keepShelves(config, args.slice(1));
  const { source, rights, audio, names, body, out, capCents } = readArguments(args);
  await withClient(config, async ({ client, connection, onInterrupt }) => {
    const named = {
      ...(names.style && { styleId: await client.findNamed('styles', names.style) }),
      ...(names.prompt && { promptId: await client.findNamed('prompts', names.prompt) }),
    };
    if (source.kind === 'list') {
      const page = await makeMany(client, source.text, { ...body, ...named }, { out, capCents });
      process.stderr.write(`${connection.publicUrl}${page}\n`);
      return;
    }
    const progress = showProgress(process.stderr);
    const video = await bringSource(client, source, { language: body.language, rights });
    const { generations } = await client.create({
      ...body,
      ...named,
      videoId: video.id,
      ...(!body.language && video.language && { language: video.language }),
    });
    let watched = '';
    onInterrupt(() => `${wayOn(connection.publicUrl + watched, connection.isServer)}\n`);
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
          // Chapter times are only known after recording.
          writeFileSync(join(out, file.name), (await client.exportMarkdown(id)).text);
        }
      }
    }
  });
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
        cap: { type: 'string' },
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
  const [format = '', ...alsoMake] = values.to.split(',').map((part) => formatNamed(part.trim()));
  const unknown = [format, ...alsoMake].filter(
    (one) => !FORMATS.some(({ value }) => value === one),
  );
  if (unknown.length > 0) {
    const known = FORMATS.map(({ value }) => value).join(', ');
    throw new OperatorError(`There’s no format "${unknown.join('", "')}". Choose from ${known}.`);
  }
  if (values.length && !HAVE_LENGTH.includes(format)) {
    throw new OperatorError(
      `--length is for ${HAVE_LENGTH.join(', ')}, not for ${format}. Leave it out.`,
    );
  }
  if (values.length && !LENGTHS.includes(values.length)) {
    throw new OperatorError(
      `There’s no length "${values.length}". Choose from ${LENGTHS.join(', ')}.`,
    );
  }
  if (values.audio && ![format, ...alsoMake].includes('podcast')) {
    throw new OperatorError('Only podcasts have audio. Add podcast to --to, or leave out --audio.');
  }
  const cap = values.cap === undefined ? undefined : Number(values.cap);
  if (cap !== undefined && !(cap > 0)) {
    throw new OperatorError(`"${values.cap}" isn’t an amount. Use --cap 5 for five dollars.`);
  }
  return {
    source: readSource(given),
    capCents: cap === undefined ? undefined : cap * 100,
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

/** The app says "article" and "thread" where the API says "blog" and "tweet"; both work here. */
function formatNamed(name: string): string {
  const found = FORMATS.find((format) => format.name === name.toLowerCase());
  return found?.value ?? name;
}

/** Fields of a custom format go into its options if it's the main format. */
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
