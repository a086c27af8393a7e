import { parseClock } from './clock-times.ts';
import type { RawCue } from './raw-cue.ts';

const COLUMNS = 'Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text'.split(',');

/** Advanced SubStation Alpha. Drops styling, drawings and comments. */
export function readAss(text: string): RawCue[] {
  const cues: LayeredCue[] = [];
  let columns = COLUMNS;
  // Some files consist of the lines only.
  let inEvents = !/^[^\S\r\n]*\[events\]/imu.test(text);
  for (const raw of text.split(/\r\n|\r|\n/u)) {
    const line = raw.trimStart();
    if (line.startsWith('[')) inEvents = /^\[events\]/iu.test(line);
    else if (inEvents && /^format\s*:/iu.test(line)) {
      columns = line
        .slice(line.indexOf(':') + 1)
        .split(',')
        .map((name) => name.trim());
    } else if (inEvents && /^dialogue\s*:/iu.test(line)) {
      cues.push(toCue(line.slice(line.indexOf(':') + 1), columns));
    }
  }
  return withoutLayers(cues);
}

interface LayeredCue extends RawCue {
  layer: string;
}

function toCue(line: string, columns: readonly string[]): LayeredCue {
  const cells = line.split(',');
  const last = columns.length - 1;
  // The text is the last column and may contain commas.
  const values = [...cells.slice(0, last), cells.slice(last).join(',')];
  const at = (name: string) => values[columns.indexOf(name)]?.trim() ?? '';
  const name = at('Name') || at('Actor');
  return {
    startMs: parseClock(at('Start')),
    endMs: parseClock(at('End')),
    text: plain(values[columns.indexOf('Text')] ?? ''),
    layer: at('Layer'),
    ...(name !== '' && { speaker: name }),
  };
}

function plain(styled: string): string {
  let drawing = false;
  let text = '';
  for (const [, override, shown] of styled.matchAll(/\{([^{}]*)\}|([^{}]+)/gu)) {
    if (override !== undefined) {
      const [, scale] = /\\p(\d)/u.exec(override) ?? [];
      if (scale !== undefined) drawing = scale !== '0';
    } else if (!drawing) text += shown;
  }
  return text.replace(/\\[Nn]/gu, '\n').replace(/\\h/gu, ' ');
}

/** Keeps one of identical lines on several layers, as used for glow or shadow effects. */
function withoutLayers(cues: readonly LayeredCue[]): RawCue[] {
  const first = new Map<string, string>();
  return cues.filter(({ startMs, endMs, text, layer }) => {
    const key = `${startMs} ${endMs} ${text}`;
    if (!first.has(key)) first.set(key, layer);
    return first.get(key) === layer;
  });
}
