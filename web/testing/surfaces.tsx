import { Fragment, useState } from 'react';
import { Accordion } from '../ui/accordion.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Progress, Stages } from '../ui/progress.tsx';
import { TimeRail } from '../ui/rail.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TableScroll } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { GalleryPart } from './part.tsx';

const LINES = [
  { at: 52, said: 'everyone plans a garden at noon', written: 'Noon tells you least.' },
  { at: 761, said: 'watch where the shade falls', written: 'Sit from breakfast to dusk.' },
  { at: 1402, said: 'three beds, honestly, three is plenty', written: 'Three are enough.' },
] as const;

export function SurfaceParts() {
  const [position, setPosition] = useState(761);
  const spoken = LINES.findLast((line) => line.at <= position);
  return (
    <>
      <GalleryPart name="Time">
        <div className="film">
          <p className="film-caption" aria-live="off">
            <span className="caption">{spoken?.said ?? '♪'}</span>
          </p>
        </div>
        <TimeRail
          label="Source"
          durationSeconds={1998}
          positionSeconds={position}
          onSeek={setPosition}
          ticks={LINES.map(({ at, written }) => ({ at, label: written }))}
        />
        <div className="prose railed">
          {LINES.map((line) => (
            <Fragment key={line.at}>
              <button
                type="button"
                className="rail-tick"
                data-state={line === spoken ? 'now' : 'todo'}
                onClick={() => setPosition(line.at)}
              >
                <Time seconds={line.at} />
              </button>
              <p className={line === spoken ? 'now' : ''}>{line.written}</p>
            </Fragment>
          ))}
        </div>
      </GalleryPart>
      <GalleryPart name="Stages">
        <Stages
          label="Article, running"
          stages={[
            { name: 'Transcript', state: 'done' },
            { name: 'Reading', state: 'done' },
            { name: 'Writing', state: 'now', figure: '64%' },
            { name: 'Checking', state: 'todo' },
          ]}
        />
        <Stages
          label="Thread, stopped"
          stages={[
            { name: 'Transcript', state: 'done' },
            { name: 'Reading failed: the key was refused', state: 'failed' },
            { name: 'Writing', state: 'todo' },
            { name: 'Checking', state: 'todo' },
          ]}
        />
      </GalleryPart>
      <GalleryPart name="Progress">
        <Progress label="Writing" value={0.64} figure="12 of 19 parts" />
        <Progress label="Waiting for the first words" />
      </GalleryPart>
      <GalleryPart name="Skeleton">
        <Skeleton label="The article is loading" lines={5} />
      </GalleryPart>
      <GalleryPart name="Empty">
        <Empty
          title="Nothing here yet"
          action={
            <>
              <Button tone="go">Paste a link</Button>
              <Button>Try the sample</Button>
            </>
          }
        >
          Give it a video and the first article appears on this line, tied to its seconds.
        </Empty>
      </GalleryPart>
      <GalleryPart name="Loading">
        <div className="screen loading inset">
          <span className="caption">Loading...</span>
        </div>
      </GalleryPart>
      <GalleryPart name="Failed">
        <div className="screen error inset">
          <h3 className="headline">This page stopped working</h3>
          <p>Something failed on our side. What you made is stored.</p>
          <div className="screen-detail">Quote this to support: 7F3K-20</div>
          <Button tone="go" icon="retry">
            Reload
          </Button>
        </div>
      </GalleryPart>
      <GalleryPart name="Accordion">
        <Accordion
          name="questions"
          entries={[
            {
              question: 'Do I need a card for the trial?',
              answer: 'No. Seven days, then it stops by itself, and what you made stays yours.',
              icon: 'crown',
            },
            {
              question: 'What if the video has no captions?',
              answer: 'Upload a subtitle file, or paste the text. We say what was tried.',
              icon: 'video',
            },
            {
              question: 'Who pays for the model?',
              answer: 'Your own key does. The price is shown before a run and kept after it.',
            },
          ]}
        />
      </GalleryPart>
      <GalleryPart name="Navigation">
        <nav className="nav" aria-label="Example">
          <a className="nav-item" href="#parts" aria-current="page">
            Article
          </a>
          <a className="nav-item" href="#parts">
            Summary
          </a>
          <a className="nav-item" href="#parts">
            Library <span className="time">214</span>
          </a>
        </nav>
      </GalleryPart>
      <GalleryPart name="Cards">
        <div className="cards">
          <article className="card">
            <h3 className="card-title">Every line has its second</h3>
            <p className="card-text">Click a paragraph, the video jumps there.</p>
          </article>
          <article className="card" data-selected>
            <h3 className="card-title">All of the video</h3>
            <p className="card-text">Ten hours or ten minutes, covered to the end.</p>
          </article>
          <article className="card">
            <h3 className="card-title">
              <a href="#parts">Your own key, your own cost</a>
            </h3>
            <p className="card-text">The price is shown before a run. This card is a link.</p>
          </article>
        </div>
      </GalleryPart>
      <GalleryPart name="Table">
        <TableScroll label="Ledger">
          <table className="table">
            <caption>Ledger, November</caption>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Model</th>
                <th scope="col" className="number">
                  Tokens
                </th>
                <th scope="col" className="number">
                  Cost
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Article, small garden</th>
                <td>gpt-5-mini</td>
                <td className="number">14,210</td>
                <td className="number">$0.021</td>
              </tr>
              <tr aria-selected="true">
                <th scope="row">Thread, small garden</th>
                <td>gpt-5-mini</td>
                <td className="number">3,902</td>
                <td className="number">$0.006</td>
              </tr>
              <tr>
                <th scope="row">Podcast, two hosts</th>
                <td>built-in engine</td>
                <td className="number">0</td>
                <td className="number">$0.000</td>
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  This month
                </th>
                <td className="number">$0.027</td>
              </tr>
            </tfoot>
          </table>
        </TableScroll>
      </GalleryPart>
    </>
  );
}
