import type { DocumentBlock, DocumentSection } from '#contract/documents.ts';
import type { Delta } from '#contract/events.ts';
import { cleanText, type SourceMarks } from '#server/text/clean-text.ts';
import { speakable } from '#server/text/speakable.ts';
import { readPassage } from './refine-lines.ts';

/** Streams one block to viewers while it is rewritten. The stored result is read from the complete answer. */
export interface PassageStream {
  feed(text: string): void;
  restart(): void;
  takeDeltas(): Delta[];
}

export function createPassageStream(
  { section, block }: { section: DocumentSection; block: DocumentBlock },
  source: SourceMarks,
): PassageStream {
  const { id, kind, startMs } = section;
  const { md: _md, ...head } = block;
  let answer = '';
  let told = '';

  return {
    feed(text) {
      answer += text;
    },
    restart() {
      answer = '';
    },
    takeDeltas() {
      const clean = cleanText(readPassage(answer).text, source, false);
      const now = block.kind === 'turn' ? speakable(clean) : clean;
      if (now === '' || now === told) return [];
      let at = 0;
      while (at < told.length && told[at] === now[at]) at += 1;
      told = now;
      return [
        { type: 'delta', section: { id, kind, startMs }, block: head, at, text: now.slice(at) },
      ];
    },
  };
}
