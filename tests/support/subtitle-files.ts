import type { Cue } from '#contract/videos.ts';
import { captionsBody } from './stand-in-captions.ts';

const clock = (ms: number, mark: string) =>
  new Date(ms).toISOString().slice(11, 23).replace('.', mark);

/** The same captions in every subtitle format we read, including rolling captions. */
export function subtitleFiles(cues: readonly Cue[]): Record<string, string> {
  const at = (ms: number) => clock(ms, '.');
  const rolling = cues.map(({ startMs, endMs, text }, n) => {
    const words = text
      .split(' ')
      .map((word) => `<${at(startMs)}><c> ${word}</c>`)
      .join('');
    return `${at(startMs)} --> ${at(endMs)} align:start\n${cues[n - 1]?.text ?? ' '}\n${words}\n`;
  });
  return {
    srt: cues
      .map(
        (cue, n) =>
          `${n + 1}\r\n${clock(cue.startMs, ',')} --> ${clock(cue.endMs, ',')}\r\n${cue.text}\r\n`,
      )
      .join('\r\n'),
    vtt: `WEBVTT\nKind: captions\nLanguage: en\n\n${cues.map((cue) => `${at(cue.startMs)} --> ${at(cue.endMs)}\n${cue.text}\n`).join('\n')}`,
    rolling: `WEBVTT\n\n${rolling.join('\n')}`,
    ass: `[Script Info]\nTitle: x\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${cues.map((cue) => `Dialogue: 0,${at(cue.startMs).slice(1, -1)},${at(cue.endMs).slice(1, -1)},D,,0,0,0,,{\\b1}${cue.text}`).join('\n')}`,
    sbv: cues
      .map((cue) => `${at(cue.startMs).slice(1)},${at(cue.endMs).slice(1)}\n${cue.text}\n`)
      .join('\n'),
    ttml: `<?xml version="1.0"?><tt xml:lang="en" xmlns="http://www.w3.org/ns/ttml"><body><div>${cues.map((cue) => `<p begin="${at(cue.startMs)}" end="${at(cue.endMs)}">${cue.text}</p>`).join('\n')}</div></body></tt>`,
    json3: captionsBody(cues, 'json3'),
    srv3: captionsBody(cues, 'srv3'),
    timed: cues.map((cue) => `[${at(cue.startMs).slice(0, 8)}] ${cue.text}`).join('\n'),
    plain: cues.map((cue) => cue.text).join(' '),
  };
}
