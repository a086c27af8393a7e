import type { LanguageValue } from '#contract/catalog/languages.ts';
import { courtesyWordsOf } from '../courtesy-words.ts';
import { framingOf } from '../framing/framing.ts';
import { littleWordsOf } from '../little-words.ts';
import { words } from '../segment.ts';

/** What people who talk with each other say to keep the talk going. Beginnings of words. */
const BETWEEN_SPEAKERS: Partial<Record<LanguageValue, string>> = {
  dutch:
    'vertel graag beetje vraag mooi goed leuk interessant geweldig precies klopt zeker verhaal punt luister deel hoor wow oké ja',
  english:
    'tell bit little please share sharing love part story great good nice point wow thought sound thank explain hear listen interest fascinat amaz wonderful right sure yes yeah okay exact absolut indeed question answer mean word moment again today everyone show episode talk hold wait glad happy understand curious idea agree true wonder elaborat',
  french:
    'dites dis raconte peu question bien bon super intéress génial exact sûr histoire point écout entend merci oui voilà accord expliqu parle plaît',
  german:
    'erzähl bitte bisschen wenig frage schön gut toll spannend interessant genau klar geschichte punkt hör wow okay ja stimmt erklär sag wunderbar super verstehe',
  italian:
    'dicci dimmi racconta poco domanda bello bene buono interessant esatto certo storia punto ascolt grazie sì spiega parla favore capisco',
  portuguese:
    'conta diz pouco pergunta bom boa bem ótimo interessant exat certo história ponto ouv obrigad sim explic fala favor',
  portuguese_br:
    'conta diz pouco pergunta bom boa bem ótimo interessant exat certo história ponto ouv obrigad sim explic fala favor',
  spanish:
    'cuenta cuéntanos dinos poco pregunta buen bien interesant exact claro historia punto escuch gracias sí explic habla favor entiendo',
};
const SHORT_WORDS = 10;
const QUESTION = /[?？؟]["'”’»」』)]*$/u;

const lists = new Map<LanguageValue, readonly string[]>();

function talkWordsOf(language: LanguageValue): readonly string[] {
  let list = lists.get(language);
  if (!list) {
    const asked = framingOf(language).asks.flatMap((text) => words(text.toLowerCase(), language));
    const between = BETWEEN_SPEAKERS[language]?.split(' ') ?? [];
    lists.set(language, (list = [...asked, ...between, ...courtesyWordsOf(language)]));
  }
  return list;
}

/**
 * A short question, or a sentence without any word of substance: "Tell us a bit more, please." It keeps a talk going and
 * claims nothing, so nothing has to bear it out. Numbers and names in it are still looked at.
 */
export function isSmallTalk(sentence: string, language: LanguageValue): boolean {
  const all = words(sentence.toLowerCase(), language);
  if (all.length > SHORT_WORDS || /\p{N}/u.test(sentence)) return false;
  if (QUESTION.test(sentence)) return true;
  const little = littleWordsOf(language);
  const talk = talkWordsOf(language);
  return all.every((word) => little.has(word) || talk.some((one) => isForm(word, one)));
}

/** A short word is itself only; a longer one may have an ending. */
function isForm(word: string, of: string): boolean {
  return of.length < 4 ? word === of : word.startsWith(of) && word.length - of.length <= 5;
}
