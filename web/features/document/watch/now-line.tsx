import { writingOf } from '#contract/catalog/languages.ts';
import type { Transcript } from '#contract/videos.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Time } from '../../../ui/time.tsx';
import { captionAt } from './transcript.ts';

export interface NowLineProps {
  transcript: Transcript;
  atMs: number;
  onClose: () => void;
}

/** Where there is no room for the video beside the text, the line that was said stands under it, as a subtitle does. */
export function NowLine({ transcript, atMs, onClose }: NowLineProps) {
  const { tag, direction } = writingOf(transcript);
  return (
    <div className="now-line" role="status">
      <Time seconds={atMs / 1000} />
      <p lang={tag} dir={direction}>
        {captionAt(transcript, atMs)}
      </p>
      <button
        type="button"
        className="now-line-close"
        aria-label="Close the line"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
