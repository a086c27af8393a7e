import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Progress, Stages } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Plate, Section } from './specimen.tsx';

export function WaitingChapter() {
  return (
    <Section
      id="waiting"
      at={1402}
      title="Waiting and failing"
      note="Every screen is drawn empty, loading, partial, failed and full. Progress is measured on the same ruler as time."
    >
      <Plate name="Stages" code=".stages > .stage[data-state]" span={6}>
        <Stages
          label="Article, running"
          stages={[
            { name: 'Transcript', state: 'done' },
            { name: 'Reading', state: 'done' },
            { name: 'Writing', state: 'now', figure: '64 %' },
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
      </Plate>
      <Plate name="Progress" code="progress.progress-bar" span={3}>
        <Progress label="Writing" value={0.64} figure="12 of 19 parts" />
        <Progress label="Waiting for the first words" />
      </Plate>
      <Plate name="Skeleton" code=".skeleton > i" span={3}>
        <Skeleton label="The article is loading" lines={5} />
      </Plate>
      <Plate name="Empty" code=".empty" span={6}>
        <Empty
          title="Nothing hangs here yet"
          action={
            <>
              <Button tone="go">Paste a link</Button>
              <Button>Try the sample</Button>
            </>
          }
        >
          Give it a video and the first article appears on this line, tied to its seconds.
        </Empty>
      </Plate>
      <Plate name="Loading" code=".screen.loading" span={3} isFlush>
        <div className="screen loading inset">
          <span className="caption">Loading...</span>
        </div>
      </Plate>
      <Plate name="Failed" code=".screen.error" span={3} isFlush>
        <div className="screen error inset">
          <h4 className="headline">This page stopped working</h4>
          <p>Something failed on our side. What you made is stored.</p>
          <div className="screen-detail">Quote this to support: 7F3K-20</div>
          <Button tone="go" icon="retry">
            Reload
          </Button>
        </div>
      </Plate>
    </Section>
  );
}
