import type { Random } from '#tests/faults/seeded-random.ts';

/**
 * What a sentence that somebody wrote truly can be made to say falsely, a kind at a time. Each takes a true sentence and
 * gives a false one, or `null` where there is nothing in it to turn.
 */

interface Scene {
  random: Random;
  /** Everybody who speaks, as the sentences name them. */
  speakers: readonly string[];
  /** All that was said, in small letters, so that nothing planted is true by chance. */
  said: string;
  /** What somebody wrote about another meeting. */
  elsewhere: readonly string[];
}

type Plant = (sentence: string, scene: Scene) => string | null;

const ONES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const OTHER_WORDS = [...ONES, 'eleven', 'fourteen', 'seventeen', 'twenty-three', 'sixty'];
const NAMES = ['Marlene Voss', 'Okafor', 'Lindqvist', 'Daria Petrenko', 'Hallberg', 'Quentin Moss'];
const UNITS: readonly (readonly string[])[] = [
  ['euros', 'dollars', 'pounds', 'euro', 'dollar', 'pound', 'cents'],
  ['percent', 'percentage points', 'per cent', '%'],
  ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years', 'milliseconds'],
  ['metres', 'centimetres', 'meters', 'centimeters', 'millimetres', 'kilometres', 'inches', 'feet'],
  ['gigabytes', 'megabytes', 'kilobytes', 'gigs', 'GB', 'MB', 'Gigabyte'],
  ['million', 'thousand', 'billion', 'hundred'],
  ['kilohertz', 'hertz', 'megahertz'],
  ['grams', 'kilograms', 'tonnes', 'litres', 'volts', 'watts'],
];
const DATES = ['on 14 March', 'in 1987', 'on Thursday', 'in late October', 'on July 23rd'];
const TIMES = ['at 10:45', 'at half past nine', 'at 4.20 p.m.', 'at a quarter to seven'];

/** Pairs that turn a sentence round; each way. */
const ANTONYMS = `good/bad easy/difficult expensive/cheap big/small large/small strong/weak useful/useless
  important/unimportant simple/complex new/old young/elderly same/different agreed/disagreed accepted/rejected
  liked/disliked hard/easy possible/impossible successful/unsuccessful clear/unclear satisfied/dissatisfied
  public/private soft/hard bright/dark heavy/light long/short fast/slow allowed/forbidden supported/opposed
  included/excluded better/worse best/worst positive/negative enough/insufficient safe/dangerous first/last
  necessary/unnecessary well/badly like/dislike include/exclude support/oppose accept/reject agree/disagree
  open/closed success/failure advantage/disadvantage full/empty rich/poor wide/narrow`;
const DIRECTIONS = `more/less increase/decrease increased/decreased increasing/decreasing higher/lower high/low
  before/after rise/fall raised/lowered up/down above/below maximum/minimum over/under most/least
  improve/worsen improved/worsened gained/lost bigger/smaller larger/smaller longer/shorter faster/slower
  earlier/later start/end began/ended add/remove added/removed many/few strengthen/weaken`;

const COUNTED = String.raw`(?:a |the |its |their )?(?:\d|[€$£]|(?:${OTHER_WORDS.join('|')}|one|twenty|thirty|forty|fifty|half|hundred|thousand|million|budget|cost|limit|age|target|estimate|price)\b)`;
/**
 * Where a word of {@link DIRECTIONS} is no direction: turned round, "came down with an idea" and "over the summer" are no
 * false sentences, but none at all.
 */
