import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { GenerationListSchema, type GenerationSummary } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { QuestionListSchema, type AskedQuestion } from '#contract/questions.ts';
import { call } from '../lib/api-client.ts';
import { GENERATIONS } from '../lib/live-events.ts';
import { formatPath, generationPath, PAGES, questionPath } from '../lib/paths.ts';
import { signOut } from '../lib/session.ts';
import { setTheme, useTheme, type Theme } from '../lib/theme.ts';
import { SHARED_WORDS } from '../lib/words.tsx';
import { Palette, type Command, type CommandGroup } from '../ui/palette.tsx';
import { COMMAND_WORDS as WORDS } from './command-words.ts';

const THEME_COMMANDS: readonly { theme: Theme; icon: 'sun' | 'moon' | 'settings' }[] = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'settings' },
];

export interface CommandsProps {
  onOpenChange: (isOpen: boolean) => void;
  onShowKeys: () => void;
}

export function Commands({ onOpenChange, onShowKeys }: CommandsProps) {
  const navigate = useNavigate();
  const theme = useTheme();
  const go = (path: string) => () => void navigate(path);
  const [typed, setTyped] = useState('');
  const found = useFoundDocuments(typed);
  const questions = useFoundQuestions(typed);

  const looked: CommandGroup[] = [
    ...(found.rows.length > 0
      ? [
          {
            title: WORDS.drafts,
            commands: found.rows.map(({ id, format, title }): Command => ({
              id,
              label: title,
              hint: FORMATS.find(({ value }) => value === format)?.label ?? '',
              keywords: found.keywords,
              icon: 'text',
              onAct: go(generationPath({ id, format })),
            })),
          },
        ]
      : []),
    ...(questions.rows.length > 0
      ? [
          {
            title: WORDS.questions,
            commands: questions.rows.map(({ id, threadId, text, scopeName }): Command => ({
              id,
              label: text,
              hint: scopeName,
              keywords: questions.keywords,
              icon: 'search',
              onAct: go(`${questionPath(threadId)}#${id}`),
            })),
          },
        ]
      : []),
  ];
  const known: CommandGroup[] = [
    {
      title: WORDS.actions,
      commands: [
        ...FORMATS.map(({ value }): Command => ({
          id: `new-${value}`,
          label: SHARED_WORDS.new[value],
          keywords: `${WORDS.create.also} ${WORDS.formats[value] ?? ''}`,
          icon: 'plus',
          onAct: go(formatPath(value)),
        })),
        {
          id: 'ask',
          label: WORDS.ask.label,
          keywords: WORDS.ask.also,
          icon: 'search',
          onAct: go(PAGES.ask),
        },
        ...THEME_COMMANDS.filter((command) => command.theme !== theme).map((command) => ({
          id: `theme-${command.theme}`,
          label: WORDS.theme[command.theme],
          keywords: WORDS.theme.also,
          icon: command.icon,
          onAct: () => setTheme(command.theme),
        })),
        {
          id: 'keys',
          label: WORDS.keys.label,
          keywords: WORDS.keys.also,
          icon: 'keyboard',
          onAct: onShowKeys,
        },
        {
          id: 'sign-out',
          label: WORDS.leave.label,
          keywords: WORDS.leave.also,
          icon: 'arrow-on',
          onAct: () => void signOut(),
        },
      ],
    },
    {
      title: WORDS.goTo,
      commands: [
        {
          id: 'library',
          label: WORDS.library.label,
          keywords: WORDS.library.also,
          icon: 'library',
          onAct: go(PAGES.library),
        },
        {
          id: 'shelves',
          label: WORDS.shelves.label,
          keywords: WORDS.shelves.also,
          icon: 'library',
          onAct: go(`${PAGES.library}?group=shelf`),
        },
        {
          id: 'watches',
          label: WORDS.watches.label,
          keywords: WORDS.watches.also,
          icon: 'eye',
          onAct: go(PAGES.watches),
        },
        { id: 'styles', label: WORDS.styles, icon: 'edit', onAct: go(PAGES.styles) },
        { id: 'settings', label: WORDS.settings, icon: 'settings', onAct: go(PAGES.settings) },
        { id: 'upgrade', label: WORDS.plans, icon: 'crown', onAct: go(PAGES.upgrade) },
      ],
    },
  ];

  // Search results arrive later and must not change what Enter does.
  return (
    <Palette
      isOpen
      onOpenChange={onOpenChange}
      placeholder={WORDS.placeholder}
      onType={setTyped}
      groups={typed.trim() === '' ? [...looked, ...known] : [...known, ...looked]}
    />
  );
}

const PAUSE_MS = 180;
const MOST = 6;
const NOTHING: GenerationSummary[] = [];

function useTyped(typed: string): string {
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return asked;
}

interface Found<Row> {
  rows: readonly Row[];
  /**
   * Results found by their content get the query as a keyword, so that they match it. Results of an earlier query
   * only stay if their name matches, or else Enter would open them.
   */
  keywords: string;
}

const MOST_QUESTIONS = 3;
const NO_QUESTIONS: AskedQuestion[] = [];

/** Questions that match the query; none before something is typed. */
function useFoundQuestions(typed: string): Found<AskedQuestion> {
  const asked = useTyped(typed);
  const { data } = useQuery({
    queryKey: ['questions', 'palette', asked],
    enabled: asked !== '',
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: String(MOST_QUESTIONS), q: asked });
      return call(`${CALLS.questions}?${query}`, QuestionListSchema, { signal });
    },
  });
  return {
    rows: (asked !== '' && data?.questions) || NO_QUESTIONS,
    keywords: asked === typed.trim() ? typed : '',
  };
}

/** Drafts that match the query; the newest ones before something is typed. */
function useFoundDocuments(typed: string): Found<GenerationSummary> {
  const asked = useTyped(typed);
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...GENERATIONS, 'palette', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: String(MOST), ...(asked !== '' && { q: asked }) });
      return call(`${CALLS.generations}?${query}`, GenerationListSchema, { signal });
    },
  });
  return {
    rows: data?.generations ?? NOTHING,
    keywords: asked === typed.trim() && !isPlaceholderData ? typed : '',
  };
}
