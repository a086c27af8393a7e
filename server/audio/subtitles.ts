import { inTwoLines } from './subtitle-width.ts';

export interface SubtitleLine {
  startMs: number;
  endMs: number;
  /** The speaker; `null` if there's only one. */
  speaker: string | null;
  text: string;
}

/** SubRip (SRT). */
export function toSrt(lines: readonly SubtitleLine[]): string {
  return lines
    .map(({ startMs, endMs, speaker, text }, at) => {
      const said = inTwoLines(`${speaker ? `${speaker}: ` : ''}${plain(text)}`);
      return `${at + 1}\n${time(startMs, ',')} --> ${time(endMs, ',')}\n${said}\n`;
    })
    .join('\n');
}

/** WebVTT with voice tags. */
export function toVtt(lines: readonly SubtitleLine[]): string {
  const cues = lines.map(({ startMs, endMs, speaker, text }) => {
    const said = escapeVtt(inTwoLines(plain(text)));
    const name = speaker ? `<v ${escapeVtt(speaker).replaceAll(/[\n>]/g, ' ')}>` : '';
    return `${time(startMs, '.')} --> ${time(endMs, '.')}\n${name}${said}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** An empty line would end the cue, and an arrow would start another. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('-->', '→').trim();
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function time(ms: number, point: ',' | '.'): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${point}${String(Math.round(ms) % 1000).padStart(3, '0')}`;
}
