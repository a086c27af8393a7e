import { AskedList } from './asked-list.tsx';
import { ASK_WORDS } from './words.ts';
import './ask-start.css';
import './answer.css';

/** What you have asked a shelf, under its sources; nothing before the first question. */
export function ShelfQuestions({ shelfId }: { shelfId: string }) {
  return <AskedList scope={{ shelfId }} title={ASK_WORDS.recent.title} />;
}
