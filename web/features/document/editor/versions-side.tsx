import { useEffect, useMemo, useRef, useState } from 'react';
import type { Document } from '#contract/documents.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Segmented, Switch } from '../../../ui/choice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { compareTexts, type Compared } from './versions-compare.ts';
import { VersionsText } from './versions-text.tsx';
import { EDITOR_WORDS } from './words.ts';

const WORDS = EDITOR_WORDS.versions;

/** What a version is compared with: the one before it, or the current text. */
export type Against = 'before' | 'now';

export interface VersionsSideProps {
  shown: Document | undefined;
  /** The text to compare with, once loaded. */
  base: Document | undefined;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  against: Against;
  onAgainst: (against: Against) => void;
  isFirst: boolean;
  isCurrent: boolean;
}

/** The selected version with its changes marked. */
export function VersionsSide(props: VersionsSideProps) {
  const { shown, base, isMarked, against, isFirst, isCurrent } = props;
  const compared = useMemo(() => {
    if (!shown) return null;
    if (!base) return compareTexts(null, shown);
    return against === 'before' ? compareTexts(base, shown) : compareTexts(shown, base);
  }, [shown, base, against]);
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<{ of: Compared | null; at: number }>({ of: null, at: -1 });
  const here = spot.of === compared ? spot.at : -1;

  useEffect(() => {
    if (!box.current) return;
    for (const change of changesIn(box.current)) delete change.dataset['here'];
    scrollTo(box.current, changesIn(box.current)[0]);
  }, [compared]);

  function step(by: number) {
    if (!box.current || !compared) return;
    const changes = changesIn(box.current);
    const next =
      here < 0 && by < 0 ? changes.length - 1 : (here + by + changes.length) % changes.length;
    for (const [at, change] of changes.entries()) {
      if (at === next) change.dataset['here'] = '';
      else delete change.dataset['here'];
    }
    scrollTo(box.current, changes[next]);
    setSpot({ of: compared, at: next });
  }

  // The newest can only be compared with the one before, the oldest only with the newest.
  const hasChoice = !isFirst && !isCurrent;
  const isComparing = isMarked && !(isFirst && (isCurrent || against === 'before'));
  return (
    <div className="versions-side">
      <div className="versions-compare">
        <Switch isSelected={isMarked} onChange={props.onMark}>
          {WORDS.showChanges}
        </Switch>
        {isMarked && !isCurrent && (
          <Segmented
            label={WORDS.compareWith}
            isLabelHidden
            value={against}
            onChange={(value) => props.onAgainst(value as Against)}
            options={[
              { value: 'before', label: WORDS.before, isDisabled: !hasChoice },
              { value: 'now', label: WORDS.now },
            ]}
          />
        )}
        {isMarked && (
          <span className="versions-sum" role="status">
            {isComparing ? base && compared && sumWords(compared) : WORDS.isFirst}
          </span>
        )}
        {isComparing && compared && compared.changes > 0 && (
          <span className="versions-steps">
            <span className="time">
              {here < 0 ? compared.changes : WORDS.place(here + 1, compared.changes)}
            </span>
            <IconButton icon="chevron-up" label={WORDS.previous} isSmall onPress={() => step(-1)} />
            <IconButton icon="chevron-down" label={WORDS.next} isSmall onPress={() => step(1)} />
          </span>
        )}
      </div>
      {shown && compared ? (
        <VersionsText document={shown} compared={compared} box={box} />
      ) : (
        <Skeleton label={WORDS.loadingDraft} lines={6} />
      )}
    </div>
  );
}

function sumWords({ addedWords, removedWords, changes }: Compared): string {
  if (changes === 0) return WORDS.noChanges;
  if (addedWords === 0 && removedWords === 0) return WORDS.onlyLooks;
  return WORDS.changes(addedWords, removedWords);
}

function changesIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-change]')];
}

/** Scrolls a change to one third of the box's height. Only the box scrolls, not the dialog. */
function scrollTo(box: HTMLElement, change: HTMLElement | undefined): void {
  const from = change ? change.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
  box.scrollTop = change ? Math.max(0, box.scrollTop + from - box.clientHeight / 3) : 0;
}
