import { AskPanel } from './ask-panel.tsx';
import { ShownMoment } from './moment-panel.tsx';

/** Asking, beside a source: a moment is played and read where the answer is. */
export function AskSource({ videoId }: { videoId: string }) {
  return <AskPanel videoId={videoId} Moment={ShownMoment} onAdd={null} isTypedInto />;
}