const NO_DIRECTION = new RegExp(
  [
    // Half of a verb.
    String.raw`\b(?:com(?:e|es|ing)|came|br(?:ing|ings|inging|ought)|giv(?:e|es|ing|en)|gave|set(?:s|ting)?|ends?|end(?:ed|ing)|ma(?:ke|kes|king|de)|pick(?:s|ed|ing)?|look(?:s|ed|ing)?|narrow(?:s|ed|ing)?|writ(?:e|es|ing|ten)|wrote|note[sd]?|turn(?:s|ed|ing)?|sum(?:s|med|ming)?|summed|wrap(?:s|ped|ping)?|lin(?:e|es|ed|ing)|finish(?:es|ed|ing)?|follow(?:s|ed|ing)?|slow(?:s|ed|ing)?|speed(?:s|ed|ing)?|sped|br(?:eak|eaks|eaking|oke|oken)|clean(?:s|ed|ing)?|back(?:s|ed|ing)?|catch(?:es|ing)?|caught|sign(?:s|ed|ing)?|buil(?:d|ds|ding|t)|tak(?:e|es|ing|en)|took|put(?:s|ting)?|start(?:s|ed|ing)?|open(?:s|ed|ing)?|show(?:s|ed|ing)?|h(?:old|olds|olding|eld)|k(?:eep|eeps|eeping|ept)|us(?:e|es|ed|ing)|dr(?:aw|aws|awing|ew|awn)|s(?:it|its|itting|at)|settl(?:e|es|ed|ing)|shut(?:s|ting)?|h(?:ang|angs|anging|ung)|gr(?:ow|ows|owing|ew|own)|get(?:s|ting)?|got|sp(?:eak|eaks|eaking|oke)|split(?:s|ting)?|warm(?:s|ed|ing)?|join(?:s|ed|ing)?|heat(?:s|ed|ing)?|hook(?:s|ed|ing)?|pair(?:s|ed|ing)?|mess(?:es|ed|ing)?|mix(?:es|ed|ing)?|clos(?:e|es|ed|ing)|call(?:s|ed|ing)?|ke(?:y|yed)|divid(?:e|es|ed|ing)|liv(?:e|es|ed|ing)|shor(?:e|ed|ing)|step(?:s|ped|ping)?|stand(?:s|ing)?|stood|type[sd]?|track(?:s|ed|ing)?|pass(?:es|ed|ing)?|let(?:s|ting)?|boil(?:s|ed|ing)?|free(?:s|d|ing)?|tid(?:y|ied)|fill(?:s|ed|ing)?|hurr(?:y|ied)|add(?:s|ed|ing)?)(?: (?:it|them|him|her|us|this|that|everything|things))? (?:up|down)\b`,
    String.raw`\bup and down\b|\bdown and up\b|\bup to (?:date|now|speed|the|you|them|us|him|her)\b|\bmade up\b|\bwas up for\b`,
    // About, during, by way of, finished; in somebody's care.
    String.raw`\b(?:over|under)\b(?! ${COUNTED})`,
    // Of a word that is made of two.
    String.raw`-(?:up|down|over|under|ended|end|start|added|add)\b|\b(?:up|down|over|under|end|start|add)-`,
    // Said besides.
    String.raw`\badded(?: that\b|[,:]| ["“])|\badd(?:ed)? to\b(?! the (?:list|system|design|remote))`,
    // At last, in order to, after all.
    String.raw`\b[Ii]n the end\b(?! of)|\bto (?:that|this) end\b|\bend[- ]users?\b|\bend of the day\b|\bstart[- ]ups?\b`,
    String.raw`\b(?:a|how) (?:few|many)\b|\bthe few\b`,
    // Nearly all.
    String.raw`(?<!\b(?:the|at|is|are|was|were|be|been) )\bmost\b|\bfor the most part\b|\bmost of\b`,
    // In any case.
    String.raw`\bat least\b(?! ${COUNTED})|\bnot least\b|\blast but not least\b`,
    String.raw`\b[Ww]hat['’]s more\b|\bmore or less\b|\b(?:once|any|nothing) more\b|\bmore and more\b|\bno longer\b|\bany longer\b`,
    // Once already.
    String.raw`\bbefore(?=\s*(?:[.,;:!?)]|$))|\b(?:look|looks|looked|looking|named|day|year) after\b|\bafter all\b`,
    String.raw`\b[Tt]he above\b|\babove all\b|\bhigher education\b|\bhigh school`,
    // Brought before others.
    String.raw`\braised (?:[\p{L}-]+ ){0,3}(?:concerns?|questions?|issues?|points?|opinions?|problems?|possibilit(?:y|ies)|ideas?|doubts?|objections?|topics?|suggestions?|matters?|awareness|eyebrows?|worries)\b|\b(?:was|were|been|be) raised (?:by|about|that|in|during)\b`,
    // Mislaid.
    String.raw`\b(?:get|gets|got|getting|be|been|being|easily|the|a|was|were|is|are) lost\b`,
    String.raw`\b(?:give|gives|gave|giving|given) rise\b|\bfall (?:in|into|within|under|asleep|back|short|apart|behind)\b`,
  ].join('|'),
  'gu',
);

