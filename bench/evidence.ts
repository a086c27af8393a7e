import { checkFormats } from './evidence/formats.ts';
import { checkLanguages } from './evidence/languages.ts';
import { checkPeople, type Half } from './evidence/people.ts';
import { checkSpeed } from './evidence/speed.ts';

/**
 * How well false claims are told from true ones: on what people wrote about real meetings (`people`, with `tune` for the
 * half that the checker was made with), on generated text in every language, and on what a stand-in model writes in
 * every format; and how long it takes. Without a part, all of them.
 */
export async function run(args: string[]) {
  const parts = args.filter((one) => ['people', 'languages', 'formats', 'speed'].includes(one));
  const does = (part: string) => parts.length === 0 || parts.includes(part);
  const half: Half = args.includes('tune') ? 'tune' : 'report';
  const folder = args.find((one) => one.includes('/'));
  const people = does('people') ? checkPeople(half, folder) : null;
  if (does('people') && !people)
    console.log('What people wrote about meetings is not on this machine: that part is left out.');
  const languages = does('languages') ? checkLanguages() : null;
  const formats = does('formats') ? await checkFormats() : null;
  const seconds = does('speed') ? checkSpeed() : null;
  const ratios = [
    ...(people ? [0.1 / people.flagged.cited, 0.15 / people.flagged.uncited] : []),
    ...(languages ? [Math.min(...Object.values(languages.recall)) / 0.9] : []),
    ...(formats ? [formats.ratio] : []),
    ...(seconds ? [1.5 / seconds] : []),
  ];
  return {
    name: 'evidence',
    /** The worst of all parts over its limit: above 1 is within it. */
    ratio: Number(Math.min(...ratios).toFixed(3)),
    people,
    languages,
    formats,
    seconds,
  };
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
