import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Check, Checks } from '../ui/check.tsx';
import { Coverage, type CoverageCell } from '../ui/coverage.tsx';
import { Link } from '../ui/link.tsx';
import { PlanLine } from '../ui/plan.tsx';
import { toasts } from '../ui/toast.ts';
import { Plate, Section } from './specimen.tsx';

const CELLS: readonly CoverageCell[] = Array.from({ length: 24 }, (_, index) => {
  if (index === 8) return 'now';
  if (index === 3 || index === 13) return 'half';
  return index === 19 ? 'none' : 'full';
});

export function TellingChapter() {
  return (
    <Section
      id="telling"
      at={1110}
      title="Telling"
      note="A message is a subtitle: low, in the middle, gone when read. Red is only for what failed or is unsupported, and never without words."
    >
      <Plate name="Toast" code="toasts.show(message, { type, durationMs })" span={3}>
        <div className="row">
          <Button onPress={() => void toasts.show('Saved. Every version is kept.')}>
            Show a message
          </Button>
          <Button
            onPress={() =>
              void toasts.show('The video has no captions. Paste its text to go on.', {
                type: 'error',
                durationMs: 6000,
              })
            }
          >
            Show a failure
          </Button>
        </div>
        <p className="note">Three seconds unless told; waits under the pointer and in focus.</p>
      </Plate>
      <Plate name="Badges" code=".badge[data-tone]" span={3}>
        <div className="row">
          <Badge>English</Badge>
          <Badge tone="mark">Edited</Badge>
          <Badge tone="ok">Checked</Badge>
          <Badge tone="proof">Failed</Badge>
          <Badge tone="caption">Writing</Badge>
        </div>
      </Plate>
      <Plate name="Checks" code=".check[data-state]" span={4}>
        <Checks title="Checks">
          <Check state="open" action={<Link href="#telling">Show</Link>}>
            <b>1 sentence without support.</b> “40 percent” is not said in the video.
          </Check>
          <Check state="ok" action={<Link href="#telling">List</Link>}>
            <b>17 of 18</b> paragraphs supported
          </Check>
          <Check state="ok">
            <b>Original.</b> 4% shared with the transcript
          </Check>
          <Check state="waiting">
            <b>Search preview</b> is being read
          </Check>
        </Checks>
      </Plate>
      <Plate name="Coverage" code=".coverage-cells > i[data-state]" span={2}>
        <Coverage
          cells={CELLS}
          durationSeconds={1998}
          label="21 of 24 parts covered in full, two in part, one not yet"
        />
        <PlanLine state="Trial, 5 days left">Your own key · $3.41 this month</PlanLine>
        <PlanLine state="Payment failed" needsAttention>
          Your work stays open. Update the card to make more.
        </PlanLine>
      </Plate>
    </Section>
  );
}
