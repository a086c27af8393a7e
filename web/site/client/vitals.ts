/** The Core Web Vitals of a visit, in milliseconds except for the layout shift. */
export interface Vitals {
  /** Largest contentful paint. */
  largestPaintMs: number | null;
  /** Cumulative layout shift: the worst window of five seconds. */
  layoutShift: number;
  /** Interaction to next paint: the slowest touch, click or key press. */
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

/** Observes performance entries. Returns a function that processes those still queued. */
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

/** Measures from the start of the visit, no matter when it is loaded, and reports whenever the page is hidden. */
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
