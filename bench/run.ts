import { existsSync, readdirSync } from 'node:fs';

/** `npm run bench -- <name> [arguments]`: one program per measurement; the last line printed is its result as JSON. */

interface Result {
  name: string;
  /** Above 1 is within the limit, or better than the baseline. */
  ratio: number;
}

const [name = '', ...args] = process.argv.slice(2);
const program = new URL(`./${name}.ts`, import.meta.url);
if (!/^[a-z-]+$/.test(name) || name === 'run' || !existsSync(program)) {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
    .map((file) => file.slice(0, -'.ts'.length));
  console.error(`npm run bench -- <name>\n\n  ${names.join('\n  ')}`);
  process.exit(1);
}
const { run } = (await import(program.href)) as { run(args: string[]): Promise<Result> };
console.log(JSON.stringify(await run(args)));
process.exit(0);
