import { getSamples } from '#server/modules/videos/samples.ts';
import { readAskedMeetings } from './ask/asked-meetings.ts';
import { type AskedTalk, measureSpeed, speedRatios } from './ask/speed.ts';

/**
 * `npm run bench -- ask-shelf [sources] [folder of QMSum]`: how fast a shelf of 25,000 words a source is searched and its
 * index built, and how large that is, each as a ratio to its limit. Without the folder the built-in talks are the words.
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

/** Each sentence that is said could be asked about. */
function ofSamples(): AskedTalk[] {
  return [...getSamples().values()]
    .filter(({ language }) => language === 'english')
    .map(({ cues }) => ({ cues, questions: cues.map(({ text }) => ({ text })) }));
}
