import { getSamples } from '#server/modules/videos/samples.ts';
import { readAskedMeetings } from './ask/asked-meetings.ts';
import { type AskedTalk, measureSpeed, speedRatios } from './ask/speed.ts';

/**
 * `npm run bench -- ask-shelf [sources] [QMSum folder]`: search and indexing speed and index size of a shelf with
 * 25,000 words per source, each as a ratio to its limit. Without the folder it uses the built-in talks.
 */
export async function run([sources = '1000', folder]: string[]) {
  const talks =
    folder === undefined
      ? ofSamples()
      : ['qmsum-meetings-train60.jsonl.gz', 'qmsum-meetings-val.jsonl.gz'].flatMap((file) =>
          readAskedMeetings(folder, file),
        );
  const speed = await measureSpeed(talks, Number(sources));
  const ratios = speedRatios(speed);
  console.log('ratios to the limits, above 1 within them', ratios);
  return { name: 'ask-shelf', ratio: Math.min(...Object.values(ratios)), ratios, ...speed };
}

/** Uses every sentence of a talk as a question. */
function ofSamples(): AskedTalk[] {
  return [...getSamples().values()]
    .filter(({ language }) => language === 'english')
    .map(({ cues }) => ({ cues, questions: cues.map(({ text }) => ({ text })) }));
}
