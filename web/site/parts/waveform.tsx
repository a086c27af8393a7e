const BARS = 96;
const WIDTH = 576;
const HEIGHT = 72;

/** The same seed always draws the same wave: syllables in words in sentences. */
function levels(seed: string): number[] {
  let state = 7;
  for (let index = 0; index < seed.length; index += 1) {
    state = (state * 31 + seed.charCodeAt(index)) >>> 0;
  }
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let left = 0;
  let strength = 1;
  return Array.from({ length: BARS }, () => {
    if (left === 0) {
      left = 3 + Math.floor(next() * 9);
      strength = 0.45 + next() * 0.55;
      return 0.06;
    }
    left -= 1;
    return 0.14 + strength * next() * 0.86;
  });
}

export function Waveform({ seed, played = 0.34 }: { seed: string; played?: number }) {
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {levels(seed).map((level, index) => {
        const height = Math.round(level * HEIGHT);
        return (
          <rect
            key={index}
            className={index / BARS < played ? 'past' : 'next'}
            x={index * (WIDTH / BARS)}
            y={(HEIGHT - height) / 2}
            width="3"
            height={height}
          />
        );
      })}
    </svg>
  );
}
