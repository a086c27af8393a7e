const WIDTH = 576;
const HEIGHT = 72;
/** Silence is drawn too, at this height. */
const LEAST = 3;

/** A static waveform; `bars` are heights from 0 to 100 over equal intervals. */
export function Waveform({ bars }: { bars: readonly number[] }) {
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((level, index) => {
        const height = Math.max(LEAST, Math.round((level / 100) * HEIGHT));
        return (
          <rect
            key={index}
            x={index * (WIDTH / bars.length)}
            y={(HEIGHT - height) / 2}
            width="3"
            height={height}
          />
        );
      })}
    </svg>
  );
}
