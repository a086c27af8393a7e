import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Document } from '#contract/documents.ts';
import { tellMoment } from '../../lib/told-moment.ts';
import { drawPreview } from '../../features/document/preview/preview-dialog.tsx';
import { DocumentView } from '../../features/document/watch/document-view.tsx';

const client = new QueryClient();

function draw(element: ReactNode): string {
  return renderToStaticMarkup(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
}

/** The page as shown while a draft is written and read. */
export function live(document: Document): string {
  return draw(
    <DocumentView
      document={document}
      momentOf={() => null}
      tellBlock={(_, atMs) => tellMoment(atMs, [])}
      nowId={null}
      isWriting={false}
      onPick={() => {}}
    />,
  );
}

export function preview(document: Document): string {
  return draw(drawPreview(document, 'A', { id: 'g', videoId: 'v', transcriptId: 't' }));
}
