import { existsSync, readFileSync } from 'node:fs';
import type { TestEvent } from 'node:test/reporters';

/** Test results of one file, written as a report for the runner. */
export interface FileCounts {
  /** Names are stable between tries, so a retry can be compared with the first run. */
  passed: string[];
  failed: string[];
  skipped: { name: string; why: string }[];
  /** CPU time of the file's process and of every child it waited for. Linux only; 0 elsewhere. */
  processorSeconds: number;
}

export default async function* fileReporter(
  source: AsyncIterable<TestEvent>,
): AsyncGenerator<string> {
  const counts: FileCounts = { passed: [], failed: [], skipped: [], processorSeconds: 0 };
  for await (const event of source) {
    // Reported as it happens, so that the runner can name the running test when a file hangs.
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

/** Count a suite as failed only for its own failures: a hook, or code outside its tests. Its tests count by themselves. */
function hasFailedItself({ type, data }: TestEvent): boolean {
  if (type !== 'test:fail') return false;
  const { failureType } = data.details.error as Error & { failureType?: string };
  return failureType !== 'subtestsFailed';
}

const [BEGINS, ENDS] = ['begins ', 'ends '];

const nameOf = ({ data }: Extract<TestEvent, { data: { name: string } }>): string =>
  data.name.replaceAll('\n', ' ');

/**
 * Parses a report, which may be incomplete: the counts are there once the file has ended, `isAt` lists the tests
 * still running.
 */
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

/** CPU time so far of this process and of the children that have exited. */
export function readProcessorSeconds(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  // The process name in parentheses can contain anything, spaces included.
  const [, after] = /\) (.*)/s.exec(readFileSync('/proc/self/stat', 'utf8'))!;
  const [user, system, childUser, childSystem] = after!.split(' ').slice(11, 15).map(Number);
  return (user! + system! + childUser! + childSystem!) / TICKS_A_SECOND;
}