function turner(pairs: string, idioms?: RegExp): Plant {
  const other = new Map<string, string>();
  for (const pair of pairs.split(/\s+/u)) {
    const [one, two] = pair.split('/') as [string, string];
    if (!other.has(one)) other.set(one, two);
    if (!other.has(two)) other.set(two, one);
  }
  return (sentence, { random }) => {
    const all = [...sentence.matchAll(/\p{L}+/gu)].filter(([word]) => other.has(word));
    if (all.length === 0) return null;
    const idle = idioms ? [...sentence.matchAll(idioms)] : [];
    const found = all.filter(
      ({ index }) => !idle.some((one) => index >= one.index && index < one.index + one[0].length),
    );
    // Drawn for idioms, too, so that what is planted otherwise stays the same.
    const drawn = random.whole(0, all.length - 1);
    if (found.length === 0) return null;
    const { 0: word, index } = found[drawn % found.length]!;
    return sentence.slice(0, index) + other.get(word)! + sentence.slice(index + word.length);
  };
}

const pick = <T>(random: Random, all: readonly T[]): T => all[random.whole(0, all.length - 1)]!;
const end = (sentence: string, more: string) => `${sentence.replace(/\s*[.!?]+$/u, '')}${more}.`;
const AUX =
  /\b(is|are|was|were|can|could|will|would|should|did|does|do|has|had|have to|must|may|might)\b(?!\s+(?:not|no|never)\b)(?! ?n['’]t)/u;
const PAST = /\b(wanted|agreed|thought|decided|suggested|mentioned|said|liked|believed|needed)\b/u;
const BASE: Record<string, string> = {
  wanted: 'want',
  agreed: 'agree',
  thought: 'think',
  decided: 'decide',
  suggested: 'suggest',
  mentioned: 'mention',
  said: 'say',
  liked: 'like',
  believed: 'believe',
  needed: 'need',
};

/** A value far enough from the true one that nobody rounds it so, and that is said nowhere. */
function otherFigure(text: string, { random, said }: Scene): string {
  const value = Number(text.replaceAll(',', ''));
  for (let tries = 0; tries < 50; tries += 1) {
    const near =
      value > 12 ? Math.round(value * (random.whole(13, 40) / 10)) : value + random.whole(2, 60);
    const wrong = random.chance(0.3) && value > 30 ? Math.round(value / random.whole(2, 5)) : near;
    if (wrong !== value && !new RegExp(`\\b${wrong}\\b`, 'u').test(said)) return String(wrong);
  }
  return String(value * 7 + 13);
}

export const PLANTS = {
  figure(sentence, scene) {
    const found = [...sentence.matchAll(/(?<![\p{L}\d.:-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d:]|-\d)/gu)];
    if (found.length === 0) return null;
    const { 0: text, index } = pick(scene.random, found);
    const wrong = otherFigure(text.replace(/,$/u, ''), scene);
    return (
      sentence.slice(0, index) + wrong + sentence.slice(index + text.replace(/,$/u, '').length)
    );
  },
  addedFigure(sentence, scene) {
    if (!scene.random.chance(0.12)) return null;
    const wrong = otherFigure(String(scene.random.whole(13, 900)), scene);
    return end(
      sentence,
      pick(scene.random, [`, about ${wrong} in all`, `, for ${wrong} euros`, ` in ${wrong} cases`]),
    );
  },
  numberWord(sentence, { random }) {
    const found = [
      ...sentence.matchAll(
        new RegExp(`\\b(?:${OTHER_WORDS.join('|')}|hundred|twenty|thirty|fifty)\\b(?!-)`, 'giu'),
      ),
    ];
    if (found.length === 0) return null;
    const { 0: word, index } = pick(random, found);
    const others = OTHER_WORDS.filter((one) => !sentence.toLowerCase().includes(one));
    return sentence.slice(0, index) + pick(random, others) + sentence.slice(index + word.length);
  },
  addedNumberWord(sentence, { random }) {
    if (!random.chance(0.3)) return null;
    const found =
      /\b(?:some|several|the|different|various|many) (?=(?:\p{Ll}+ )?\p{Ll}{4,}s\b)/u.exec(
        sentence,
      );
    if (!found) return null;
    const word = pick(random, OTHER_WORDS.slice(2));
    return `${sentence.slice(0, found.index)}${found[0].startsWith('the') ? 'the ' : ''}${word} ${sentence.slice(found.index + found[0].length)}`;
  },
  unit(sentence, { random }) {
    for (const family of UNITS) {
      const words = family.toSorted((a, b) => b.length - a.length).join('|');
      const found = new RegExp(
        `(?:\\d|\\b(?:${OTHER_WORDS.join('|')}|hundred|twenty|thirty|fifty|million|thousand|half))[\\s-]?(${words})(?!\\p{L})`,
        'iu',
      ).exec(sentence);
      if (!found) continue;
      const unit = found[1]!;
      const at = found.index + found[0].length - unit.length;
      const isOne = !/s$|%|cent$|illion|thousand|hundred|hertz|B$/u.test(unit);
      const same = new Set(
        ['percent', 'per cent', '%'].includes(unit)
          ? ['percent', 'per cent', '%']
          : [unit.toLowerCase()],
      );
      if (/^(?:centi|milli|kilo)?met(?:re|er)s$/u.test(unit)) {
        same.add(unit.replace('tre', 'ter'));
        same.add(unit.replace('ter', 'tre'));
      }
      if (['gigabytes', 'gigs', 'GB', 'Gigabyte'].includes(unit))
        for (const one of ['gigabytes', 'gigs', 'GB', 'Gigabyte']) same.add(one);
      const others = family.filter(
        (one) =>
          !same.has(one) &&
          !same.has(one.toLowerCase()) &&
          !`${one}s`.includes(unit) &&
          one !== '%' &&
          isOne !== /s$|illion|thousand|hundred|hertz|cent$|B$/u.test(one),
      );
      if (others.length === 0) continue;
      return sentence.slice(0, at) + pick(random, others) + sentence.slice(at + unit.length);
    }
    return null;
  },
  name(sentence, { random, said }) {
    if (!random.chance(0.25)) return null;
    const name = pick(
      random,
      NAMES.filter((one) => !said.includes(one.toLowerCase().split(' ').at(-1)!)),
    );
    return end(
      sentence,
      pick(random, [
        `, as ${name} had proposed`,
        ` together with ${name}`,
        `, according to ${name}`,
      ]),
    );
  },
  speaker(sentence, { random, speakers }) {
    const named = speakers.filter((one) => sentence.includes(one));
    const others = speakers.filter(
      (one) =>
        !sentence.includes(one) && !named.some((name) => name.includes(one) || one.includes(name)),
    );
    if (named.length === 0 || others.length === 0) return null;
    const name = named.toSorted(
      (a, b) => sentence.indexOf(a) - sentence.indexOf(b) || b.length - a.length,
    )[0]!;
    return sentence.replace(name, pick(random, others));
  },
  date(sentence, { random, said }) {
    const day =
      /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b|\b(?:19|20)\d\d\b/u.exec(
        sentence,
      );
    if (day) {
      const others = day[0].endsWith('day')
        ? ['Monday', 'Thursday', 'Sunday']
        : /\d/u.test(day[0])
          ? ['1987', '2031']
          : ['February', 'August', 'November'];
      const left = others.filter((one) => one !== day[0] && !said.includes(one.toLowerCase()));
      if (left.length > 0) return sentence.replace(day[0], pick(random, left));
    }
    if (!random.chance(0.12)) return null;
    const left = DATES.filter((one) => !said.includes(one.split(' ').at(-1)!.toLowerCase()));
    return left.length === 0 ? null : end(sentence, ` ${pick(random, left)}`);
  },
  time(sentence, { random, said }) {
    if (!random.chance(0.12)) return null;
    const left = TIMES.filter((one) => !said.includes(one.slice(3)));
    return end(sentence, ` ${pick(random, left)}`);
  },
  negation(sentence) {
    const removed = sentence.replace(
      /\b(\p{L}+)n['’]t\b|\s+not\b(?! only)|\bnever\s/u,
      (_, stem?: string) => stem ?? '',
    );
    if (removed !== sentence) return removed.replace(/ {2,}/gu, ' ');
    if (/\b(?:no|nobody|nothing|without|neither|nor|cannot)\b/iu.test(sentence)) return null;
    const aux = AUX.exec(sentence);
    if (aux) {
      const word = aux[1] === 'have to' ? 'do not have to' : `${aux[1]} not`;
      return sentence.slice(0, aux.index) + word + sentence.slice(aux.index + aux[0].length);
    }
    const past = PAST.exec(sentence);
    return past && sentence.replace(past[0], `did not ${BASE[past[0]]}`);
  },
  antonym: turner(ANTONYMS),
  direction: turner(DIRECTIONS, NO_DIRECTION),
  quote(sentence, { random, said }) {
    if (!random.chance(0.3) || /["“”]/u.test(sentence)) return null;
    const words = sentence.replace(/[.!?]+$/u, '').split(' ');
    if (words.length < 9) return null;
    const length = random.whole(5, Math.min(9, words.length - 3));
    const tail = words.slice(-length).join(' ').replaceAll(/[,;:]/gu, '');
    const wide = random.chance(0.5);
    const made = wide
      ? tail
      : pick(random, [
          'we should have hired a second team',
          'that would be the end of it for all of us',
          'nobody ever told me about the money',
          'it is a lovely idea and we will pay for it',
        ]);
    if (said.includes(made.toLowerCase())) return null;
    return wide
      ? `${words.slice(0, -length).join(' ')} "${tail}".`
      : end(sentence, `, in their words: "${made}"`);
  },
  cause(sentence) {
    const found =
      /^(?<what>.{20,}?),? (?<link>because|so that|therefore|since) (?<why>(?:the|it|they|he|she|we|there|people|users)\b.{12,}?)\.?$/u.exec(
        sentence,
      );
    if (!found) return null;
    const { what, link, why } = found.groups as Record<'what' | 'link' | 'why', string>;
    return `${why.charAt(0).toUpperCase()}${why.slice(1)} ${link} ${what.charAt(0).toLowerCase()}${what.slice(1)}.`;
  },
  owner(sentence, { speakers }) {
    const figures = [...sentence.matchAll(/(?<![\p{L}\d])\d[\d.,]*\d|(?<![\p{L}\d])\d(?!\d)/gu)];
    if (figures.length === 2 && figures[0]![0] !== figures[1]![0]) {
      const [one, two] = figures as [RegExpExecArray, RegExpExecArray];
      return (
        sentence.slice(0, one.index) +
        two[0] +
        sentence.slice(one.index + one[0].length, two.index) +
        one[0] +
        sentence.slice(two.index + two[0].length)
      );
    }
    const named = speakers.filter(
      (one) =>
        sentence.includes(one) && !speakers.some((other) => other !== one && other.includes(one)),
    );
    if (named.length !== 2) return null;
    const [one, two] = named as [string, string];
    return sentence.replaceAll(one, '\u0001').replaceAll(two, one).replaceAll('\u0001', two);
  },
  /** Said nowhere in this meeting; of meetings about the same thing some of it is. */
  invented: (sentence, { elsewhere }) =>
    sentence.length % 6 === 0 ? (elsewhere[sentence.length % elsewhere.length] ?? null) : null,
} satisfies Record<string, Plant>;

export type PlantKind = keyof typeof PLANTS;
export const PLANT_KINDS = Object.keys(PLANTS) as PlantKind[];
