import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMATS } from '#contract/catalog/formats.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { command, connect } from './operator.ts';
import { createTerminalClient } from './terminal-client.ts';
import { showProgress } from './terminal-progress.ts';

const USAGE = `npm run make -- <source> --to <formats> [options]

  <source>      sample, or one of ${sampleNames()}
  --to          ${FORMATS.map((format) => format.value).join(', ')}; several with commas
  --language    ${LANGUAGES.map((language) => language.value).join(', ')}
  --length      short, medium or long
  --out         a folder to write files to; without it the text goes to standard output`;

await command(async (config, args) => {
  const { source, body, out } = readArguments(args);
  const connection = await connect(config);
  try {
    const url = await connection.getUrl();
    const token = await connection.operations.createTerminalToken();
    const client = createTerminalClient(url, token);
    const { generations } = await client.create({ ...body, sample: source });
    const progress = showProgress(process.stderr);
    for (const { id, format } of generations) {
      await client.watch(id, (view) => progress.show(format, view));
      const file = await client.exportMarkdown(id);
      if (out === undefined) {
        process.stdout.write(file.text);
      } else {
        mkdirSync(out, { recursive: true });
        writeFileSync(join(out, file.name), file.text);
        process.stderr.write(`written to ${join(out, file.name)}\n`);
      }
    }
  } finally {
    await connection.close();
  }
});

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
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`);
  }
  const { positionals, values } = parsed;
  const [given] = positionals;
  const [, name] = /^sample(?::(.+))?$/.exec(given ?? '') ?? [null, null];
  if (values.help || given === undefined || positionals.length > 1) throw new OperatorError(USAGE);
  if (name === null)
    throw new OperatorError(`"${given}" is not a source this version can read.\n\n${USAGE}`);
  if (!values.to) throw new OperatorError(`Say with --to what to make.\n\n${USAGE}`);
  const [format = '', ...alsoMake] = values.to.split(',').map((part) => part.trim());
  return {
    source: name ?? true,
    out: values.out,
    body: {
      format,
      alsoMake,
      ...(values.language && { language: values.language }),
      ...(values.length && { options: { length: values.length } }),
    },
  };
}

function sampleNames(): string {
  return [...getSamples().keys()].map((id) => `sample:${id}`).join(', ');
}
