import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MAKE_WORDS } from './words.ts';

const WORDS = MAKE_WORDS.source;
export const ASK_BESIDE_ID = 'ask-beside';

/** The question form for a source. It belongs to another feature, so the app passes it in. */
export type AskSourceSlot = ComponentType<{ videoId: string }>;

export interface AskBesideProps {
  videoId: string;
  Ask: AskSourceSlot;
  onClose: () => void;
}

/** Questions about the chosen source, next to the form. On narrow screens it covers the lower part of the page. */
export function AskBeside({ videoId, Ask, onClose }: AskBesideProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The question's field may have the focus already.
    if (panel.current?.contains(document.activeElement)) return;
    panel.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const element = panel.current;
    function leave(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    }
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <aside ref={panel} className="make-ask" id={ASK_BESIDE_ID} aria-label={WORDS.ask} tabIndex={-1}>
      <div className="make-ask-head">
        <h2 className="make-ask-title">{WORDS.ask}</h2>
        <IconButton icon="close" label={WORDS.closeAsk} isSmall onPress={onClose} />
      </div>
      <Suspense fallback={<Skeleton label={WORDS.loadingAsk} lines={3} />}>
        <Ask videoId={videoId} />
      </Suspense>
    </aside>
  );
}
