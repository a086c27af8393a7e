import { measureAnswers } from './ask/answers.ts';
import { readAskedMeetings } from './ask/asked-meetings.ts';
import { measureFinding } from './ask/finding.ts';
import { measureSpeed, speedRatios } from './ask/speed.ts';

/**
 * `npm run bench -- ask <QMSum folder> [sources]`: how often questions find their answers, how many are declined, and
 * how fast a ten-hour video and a shelf of a thousand sources are searched.
 */
export async function run([folder = '', sources = '1000']: string[]) {
  const tuned = readAskedMeetings(folder, 'qmsum-meetings-train60.jsonl.gz');
  const held = readAskedMeetings(folder, 'qmsum-meetings-val.jsonl.gz');
  console.log('tuned on', measureFinding(tuned));
  const found = measureFinding(held);
  console.log('held out', found);
  console.log('answers, tuned on', measureAnswers(tuned));
  const answers = measureAnswers(held);
  console.log('answers, held out', answers);
  const speed = await measureSpeed(held, Number(sources));
  console.log('speed', speed);
  const ratios = [
    found.first3 / 65,
    found.first5 / 80,
    found.first10 / 90,
    10 / Math.max(found.declined, 0.1),
    found.unsaidDeclined / 95,
    found.foreignDeclined / 95,
    found.namedDeclined / 95,
    answers.inventedDeclined / 95,
    answers.unsaidRejected / 95,
    // Not one is allowed.
    ...(answers.inventedMoments > 0 ? [0] : []),
    ...Object.values(speedRatios(speed)),
  ];
  return { name: 'ask', ratio: Math.min(...ratios), ...found, ...answers, ...speed };
}
