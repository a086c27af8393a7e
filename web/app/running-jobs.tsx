import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import type { RunView } from '#contract/run-view.ts';
import { hasEnded, listed, runQuery, useGenerations, useRuns } from '../lib/generations.ts';
import { generationPath, PAGES } from '../lib/paths.ts';
import { runShare, stageWords } from '../lib/run-progress.ts';
import { Progress } from '../ui/progress.tsx';

interface Job {
  id: string;
  format: FormatValue;
  title: string;
  view: RunView;
}

/** Everything of the account that is under way, whichever tab or program started it. */
function useJobs(): Job[] {
  const client = useQueryClient();
  const runs = useRuns();
  const all = listed(useGenerations().data);
  // Runs that wait for their turn have said nothing yet, so only the list knows of them.
  const unknown = all
    .filter(({ id, status }) => !hasEnded(status) && !runs.has(id))
    .map(({ id }) => id)
    .join(' ');

  useEffect(() => {
    for (const id of unknown.split(' ').filter(Boolean)) {
      void client.prefetchQuery(runQuery(client, id));
    }
  }, [client, unknown]);

  return all.flatMap(({ id, format, title }) => {
    const view = runs.get(id)?.view;
    return view && !hasEnded(view.status) ? [{ id, format, title, view }] : [];
  });
}

export function RunningJobs() {
  const jobs = useJobs();
  if (jobs.length === 0) return null;
  return (
    <section className="jobs" aria-label="Running now">
      <h2 className="jobs-title">{jobs.length} running</h2>
      <ul className="jobs-list">
        {jobs.slice(0, 3).map((job) => (
          <li key={job.id}>
            <Link className="job" to={generationPath(job)}>
              <span className="job-format">
                {FORMATS.find(({ value }) => value === job.format)?.label}
              </span>
              <bdi className="job-title">{job.title}</bdi>
              <Progress label={stageWords(job.view)} value={runShare(job.view)} />
            </Link>
          </li>
        ))}
      </ul>
      {jobs.length > 3 && (
        <Link className="link alone" to={PAGES.library}>
          {jobs.length - 3} more in the Library
        </Link>
      )}
    </section>
  );
}

/** The same in one line, for the top of a phone. */
export function RunningBadge() {
  const jobs = useJobs();
  const [first] = jobs;
  if (!first) return <span className="app-top-room" />;
  const to = jobs.length === 1 ? generationPath(first) : PAGES.library;
  return (
    <Link className="app-top-room jobs-badge" to={to}>
      {jobs.length} running
    </Link>
  );
}
