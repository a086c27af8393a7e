import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { hasEnded, listed, runQuery, useGenerations, useRuns } from '../lib/generations.ts';
import { generationPath, PAGES } from '../lib/paths.ts';
import { runShare, stageWords } from '../lib/run-progress.ts';
import { isBeingMade, recordingWords, useRecordings } from '../lib/recordings.ts';
import { Progress } from '../ui/progress.tsx';
import { APP_WORDS } from './words.tsx';

const { running: WORDS } = APP_WORDS;

/** As many as fit on a laptop screen with the account still visible below. */
const MOST_SHOWN = 2;

interface Job {
  kind: 'text' | 'sound';
  id: string;
  format: FormatValue;
  title: string;
  label: string;
  share: number;
}

/** Everything running in the account, whichever tab or program started it. */
function useJobs(): Job[] {
  const client = useQueryClient();
  const runs = useRuns();
  const all = listed(useGenerations().data);
  // Queued runs have no events yet, so only the list knows about them.
  const unknown = all
    .filter(({ id, status }) => !hasEnded(status) && !runs.has(id))
    .map(({ id }) => id)
    .join(' ');

  useEffect(() => {
    for (const id of unknown.split(' ').filter(Boolean)) {
      void client.prefetchQuery(runQuery(client, id));
    }
  }, [client, unknown]);

  const written = all.flatMap(({ id, format, title }) => {
    const view = runs.get(id)?.view;
    const isGoing = view && !hasEnded(view.status);
    return isGoing
      ? [
          {
            kind: 'text' as const,
            id,
            format,
            title,
            label: stageWords(view),
            share: runShare(view),
          },
        ]
      : [];
  });
  const recorded = [...useRecordings([]).values()].filter(isBeingMade).map((one) => ({
    kind: 'sound' as const,
    id: one.generationId,
    format: 'podcast' as const,
    title: one.title,
    label: recordingWords(one) ?? '',
    share: one.progress,
  }));
  return [...written, ...recorded];
}

export function RunningJobs() {
  const jobs = useJobs();
  if (jobs.length === 0) return null;
  return (
    <section className="jobs" aria-label={WORDS.title}>
      <h2 className="jobs-title">{WORDS.count(jobs.length)}</h2>
      <ul className="jobs-list">
        {jobs.slice(0, MOST_SHOWN).map((job) => (
          <li key={`${job.id} ${job.kind}`}>
            <Link className="job" to={generationPath(job)}>
              <span className="job-format">
                {FORMATS.find(({ value }) => value === job.format)?.label}
              </span>
              <bdi className="job-title">{job.title}</bdi>
              <Progress label={job.label} value={job.share} />
            </Link>
          </li>
        ))}
      </ul>
      {jobs.length > MOST_SHOWN && (
        <Link className="link alone" to={PAGES.library}>
          {WORDS.more(jobs.length - MOST_SHOWN)}
        </Link>
      )}
    </section>
  );
}

/** A one-line version for the top of the screen on phones. */
export function RunningBadge() {
  const jobs = useJobs();
  const [first] = jobs;
  if (!first) return <span className="app-top-room" />;
  const to = jobs.length === 1 ? generationPath(first) : PAGES.library;
  return (
    <Link className="app-top-room jobs-badge" to={to}>
      {WORDS.count(jobs.length)}
    </Link>
  );
}
