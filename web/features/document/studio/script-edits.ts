import type { DocumentBlock, PodcastDocument, Speaker } from '#contract/documents.ts';

/** A change to the script. Edits are kept as functions, so that they can be replayed on a newer text. */
export type ScriptEdit = (document: PodcastDocument) => PodcastDocument;

export interface StudioLine {
  block: DocumentBlock;
  sectionId: string;
}

export function linesOf({ sections }: PodcastDocument): StudioLine[] {
  return sections
    .filter(({ kind }) => kind === 'script')
    .flatMap(({ id, blocks }) =>
      blocks.filter(({ kind }) => kind === 'turn').map((block) => ({ block, sectionId: id })),
    );
}

type Change = Partial<Pick<DocumentBlock, 'md' | 'speaker'>> & {
  voice?: string | null;
  pauseMs?: number | null;
};

export function changeLine(lineId: string, change: Change): ScriptEdit {
  return inBlocks((blocks) =>
    blocks.map((block) => {
      if (block.id !== lineId) return block;
      const { voice, pauseMs, ...rest } = { ...block, ...change };
      return {
        ...rest,
        ...(voice !== null && voice !== undefined && { voice }),
        ...(pauseMs !== null && pauseMs !== undefined && { pauseMs }),
      };
    }),
  );
}

export function removeLine(lineId: string): ScriptEdit {
  return inBlocks((blocks) => blocks.filter(({ id }) => id !== lineId));
}

/** Restores a removed line after the line it followed, or first in its chapter. */
export function restoreLine({ block, sectionId }: StudioLine, afterId: string | null): ScriptEdit {
  return inBlocks((blocks, section) => {
    if (section !== sectionId || blocks.some(({ id }) => id === block.id)) return blocks;
    return blocks.toSpliced(blocks.findIndex(({ id }) => id === afterId) + 1, 0, block);
  });
}

/** Inserts a line after another one, or first in its chapter. */
export function placeLine({ block, sectionId }: StudioLine, afterId: string | null): ScriptEdit {
  return (document) => {
    const lines = linesOf(document);
    const own = lines.find((line) => line.block.id === block.id)?.block ?? block;
    const target = lines.find((line) => line.block.id === afterId);
    // If the chapter is gone, the line goes after the one it followed, or to the start of the script.
    const first = document.sections.find(({ kind }) => kind === 'script')?.id;
    const isThere = document.sections.some(({ id }) => id === sectionId);
    const into = isThere ? sectionId : (target?.sectionId ?? first);
    return inBlocks((blocks, section) => {
      if (section !== into) return blocks;
      return blocks.toSpliced(blocks.findIndex(({ id }) => id === afterId) + 1, 0, own);
    })(removeLine(block.id)(document));
  };
}

/** Adds a line after another one, spoken by the next speaker in turn. */
export function addLine(afterId: string, newId: string): ScriptEdit {
  return (document) => {
    // Already saved; only the response was lost.
    if (linesOf(document).some(({ block }) => block.id === newId)) return document;
    return inBlocks((blocks) =>
      blocks.flatMap((block) => {
        if (block.id !== afterId) return [block];
        const speaker = nextSpeaker(document, block.speaker);
        const line: DocumentBlock = {
          id: newId,
          kind: 'turn',
          md: '',
          blockIds: [],
          startMs: null,
          ...(speaker !== undefined && { speaker }),
        };
        return [block, line];
      }),
    )(document);
  };
}

/**
 * Moves a line up or down by one, into the next chapter if it is at the edge of its own. The target is determined on
 * the first run, so that replaying the edit doesn't move it again.
 */
export function moveLine(lineId: string, by: 1 | -1): ScriptEdit {
  let settled: { line: StudioLine; afterId: string | null } | 'nowhere' | null = null;
  return (document) => {
    if (settled === 'nowhere') return document;
    if (settled) {
      const isThere = linesOf(document).some(({ block }) => block.id === lineId);
      return isThere ? placeLine(settled.line, settled.afterId)(document) : document;
    }
    const next = moved(lineId, by)(document);
    const line = linesOf(next).find(({ block }) => block.id === lineId);
    const blocks = next.sections.find(({ id }) => id === line?.sectionId)?.blocks ?? [];
    const afterId = blocks[blocks.findIndex(({ id }) => id === lineId) - 1]?.id ?? null;
    settled = next === document || !line ? 'nowhere' : { line, afterId };
    return next;
  };
}

function moved(lineId: string, by: 1 | -1): ScriptEdit {
  return (document) => {
    const lines = linesOf(document);
    const at = lines.findIndex(({ block }) => block.id === lineId);
    const [line, other] = [lines[at], lines[at + by]];
    if (!line || !other) return document;
    const without = removeLine(lineId)(document);
    return inBlocks((blocks, sectionId) => {
      if (sectionId !== other.sectionId) return blocks;
      const place = blocks.findIndex(({ id }) => id === other.block.id);
      // In another chapter it goes to the nearer end; in its own it swaps places.
      const after = line.sectionId === other.sectionId ? by === 1 : by === -1;
      return blocks.toSpliced(after ? place + 1 : place, 0, line.block);
    })(without);
  };
}

export function setVoice(speakerId: string, voice: string): ScriptEdit {
  return changeSpeaker(speakerId, { voice });
}

export function setName(speakerId: string, name: string): ScriptEdit {
  return changeSpeaker(speakerId, { name });
}

function changeSpeaker(id: string, change: Partial<Pick<Speaker, 'name' | 'voice'>>): ScriptEdit {
  return (document) => ({
    ...document,
    speakers: document.speakers.map((speaker) =>
      speaker.id === id ? { ...speaker, ...change } : speaker,
    ),
  });
}

export function setHead(head: Partial<Pick<PodcastDocument, 'title' | 'description'>>): ScriptEdit {
  return (document) => ({ ...document, ...head });
}

function nextSpeaker({ speakers }: PodcastDocument, now: string | undefined): string | undefined {
  const at = speakers.findIndex(({ id }) => id === now);
  return speakers[(at + 1) % Math.max(1, speakers.length)]?.id;
}

function inBlocks(
  change: (blocks: DocumentBlock[], sectionId: string) => DocumentBlock[],
): ScriptEdit {
  return (document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'script'
        ? { ...section, blocks: change(section.blocks, section.id) }
        : section,
    ),
  });
}
