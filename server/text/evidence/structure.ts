import type { RuleResult } from '#contract/checks.ts';
import { counted } from '#contract/count.ts';
import type { BlockKind, Document, SectionKind } from '#contract/documents.ts';

/** What only the run that wrote a thread knows. */
export interface Thread {
  asked: number;
  written: number;
}

interface Part {
  id: string;
  label: string;
  isThere: boolean;
  message: string;
  mend?: string;
}

interface Written {
  thread?: Thread | null;
  /** The text consists of the talk's own sentences: missing material is omitted rather than invented. */
  isExtractive?: boolean;
}

/** Parts for which a talk may have no material. */
const OFFERED = new Set(['chapters', 'headings', 'links', 'question']);

/** Parts that the format requires and this text lacks. Empty if the text is complete. */
export function checkStructure(
  document: Document,
  { thread = null, isExtractive = false }: Written = {},
): RuleResult[] {
  const missing = partsOf(document)
    .filter(({ id, isThere }) => !isThere && !(isExtractive && OFFERED.has(id)))
    .map(({ id, label, message, mend }): RuleResult => ({
      id: `structure.${id}`,
      label,
      state: 'warn',
      message,
      blockId: null,
      ...(mend && { mend }),
    }));
  return thread ? [...missing, ...threadRules(thread)] : missing;
}

function threadRules({ asked, written }: Thread): RuleResult[] {
  if (asked === written) return [];
  const message =
    written > asked
      ? `The model wrote ${written} posts. We kept the ${asked} you asked for, including the last one.`
      : `${written} of the ${asked} posts you asked for.`;
  return [
    { id: 'structure.tweets', label: 'Number of posts', state: 'warn', message, blockId: null },
  ];
}

function partsOf(document: Document): Part[] {
  const { sections } = document;
  const blocks = sections.flatMap((section) => section.blocks);
  const has = (kind: BlockKind) => blocks.some((block) => block.kind === kind);
  const hasSection = (kind: SectionKind) => sections.some((section) => section.kind === kind);
  const headless = sections.filter(
    ({ kind, blocks: own }) => kind === 'section' && !own.some((one) => one.kind === 'heading'),
  ).length;
  const headings: Part = {
    id: 'headings',
    label: 'Section headings',
    isThere: headless === 0,
    message: counted(headless, 'section has no heading.', 'sections have no heading.'),
    mend: 'Put a heading over each section that has none, and leave everything else as it is.',
  };
  const part = (id: string, label: string, isThere: boolean, mend?: string): Part => ({
    id,
    label,
    isThere,
    message: 'It’s missing.',
    ...(mend && { mend }),
  });
  switch (document.format) {
    case 'blog': {
      const questions = blocks.filter(({ kind }) => kind === 'question').length;
      const answers = blocks.filter(({ kind }) => kind === 'answer').length;
      return [
        part('intro', 'Introduction', hasSection('intro')),
        headings,
        {
          id: 'answers',
          label: 'Answers',
          isThere: answers >= questions,
          message: counted(
            questions - answers,
            'question has no answer.',
            'questions have no answer.',
          ),
          mend: 'Put an answer under each question that has none, and leave everything else as it is.',
        },
      ];
    }
    case 'summary':
      return [
        part('gist', 'Summary line', has('gist')),
        part('points', 'Key points', hasSection('points')),
        headings,
      ];
    case 'linkedin':
      return [
        part(
          'hook',
          'Hook before “see more”',
          has('hook'),
          'Begin with one short sentence that makes people open the post, and leave everything else as it is.',
        ),
        part(
          'question',
          'Question at the end',
          has('question'),
          'End with a question that people in the field would want to answer, and leave everything else as it is.',
        ),
      ];
    case 'newsletter':
      return [
        part('greeting', 'Greeting', has('greeting')),
        headings,
        part('links', 'Links to moments', has('link')),
        part('signoff', 'Sign-off', has('signoff')),
      ];
    case 'podcast':
      return [
        part('chapters', 'Chapters in the show notes', has('chapter')),
        part('script', 'Script', has('turn')),
      ];
    case 'tweet':
    case 'custom':
      return [];
  }
}
