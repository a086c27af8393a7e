import { existsSync, readFileSync } from 'node:fs';
import type { TestEvent } from 'node:test/reporters';

/** What became of the tests of one file, written down for the runner. */
export interface FileCounts {
  /** Names that stay the same from one try to the next. */
  passed: string[];
  failed: string[];
  skipped: { name: string; why: string }[];
  /** Of the file's own process and of all that it started and saw end. Linux tells; elsewhere 0. */
  processorSeconds: number;
}

export default async function* fileReporter(
  source: AsyncIterable<TestEvent>,
): AsyncGenerator<string> {
  const counts: FileCounts = { passed: [], failed: [], skipped: [], processorSeconds: 0 };
  for await (const event of source) {
    // Told at once, so that of a file that hangs somebody can say where.
    if (event.type === 'test:dequeue') yield `${BEGINS}${event.data.nesting} ${nameOf(event)}\n`;
    if (event.type === 'test:complete') yield `${ENDS}${event.data.nesting} ${nameOf(event)}\n`;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { details, file, line, name, skip } = event.data;
    if (details.type === 'suite' && !hasFailedItself(event)) continue;
    const id = `${file}:${line} ${name}`;
    if (skip !== undefined) counts.skipped.push({ name, why: skip === true ? '' : String(skip) });
    else if (event.type === 'test:pass') counts.passed.push(id);
    else counts.failed.push(id);
  }
  yield JSON.stringify({ ...counts, processorSeconds: readProcessorSeconds() });
}

/** A suite counts where something of its own failed: its hook, or what stands outside its tests. */
function hasFailedItself({ type, data }: TestEvent): boolean {
  if (type !== 'test:fail') return false;
  const { failureType } = data.details.error as Error & { failureType?: string };
  return failureType !== 'subtestsFailed';
}

const [BEGINS, ENDS] = ['begins ', 'ends '];

const nameOf = ({ data }: Extract<TestEvent, { data: { name: string } }>): string =>
  data.name.replaceAll('\n', ' ');

/** What the reporter has written so far: the counts once the file has ended, and until then which tests it is at. */
export function readReport(text: string): { counts: FileCounts | null; isAt: string[] } {
  const lines = text.split('\n');
  const last = lines.at(-1)!;
  const going: string[] = [];
  for (const line of lines) {
    if (line.startsWith(BEGINS)) going.push(line.slice(BEGINS.length));
    const at = line.startsWith(ENDS) ? going.indexOf(line.slice(ENDS.length)) : -1;
    if (at !== -1) going.splice(at, 1);
  }
  const isAt = going.map((name) => name.replace(/^\d+ /, ''));
  return { counts: last.startsWith('{') ? (JSON.parse(last) as FileCounts) : null, isAt };
}

const TICKS_A_SECOND = 100;

/** The processor time of this process and of its ended children so far. */
export function readProcessorSeconds(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  // The name, in brackets, may hold anything.
  const [, after] = /\) (.*)/s.exec(readFileSync('/proc/self/stat', 'utf8'))!;
  const [user, system, childUser, childSystem] = after!.split(' ').slice(11, 15).map(Number);
  return (user! + system! + childUser! + childSystem!) / TICKS_A_SECOND;
}
