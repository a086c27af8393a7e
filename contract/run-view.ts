import type { Stage } from './catalog/formats.ts';
import type { Document, DocumentBlock, DocumentSection } from './documents.ts';
import type { ErrorCode } from './errors.ts';
import type { Delta, LiveEvent, RetryEvent } from './events.ts';
import type { Checks } from './checks.ts';
import type { RunUsage, Status } from './generations.ts';

/** A run's state derived from its live events. Deterministic: the same log always yields the same view. */
export interface RunView {
  status: Status;
  stage: Stage | null;
  progress: number;
  document: Document | null;
  checks: Checks | null;
  usage: RunUsage | null;
  error: { code: ErrorCode; message: string } | null;
  /** Set while waiting for a retry. */
  retrying: Omit<RetryEvent, 'type'> | null;
}

export const EMPTY_RUN: RunView = {
  status: 'queued',
  stage: null,
  progress: 0,
  document: null,
  checks: null,
  usage: null,
  error: null,
  retrying: null,
};

/** Immutable: returns a new view, so pages can compare by identity. */
export function applyEvent(view: RunView, event: LiveEvent): RunView {
  switch (event.type) {
    case 'stage':
      return {
        ...view,
        status: 'running',
        stage: event.stage,
        progress: event.progress,
        error: null,
        retrying: null,
      };
    case 'delta':
      if (!view.document) return view;
      return { ...view, document: applyDelta(view.document, event), retrying: null };
    case 'retry': {
      const { type: _, ...retrying } = event;
      return { ...view, retrying };
    }
    case 'document':
      return { ...view, document: event.document };
    case 'checks':
      return { ...view, checks: event.checks };
    case 'audio':
    case 'edited':
    case 'unknown':
      return view;
    case 'usage':
      return { ...view, usage: event.usage };
    case 'failed':
      return {
        ...view,
        status: 'failed',
        error: { code: event.code, message: event.message },
        retrying: null,
      };
    case 'done':
      return { ...view, status: event.status, progress: 1, retrying: null };
  }
}

export function applyDelta(document: Document, delta: Delta): Document {
  const { id, kind, startMs } = delta.section;
  const known = document.sections.some((section) => section.id === id);
  const all: DocumentSection[] = known
    ? document.sections
    : [...document.sections, { id, kind, startMs, blocks: [] }];
  return {
    ...document,
    sections: all.map((section) =>
      section.id === id ? { ...section, blocks: inBlocks(section.blocks, delta) } : section,
    ),
  };
}

function inBlocks(blocks: DocumentBlock[], delta: Delta): DocumentBlock[] {
  const known = blocks.some((block) => block.id === delta.block.id);
  if (!known) return [...blocks, written(null, delta)];
  return blocks.map((block) => (block.id === delta.block.id ? written(block, delta) : block));
}

function written(block: DocumentBlock | null, delta: Delta): DocumentBlock {
  return { ...delta.block, md: (block?.md ?? '').slice(0, delta.at) + delta.text };
}
