/** What a visit felt like, in the three measures browsers agree on. Milliseconds; the shift has no unit. */
export interface Vitals {
  /** When the largest thing on the first screen was painted. */
  largestPaintMs: number | null;
  /** How far things moved by themselves: the worst run of shifts within five seconds. */
  layoutShift: number;
  /** From the slowest touch, click or key to the next picture. */
  slowestAnswerMs: number | null;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface AnswerEntry extends PerformanceEntry {
  interactionId: number;
}

const RUN_GAP_MS = 1000;
const RUN_LIMIT_MS = 5000;

/** Answers how to take in what was seen and not yet handed over. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  more: object = {},
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, ...more });
  return () => takeAll(observer.takeRecords());
}

/** Measures from the start of the visit, whenever it is loaded, and reports each time the page is put away. */
export function reportVitals(report: (vitals: Vitals) => void): void {
  const vitals: Vitals = { largestPaintMs: null, layoutShift: 0, slowestAnswerMs: null };
  let run = { sum: 0, firstMs: 0, lastMs: -RUN_LIMIT_MS };

  const paints = observe('largest-contentful-paint', (entry) => {
    vitals.largestPaintMs = Math.round(entry.startTime);
  });
  const shifts = observe<ShiftEntry>('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - run.lastMs < RUN_GAP_MS && startTime - run.firstMs < RUN_LIMIT_MS;
    run = goesOn
      ? { ...run, sum: run.sum + value, lastMs: startTime }
      : { sum: value, firstMs: startTime, lastMs: startTime };
    vitals.layoutShift = Math.max(vitals.layoutShift, run.sum);
  });
  const answers = observe<AnswerEntry>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) {
        vitals.slowestAnswerMs = Math.max(vitals.slowestAnswerMs ?? 0, Math.round(duration));
      }
    },
    { durationThreshold: 16 },
  );

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const flush of [paints, shifts, answers]) flush();
    report({ ...vitals });
  });
}
