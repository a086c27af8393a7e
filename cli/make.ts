import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS } from '#contract/catalog/formats.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { OPTIONS } from '#contract/options.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { type MakeArguments, readMakeArguments } from './make-arguments.ts';
import { command, connect } from './operator.ts';
import { createTerminalClient, type TerminalClient } from './terminal-client.ts';
import { showProgress } from './terminal-progress.ts';

const USAGE = `npm run make -- <source> --to <formats> [options]

  <source>      a link to a video, a file (.srt .vtt .ass .sbv .ttml .json3 .txt, sound or video),
                sample, or one of ${sampleNames()}
  --to          ${FORMATS.map((format) => format.value).join(', ')}; several with commas
  --language    ${LANGUAGES.map((language) => language.value).join(', ')};
                without it the language of the video
  --length      short, medium or long
  --style       the name of a writing style
  --prompt      the name of a format of your own, for --to custom
  --model       provider/model, or built-in
  --out         a folder to write files to; without it the text goes to standard output`;

await command(async (config, args) => {
  const wanted = readMakeArguments(args, USAGE);
  const connection = await connect(config);
  try {
    const url = await connection.getUrl();
    const token = await connection.operations.createTerminalToken();
    await make(createTerminalClient(url, token), wanted);
  } finally {
    await connection.close();
  }
});

async function make(client: TerminalClient, wanted: MakeArguments): Promise<void> {
  const { formats, out } = wanted;
  const [format, ...alsoMake] = formats;
  const video = await client.openVideo(wanted.source);
  const language = wanted.language ?? video.language ?? undefined;
  const takesLength = 'length' in (OPTIONS[format as 'blog']?.shape ?? {});
  const { generations } = await client.create({
    videoId: video.id,
    format,
    alsoMake,
    ...(language && { language }),
    ...(wanted.model && { model: wanted.model }),
    ...(wanted.style && { styleId: await client.findStyle(wanted.style) }),
    ...(wanted.prompt && { promptId: await client.findPrompt(wanted.prompt) }),
    ...(wanted.length && takesLength && { options: { length: wanted.length } }),
  });
  const progress = showProgress(process.stderr);
  const failures: string[] = [];
  for (const { id, format: made } of generations) {
    try {
      await client.watch(id, (view) => progress.show(made, view));
    } catch (error) {
      // What the others have become is worth having.
      if (!(error instanceof OperatorError)) throw error;
      failures.push(`${made}: ${error.message}`);
      continue;
    }
    const file = await client.exportMarkdown(id);
    if (out === undefined) {
      process.stdout.write(file.text);
    } else {
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, file.name), file.text);
      process.stderr.write(`written to ${join(out, file.name)}\n`);
    }
  }
  if (failures.length > 0) throw new OperatorError(failures.join('\n'));
}

function sampleNames(): string {
  return [...getSamples().keys()].map((id) => `sample:${id}`).join(', ');
}
