import { memo } from 'react';

interface WaveformProps {
  peaks: readonly number[];
  /** 0 to 1. */
  played: number;
  /** Where it was pressed, 0 to 1. With a keyboard the rail below is used. */
  onSeek: (share: number) => void;
}

const HEIGHT = 100;
const LEAST = 3;
/** Of speech that is evenly loud as it should be, the little that it rises and falls is what can be seen. */
const CONTRAST = 1.8;

/** The shape of the sound; what was heard is yellow. */
export function Waveform({ peaks, played, onSeek }: WaveformProps) {
  const { length } = peaks;
  const edge = Math.min(1, Math.max(0, played)) * length;
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${Math.max(1, length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        if (event.button === 0 && width > 0) onSeek((event.clientX - left) / width);
      }}
    >
      <clipPath id="wave-heard">
        <rect x={0} y={0} width={edge} height={HEIGHT} />
      </clipPath>
      <Bars peaks={peaks} className="wave-all" />
      <g clipPath="url(#wave-heard)">
        <Bars peaks={peaks} className="wave-heard" />
      </g>
    </svg>
  );
}

const Bars = memo(function Bars({
  peaks,
  className,
}: {
  peaks: readonly number[];
  className: string;
}) {
  const loudest = Math.max(1, ...peaks);
  const shape = peaks
    .map((peak, at) => {
      const size = Math.max(LEAST, HEIGHT * (peak / loudest) ** CONTRAST);
      return `M${at + 0.15} ${(HEIGHT - size) / 2}h0.7v${size}h-0.7z`;
    })
    .join('');
  return <path className={className} d={shape} />;
});
