import type { NewsletterDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { fitText } from '../cut.ts';
import { languageOf } from '#server/languages/table.ts';
import { closingPassage, isOnTopic } from '../closing.ts';
import { isUnresolved } from '../openings.ts';
import { massOf, pickUnits, wordsOfTalk } from '../pick.ts';
import { Told } from '../told.ts';
import { words } from '../segment.ts';
import { leansBack, speaksOfSelf, withoutAnnouncement, withoutLinks } from '../speech.ts';
import { extractOf, namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { asWritten } from '../written-sentence.ts';
import {
  FEW_SENTENCES,
  introduction,
  isLine,
  isOwnLine,
  lineBeyond,
  openingUnits,
  saysTitle,
} from './head.ts';
import { bestParts, fittingSections, paragraphs, stretchOfPart } from './parts.ts';
import { framed, quoted, quotedUnits, section } from './pieces.ts';

type Length = OptionsOf<'newsletter'>['length'];

const SECTION_WORDS: Record<Length, number> = { short: 80, medium: 205, long: 300 };
/** A talk of few parts has more to say in each. */
const BODY_WORDS: Record<Length, number> = { short: 150, medium: 360, long: 600 };
/** In letters: the paragraph that says what it comes down to. */
const LEAD_MASS = 330;
const LINKS = 5;
const LINK_LENGTH = 110;
/** Shorter, it's a scrap or an announcement. In a script without spaces, a word is a syllable or two. */
const LINK_WORDS = 7;
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
  const parts = bestParts(talk, sections);
  const room = Math.max(SECTION_WORDS[length], Math.round(BODY_WORDS[length] / parts.length));
  const isShort = wordsOfTalk(talk) <= room * parts.length;
  const intro = [
    ...introduction(talk, told),
    ...openingUnits(talk, told, { most: LEAD_MASS, isShort }),
  ];
  const bodies = parts.map((part) => ({
    part,
    units: paragraphs(talk, stretchOfPart(talk, part, room, told)),
  }));
  const farewell = farewellOf(talk, told);
  const moments = momentsOf(talk, told).map((unit) => quoted('link', namedExtract(talk, unit)));
  const sectionsMade = fittingSections(talk, bodies);
  const headings = sectionsMade.flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, md }) => (kind === 'heading' ? md : [])),
  );
  // Without such lines, it links to the parts that it leaves out.
  const others = bestParts(talk, LINKS).filter(({ title: text }) => !headings.includes(text));
  const links =
    moments.length > 0 || others.length < FEWEST_LINKS
      ? moments
      : others.map(({ title: text, from }) =>
          quoted('link', { ...extractOf(talk, { from, to: from + 1 }), text }),
        );
  const subjects = subjectsOf(
    talk,
    headings.filter((heading) => heading.length <= LIMITS.subject),
    links.length > 0,
  );
  return {
    format: 'newsletter',
    language,
    title,
    subjects,
    // An inbox shows it directly before the first lines.
    preheader: lineBeyond(talk, LIMITS.preheader, { not: subjects, intro, bodies }).text,
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
  const { sentences, isShared } = talk;
  if (isShared || sentences.length < FEW_SENTENCES) return null;
  const fits = (ending: Unit) => massOf(talk, ending) <= FAREWELL_MASS;
  return closingPassage(talk, told, { fits, isStrict: true });
}

/** A moment within this time of another is the same one. */
const APART_MS = 20_000;
/** A single line isn't a list. */
const FEWEST_LINKS = 2;

/** Lines from all over the talk that can be read alone and that the newsletter hasn't quoted. */
function momentsOf(talk: Talk, told: Told): Unit[] {
  if (talk.sections.length < 2) return [];
  const { sentences, language } = talk;
  const lines = pickUnits(talk, LINKS, {
    told,
    spread: true,
    preference: (index) => {
      const { text } = sentences[index]!;
      if (!isOwnLine(talk, index) || text.length > 2 * LINK_LENGTH) return 0;
      if (words(text, language).length < LINK_WORDS) return 0;
      const isLong = text.length > LINK_LENGTH;
      return (isLong ? 0.2 : 1) * (speaksOfSelf(text, language) ? OWN_STORY : 1);
    },
  }).filter(({ from, to }) => to - from === 1);
  const startOf = ({ from }: Unit) => sentences[from]!.startMs;
  const apart: Unit[] = [];
  for (const line of lines)
    if (apart.length === 0 || startOf(line) - startOf(apart.at(-1)!) >= APART_MS) apart.push(line);
  return apart.length < FEWEST_LINKS ? [] : apart;
}

/** What is left of a line that was cut after a clause. */
const CLAUSE_END = /^\s?[,;:،؛、，；：–—]/u;

/** Three different subjects: the title, and lines of the talk that make sense alone. */
function subjectsOf(talk: Talk, headings: readonly string[], hasMoments: boolean): string[] {
  const { language, title } = talk;
  const { takeaways, moments } = languageOf(language).phrases;
  const fit = (text: string) => fitText(text, LIMITS.subject, language);
  const bare = (text: string) => text.replace(/(?<![.。।۔])[.。।۔]+$/u, '');
  const isOwn = (text: string) => !saysTitle(talk, text);
  const isWhole = (text: string) => text.length <= LIMITS.subject;
  const summed = `${takeaways}: ${title}`;
  /** What the speaker stresses most, without the words that announce it. */
  const points = [...talk.sentences.keys()]
    .filter((index) => index === talk.gist || talk.ties.stress[index] === 2)
    .map((index) => withoutLinks(talk.sentences[index]!.text, language))
    .map((text) => withoutAnnouncement(text, language))
    .filter((text) => !isUnresolved(text, language) && !leansBack(text, language))
    .map((text) => bare(asWritten(text, language)));
  const linesOf = (isWanted: (index: number) => boolean) =>
    pickUnits(talk, SUBJECT_LINES, {
      told: new Told(talk),
      spread: true,
      preference: (index) => (isOwnLine(talk, index) && isWanted(index) ? 1 : 0),
    })
      .filter(({ from, to }) => to - from === 1)
      .toSorted((one, other) => massOf(talk, one) - massOf(talk, other))
      .map((unit) => bare(extractOf(talk, unit).text))
      .filter((line) => words(line, language).length >= HEADING_WORDS && isOwn(line));
  const lines = linesOf((index) => isOnTopic(talk, talk.sentences[index]!.text));
  const clauses = lines.filter((line) => CLAUSE_END.test(line.slice(fit(line).length - 1)));
  const others = () =>
    linesOf((index) => {
      const { text } = talk.sentences[index]!;
      return isLine(talk, index, LIMITS.subject) && !speaksOfSelf(text, language);
    });
  const wanted = [
    fit(title),
    ...headings.filter((heading) => words(heading, language).length >= HEADING_WORDS),
    ...lines.filter(isWhole),
    // If all sentences of the talk are long, a clause that begins one.
    ...clauses.map(fit).filter(isOwn),
    ...points.filter((line) => isWhole(line) && isOwn(line)),
    ...[summed].filter(isWhole),
    ...others(),
    ...(hasMoments ? [moments] : []),
    takeaways,
  ];
  return [...new Set(wanted.filter((subject) => subject !== ''))].slice(0, 3);
}
