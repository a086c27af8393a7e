import { useState, type ReactNode } from 'react';
import type { Document } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import { Segmented } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { PostPreview } from './post-preview.tsx';
import { ScriptPreview } from './script-preview.tsx';
import { ThreadPreview } from './thread-preview.tsx';
import { PREVIEW_WORDS } from './words.ts';
import './preview.css';

type PreviewedGeneration = Pick<Generation, 'id' | 'videoId' | 'transcriptId'>;

export interface PreviewDialogProps {
  /** The run that the document belongs to, and its source. */
  generation: PreviewedGeneration;
  document: Document;
  /** Author name shown above a post. */
  author: string;
  onOpenChange: (isOpen: boolean) => void;
}

export type Screen = 'wide' | 'phone';
export type Light = 'light' | 'dark';

const TITLES: Record<Document['format'], string> = PREVIEW_WORDS.titles;

/** The draft as its readers will see it, on a phone or a desktop and in a light or dark theme. */
export function PreviewDialog({ generation, document, author, onOpenChange }: PreviewDialogProps) {
  const [screen, setScreen] = useState<Screen>(() =>
    matchMedia('(max-width: 40rem)').matches ? 'phone' : 'wide',
  );
  const [light, setLight] = useState<Light>('light');
  return (
    <Dialog title={TITLES[document.format]} isOpen isWide onOpenChange={onOpenChange}>
      <div className="preview-choices">
        <Segmented
          label={PREVIEW_WORDS.screen}
          isLabelHidden
          value={screen}
          onChange={(value) => setScreen(value as Screen)}
          options={[
            { value: 'wide', label: PREVIEW_WORDS.screens.wide },
            { value: 'phone', label: PREVIEW_WORDS.screens.phone },
          ]}
        />
        <Segmented
          label={PREVIEW_WORDS.light}
          isLabelHidden
          value={light}
          onChange={(value) => setLight(value as Light)}
          options={[
            { value: 'light', label: PREVIEW_WORDS.lights.light, icon: 'sun' },
            { value: 'dark', label: PREVIEW_WORDS.lights.dark, icon: 'moon' },
          ]}
        />
      </div>
      <div
        className="preview"
        data-screen={screen}
        data-theme={light}
        role="region"
        aria-label={PREVIEW_WORDS.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no focus of its own.
        tabIndex={0}
      >
        {drawPreview(document, author, generation)}
      </div>
    </Dialog>
  );
}

export function drawPreview(
  document: Document,
  author: string,
  { id, ...source }: PreviewedGeneration,
): ReactNode {
  switch (document.format) {
    case 'tweet':
      return <ThreadPreview document={document} author={author} />;
    case 'linkedin':
      return <PostPreview document={document} author={author} />;
    case 'newsletter':
      return <LetterPreview document={document} {...source} author={author} />;
    case 'podcast':
      return <ScriptPreview id={id} document={document} />;
    case 'blog':
    case 'summary':
      return <ArticlePreview document={document} />;
    case 'custom':
      return <MarkdownPreview document={document} />;
  }
}
