import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OperatorError } from '#server/core/fatal.ts';

/** Where the words come from: a built-in video, a link, or a file on this machine. */
export type MakeSource = { sample: true | string } | { url: string } | { file: string };

export interface MakeArguments {
  source: MakeSource;
  formats: string[];
  language: string | undefined;
  length: string | undefined;
  style: string | undefined;
  prompt: string | undefined;
  model: string | undefined;
  out: string | undefined;
}

/** Throws with the usage where they make no sense. */
export function readMakeArguments(args: string[], usage: string): MakeArguments {
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
        model: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${usage}`);
  }
  const { positionals, values } = parsed;
  const [given] = positionals;
  if (values.help || given === undefined || positionals.length > 1) throw new OperatorError(usage);
  if (!values.to) throw new OperatorError(`Say with --to what to make.\n\n${usage}`);
  const { to, language, length, style, prompt, model, out } = values;
  const formats = to.split(',').map((part) => part.trim());
  return { source: sourceOf(given, usage), formats, language, length, style, prompt, model, out };
}

function sourceOf(given: string, usage: string): MakeSource {
  const sample = /^sample(?::(.+))?$/.exec(given);
  if (sample) return { sample: sample[1] ?? true };
  if (existsSync(given)) {
    if (statSync(given).isFile()) return { file: given };
    throw new OperatorError(`"${given}" is a folder, not a file.\n\n${usage}`);
  }
  // Links come in many forms, with and without a scheme; a name with a dot and no such file is taken for one.
  if (/^https?:\/\//i.test(given) || /^[\w-]+(\.[\w-]+)+\//.test(given)) return { url: given };
  throw new OperatorError(`"${given}" is neither a link nor a file on this machine.\n\n${usage}`);
}
