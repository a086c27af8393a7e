import type { NewsletterDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { fitText } from '../cut.ts';
import { languageOf } from '#server/languages/table.ts';
import { massOf, pickUnits, Told } from '../pick.ts';
import { isUnresolved } from '../openings.ts';
import { speaksOfSelf } from '../speech.ts';
import { extractOf, namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { gistRun, introduction, saysTitle, shortSentence } from './head.ts';
import { bestParts, headedSections, paragraphs, passagesOfPart } from './parts.ts';
import { framed, fillIn, quoted, quotedUnits, section } from './pieces.ts';

type Length = OptionsOf<'newsletter'>['length'];

const SECTION_WORDS: Record<Length, number> = { short: 60, medium: 110, long: 210 };
/** A talk of few parts has more to say in each. */
const BODY_WORDS: Record<Length, number> = { short: 100, medium: 220, long: 420 };
/** In letters: the paragraph that says what it comes down to. */
const LEAD_MASS = 330;
const LINKS = 5;
const LINK_LENGTH = 110;
/** What happened to the speaker is rarely worth a line of its own. */
const OWN_STORY = 0.6;

export function arrangeNewsletter(
  talk: Talk,
  { length, sections }: OptionsOf<'newsletter'>,
): NewsletterDocument {
  const { language, title } = talk;
  const words = languageOf(language).phrases;
  const told = new Told(talk);
  const lead = gistRun(talk, (text) => text.length <= LEAD_MASS);
  told.add(lead);
  const opening = extractOf(talk, lead);
  const intro = [...introduction(talk, told), lead];
  const parts = bestParts(talk, sections);
  const room = Math.max(SECTION_WORDS[length], Math.round(BODY_WORDS[length] / parts.length));
  const bodies = parts.map((part) => ({
    part,
    units: paragraphs(talk, passagesOfPart(talk, part, room, told)),
  }));
  const moments = momentsOf(talk, told).map((unit) => quoted('link', namedExtract(talk, unit)));
  // A letter that has quoted it all still leads to where it was said.
  const links =
    moments.length > 0 || talk.sections.length < 2
      ? moments
      : bestParts(talk, LINKS).map(({ title: text, from }) =>
          quoted('link', { ...extractOf(talk, { from, to: from + 1 }), text }),
        );
  const subjects = subjectsOf(talk);
  return {
    format: 'newsletter',
    language,
    title,
    subjects,
    preheader: shortSentence(talk, LIMITS.preheader, subjects).text,
    sections: [
      section({ id: 'greeting', kind: 'greeting' }, [
        framed('greeting', words.greeting),
        ...(saysTitle(talk, opening.text)
          ? []
          : [framed('paragraph', fillIn(words.opening, title))]),
        ...quotedUnits('paragraph', talk, intro),
      ]),
      ...headedSections(talk, bodies),
      ...(links.length === 0
        ? []
        : [section({ id: 'links', kind: 'links' }, [framed('heading', words.moments), ...links])]),
      section({ id: 'signoff', kind: 'signoff' }, [framed('signoff', words.signoff)]),
    ],
  };
}

/** Lines that can be read alone and that the letter has not quoted, from all over the talk. */
function momentsOf(talk: Talk, told: Told): Unit[] {
  if (talk.sections.length < 2) return [];
  const { sentences, language, ties } = talk;
  return pickUnits(talk, LINKS, {
    told,
    spread: true,
    preference: (index) => {
      const { text } = sentences[index]!;
      if (ties.leans[index] || ties.hangs[index] || text.length > 2 * LINK_LENGTH) return 0;
      const isLong = text.length > LINK_LENGTH;
      return (
        (isLong ? 0.2 : 1) *
        (speaksOfSelf(text, language) ? OWN_STORY : 1) *
        (isUnresolved(text, language) ? 0.2 : 1)
      );
    },
  }).filter(({ from, to }) => to - from === 1);
}

/** Three to choose from, no two alike. */
function subjectsOf(talk: Talk): string[] {
  const { language, title } = talk;
  const fit = (text: string) => fitText(text, LIMITS.subject, language);
  const bare = (text: string) => text.replace(/(?<![.。।۔])[.。।۔]+$/u, '');
  const wanted = [
    fit(title),
    ...[bare(shortSentence(talk, LIMITS.subject, [title]).text)].filter(
      (text) => !saysTitle(talk, text),
    ),
    fit(`${languageOf(language).phrases.takeaways}: ${title}`),
    ...pickUnits(talk, 6, { told: new Told(talk), spread: true })
      .toSorted((one, other) => massOf(talk, one) - massOf(talk, other))
      .map((unit) => bare(fit(extractOf(talk, unit).text)))
      .filter((text) => !saysTitle(talk, text)),
    languageOf(language).phrases.takeaways,
    languageOf(language).phrases.moments,
  ];
  return [...new Set(wanted.filter((subject) => subject !== ''))].slice(0, 3);
}
