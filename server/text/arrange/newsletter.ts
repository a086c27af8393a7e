import type { NewsletterDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { fitText } from '../cut.ts';
import { languageOf } from '#server/languages/table.ts';
import { extractAt, pick, saidBy, type Talk } from '../talk.ts';
import { shortSentence } from './head.ts';
import { partsOf, sentencesOf } from './parts.ts';
import { framed, inGroups, joined, quoted, section, fillIn } from './pieces.ts';

const SECTION_SENTENCES: Record<OptionsOf<'newsletter'>['length'], number> = {
  short: 2,
  medium: 4,
  long: 7,
};
const PARAGRAPH_SENTENCES = 3;
const LINKS = 5;
const LINK_LENGTH = 90;

export function arrangeNewsletter(
  talk: Talk,
  { length, sections }: OptionsOf<'newsletter'>,
): NewsletterDocument {
  const { language, gist, title } = talk;
  const words = languageOf(language).phrases;
  const parts = partsOf(talk, sections);
  const said = saidBy(talk, [gist]);
  const moments = partsOf(talk).length > 1 ? partsOf(talk, LINKS) : [];
  const links = moments.map(({ title: name, startMs, from, to }) => {
    const [best = from] = pick(talk, { from, to, count: 1 });
    return quoted('link', {
      ...extractAt(talk, best),
      text: fitText(name, LINK_LENGTH, language),
      startMs,
    });
  });
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
        framed('paragraph', fillIn(words.opening, title)),
        joined('paragraph', talk, [gist!]),
      ]),
      ...parts.map((part, index) =>
        section({ id: `s${index + 1}`, kind: 'section', startMs: part.startMs }, [
          framed('heading', part.title),
          ...inGroups(
            sentencesOf(talk, part, SECTION_SENTENCES[length], said),
            PARAGRAPH_SENTENCES,
          ).map((group) => joined('paragraph', talk, group)),
        ]),
      ),
      section({ id: 'links', kind: 'links' }, [framed('heading', words.moments), ...links]),
      section({ id: 'signoff', kind: 'signoff' }, [framed('signoff', words.signoff)]),
    ],
  };
}

/** Three to choose from, no two alike. */
function subjectsOf(talk: Talk): string[] {
  const { language, title } = talk;
  const fit = (text: string) => fitText(text, LIMITS.subject, language);
  const bare = (text: string) => text.replace(/(?<![.。।۔])[.。।۔]+$/u, '');
  const wanted = [
    fit(title),
    bare(shortSentence(talk, LIMITS.subject, [title]).text),
    fit(`${languageOf(language).phrases.takeaways}: ${title}`),
    ...pick(talk, { count: 6, spread: true }).map((index) =>
      bare(fit(extractAt(talk, index).text)),
    ),
    languageOf(language).phrases.takeaways,
    languageOf(language).phrases.moments,
  ];
  return [...new Set(wanted.filter((subject) => subject !== ''))].slice(0, 3);
}
