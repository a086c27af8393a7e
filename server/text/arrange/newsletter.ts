import type { NewsletterDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { fitText } from '../cut.ts';
import { languageOf } from '#server/languages/table.ts';
import { closingPassage } from '../closing.ts';
import { massOf, pickUnits } from '../pick.ts';
import { Told } from '../told.ts';
import { isUnresolved } from '../openings.ts';
import { isCourtesy } from '../readability.ts';
import { words } from '../segment.ts';
import { isHousekeeping, pointsAway, speaksOfSelf } from '../speech.ts';
import { extractOf, namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { FEW_SENTENCES, gistRun, introduction, saysTitle, shortSentence } from './head.ts';
import { bestParts, headedSections, paragraphs, passagesOfPart } from './parts.ts';
import { framed, quoted, quotedUnits, section } from './pieces.ts';

type Length = OptionsOf<'newsletter'>['length'];

const SECTION_WORDS: Record<Length, number> = { short: 60, medium: 110, long: 210 };
/** A talk of few parts has more to say in each. */
const BODY_WORDS: Record<Length, number> = { short: 100, medium: 220, long: 420 };
/** In letters: the paragraph that says what it comes down to. */
const LEAD_MASS = 330;
const LINKS = 5;
const LINK_LENGTH = 110;
/** Of so many lines, about two are short enough for a subject. */
const SUBJECT_LINES = 10;
/** A shorter heading names a thing without saying anything about it. */
const HEADING_WORDS = 4;
/** The speaker's own stories are rarely worth a line of their own. */
const OWN_STORY = 0.6;

export function arrangeNewsletter(
  talk: Talk,
  { length, sections }: OptionsOf<'newsletter'>,
): NewsletterDocument {
  const { language, title } = talk;
  const { phrases } = languageOf(language);
  const told = new Told(talk);
  const lead = gistRun(talk, (text) => text.length <= LEAD_MASS);
  told.add(lead);
  const intro = [...introduction(talk, told), lead];
  const farewell = farewellOf(talk, told);
  const parts = bestParts(talk, sections);
  const room = Math.max(SECTION_WORDS[length], Math.round(BODY_WORDS[length] / parts.length));
  const bodies = parts.map((part) => ({
    part,
    units: paragraphs(talk, passagesOfPart(talk, part, room, told)),
  }));
  const moments = momentsOf(talk, told).map((unit) => quoted('link', namedExtract(talk, unit)));
  // A newsletter that has quoted the whole talk still links to its best parts.
  const links =
    moments.length > 0 || talk.sections.length < 2
      ? moments
      : bestParts(talk, LINKS).map(({ title: text, from }) =>
          quoted('link', { ...extractOf(talk, { from, to: from + 1 }), text }),
        );
  const sectionsMade = headedSections(talk, bodies);
  const headings = sectionsMade.flatMap(({ blocks }) =>
    blocks.filter(({ kind, md }) => kind === 'heading' && md.length <= LIMITS.subject),
  );
  const subjects = subjectsOf(
    talk,
    headings.map(({ md }) => md),
  );
  return {
    format: 'newsletter',
    language,
    title,
    subjects,
    // An inbox shows it directly before the first lines.
    preheader: shortSentence(talk, LIMITS.preheader, { not: subjects, beside: intro }).text,
    sections: [
      section({ id: 'greeting', kind: 'greeting' }, [
        framed('greeting', phrases.greeting),
        ...quotedUnits('paragraph', talk, intro),
      ]),
      ...sectionsMade,
      ...(links.length === 0
        ? []
        : [
            section({ id: 'links', kind: 'links' }, [framed('heading', phrases.moments), ...links]),
          ]),
      section(
        { id: 'signoff', kind: 'signoff' },
        farewell ? quotedUnits('signoff', talk, [farewell]) : [framed('signoff', phrases.signoff)],
      ),
    ],
  };
}

/** In letters: longer, it is a section of its own. */
const FAREWELL_MASS = 260;

/** The talk's ending, if it can end a newsletter too. Marks it as quoted. */
function farewellOf(talk: Talk, told: Told): Unit | null {
  const { sentences, language, isShared } = talk;
  if (isShared || sentences.length < FEW_SENTENCES) return null;
  const closing = closingPassage(talk, new Told(talk));
  if (!closing || told.hasAny(closing) || massOf(talk, closing) > FAREWELL_MASS) return null;
  const said = sentences.slice(closing.from, closing.to).map(({ text }) => text);
  if (isUnresolved(said[0]!, language) || said.some((text) => isCourtesy(text, language)))
    return null;
  told.add(closing);
  return closing;
}

/** English: refers to something visible, or only leads to what follows. */
const SHOWING = /\b(?:let's|let us|let me)\b|\b(?:here|as) you can see\b/iu;

/** Whether a line can be read without any context. */
function isOwnLine({ sentences, language, ties }: Talk, index: number): boolean {
  const text = sentences[index]!.text.replaceAll('’', "'");
  if (ties.leans[index] || ties.hangs[index] || ties.counted[index]! > 0) return false;
  if (SHOWING.test(text) || pointsAway(text, language)) return false;
  return !isHousekeeping(text, language) && !isCourtesy(text, language);
}

/** Lines from all over the talk that can be read alone and that the newsletter hasn't quoted. */
function momentsOf(talk: Talk, told: Told): Unit[] {
  if (talk.sections.length < 2) return [];
  const { sentences, language } = talk;
  return pickUnits(talk, LINKS, {
    told,
    spread: true,
    preference: (index) => {
      const { text } = sentences[index]!;
      if (!isOwnLine(talk, index) || text.length > 2 * LINK_LENGTH) return 0;
      const isLong = text.length > LINK_LENGTH;
      return (
        (isLong ? 0.2 : 1) *
        (speaksOfSelf(text, language) ? OWN_STORY : 1) *
        (isUnresolved(text, language) ? 0.2 : 1)
      );
    },
  }).filter(({ from, to }) => to - from === 1);
}

/** Three different subjects: the title, and lines of the talk that make sense alone. */
function subjectsOf(talk: Talk, headings: readonly string[]): string[] {
  const { language, title } = talk;
  const { takeaways, moments } = languageOf(language).phrases;
  const fit = (text: string) => fitText(text, LIMITS.subject, language);
  const bare = (text: string) => text.replace(/(?<![.。।۔])[.。।۔]+$/u, '');
  const isWhole = (text: string) => text.length <= LIMITS.subject && !saysTitle(talk, text);
  const lines = pickUnits(talk, SUBJECT_LINES, {
    told: new Told(talk),
    spread: true,
    preference: (index) =>
      isOwnLine(talk, index) && !isUnresolved(talk.sentences[index]!.text, language) ? 1 : 0,
  })
    .toSorted((one, other) => massOf(talk, one) - massOf(talk, other))
    .map((unit) => bare(extractOf(talk, unit).text));
  const wanted = [
    fit(title),
    ...headings.filter((heading) => words(heading, language).length >= HEADING_WORDS),
    ...lines.filter(isWhole),
    // If all sentences of the talk are long, the beginning of one.
    ...lines.map(fit).filter((text) => !saysTitle(talk, text)),
    fit(`${takeaways}: ${title}`),
    takeaways,
    moments,
  ];
  return [...new Set(wanted.filter((subject) => subject !== ''))].slice(0, 3);
}
