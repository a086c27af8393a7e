import type { ComponentType } from 'react';
import { AskingChapter } from './asking.tsx';
import { ChoosingChapter } from './choosing.tsx';
import { HoldingChapter } from './holding.tsx';
import { OpeningChapter } from './opening.tsx';
import { RailChapter } from './rail-chapter.tsx';
import { TellingChapter } from './telling.tsx';
import { TypeChapter } from './type-chapter.tsx';
import { WaitingChapter } from './waiting.tsx';

export interface ChapterEntry {
  id: string;
  at: number;
  title: string;
  Chapter: ComponentType;
}

export const CHAPTERS: readonly ChapterEntry[] = [
  { id: 'type', at: 52, title: 'Ink and type', Chapter: TypeChapter },
  { id: 'rail', at: 261, title: 'Caption, time, rail', Chapter: RailChapter },
  { id: 'asking', at: 495, title: 'Buttons and fields', Chapter: AskingChapter },
  { id: 'choosing', at: 761, title: 'Choosing', Chapter: ChoosingChapter },
  { id: 'opening', at: 930, title: 'Opening and closing', Chapter: OpeningChapter },
  { id: 'telling', at: 1110, title: 'Telling', Chapter: TellingChapter },
  { id: 'waiting', at: 1402, title: 'Waiting and failing', Chapter: WaitingChapter },
  { id: 'holding', at: 1733, title: 'Holding', Chapter: HoldingChapter },
];
