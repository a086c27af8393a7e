/**
 * Words written alike and said in two ways. The words around them decide; where they do not, the commoner way is taken.
 */
interface Heteronym {
  usual: string;
  other: string;
  /** Whether the other way is meant, by the word before and the word after. */
  isOther(before: string, after: string): boolean;
}

const LEADS_TO_VERB = new Set(
  `to will would can could should may might must shall i you we they let's let who not don't didn't
  won't can't please and'll i'll you'll we'll they'll help helps i'd we'd you'd they'd`.split(
    /\s+/,
  ),
);
const LEADS_TO_NOUN = new Set(
  `a an the this that these those my your his her its our their no any some each every of in for
  with new old first second last one two great good`.split(/\s+/),
);
const PERFECT = new Set(
  `have has had having was were be been being is are am get gets got i've you've we've they've he's
  she's it's hasn't haven't hadn't`.split(/\s+/),
);
const SHOWN_LIVE = new Set(
  `stream streams streaming show shows event events audience audiences music video videos concert
  demo demos chat session sessions broadcast coverage performance updates`.split(/\s+/),
);

/** Said with the weight on the end as a verb, on the beginning as a noun. */
const verb = (noun: string, asVerb: string): Heteronym => ({
  usual: noun,
  other: asVerb,
  isOther: (before) => LEADS_TO_VERB.has(before),
});
/** The other way round: a verb unless something before it makes it a noun. */
const noun = (asVerb: string, asNoun: string): Heteronym => ({
  usual: asVerb,
  other: asNoun,
  isOther: (before) => LEADS_TO_NOUN.has(before),
});

const TABLE: Readonly<Record<string, Heteronym>> = {
  record: verb('R EH1 K ER0 D', 'R IH0 K AO1 R D'),
  records: verb('R EH1 K ER0 D Z', 'R IH0 K AO1 R D Z'),
  project: verb('P R AA1 JH EH0 K T', 'P R AH0 JH EH1 K T'),
  object: verb('AA1 B JH EH0 K T', 'AH0 B JH EH1 K T'),
  subject: verb('S AH1 B JH IH0 K T', 'S AH0 B JH EH1 K T'),
  contract: verb('K AA1 N T R AE2 K T', 'K AH0 N T R AE1 K T'),
  conduct: verb('K AA1 N D AH0 K T', 'K AH0 N D AH1 K T'),
  conflict: verb('K AA1 N F L IH0 K T', 'K AH0 N F L IH1 K T'),
  contrast: verb('K AA1 N T R AE0 S T', 'K AH0 N T R AE1 S T'),
  convert: noun('K AH0 N V ER1 T', 'K AA1 N V ER0 T'),
  desert: verb('D EH1 Z ER0 T', 'D IH0 Z ER1 T'),
  export: verb('EH1 K S P AO0 R T', 'IH0 K S P AO1 R T'),
  import: verb('IH1 M P AO2 R T', 'IH0 M P AO1 R T'),
  increase: verb('IH1 N K R IY2 S', 'IH0 N K R IY1 S'),
  decrease: verb('D IY1 K R IY2 S', 'D IH0 K R IY1 S'),
  insert: noun('IH0 N S ER1 T', 'IH1 N S ER2 T'),
  permit: verb('P ER1 M IH2 T', 'P ER0 M IH1 T'),
  present: verb('P R EH1 Z AH0 N T', 'P R IY0 Z EH1 N T'),
  produce: noun('P R AH0 D UW1 S', 'P R OW1 D UW0 S'),
  progress: verb('P R AA1 G R EH2 S', 'P R AH0 G R EH1 S'),
  protest: verb('P R OW1 T EH2 S T', 'P R AH0 T EH1 S T'),
  rebel: verb('R EH1 B AH0 L', 'R IH0 B EH1 L'),
  refund: verb('R IY1 F AH2 N D', 'R IH0 F AH1 N D'),
  transfer: verb('T R AE1 N S F ER0', 'T R AE0 N S F ER1'),
  use: noun('Y UW1 Z', 'Y UW1 S'),
  separate: verb('S EH1 P ER0 IH0 T', 'S EH1 P ER0 EY2 T'),
  estimate: verb('EH1 S T AH0 M AH0 T', 'EH1 S T AH0 M EY2 T'),
  duplicate: verb('D UW1 P L AH0 K AH0 T', 'D UW1 P L AH0 K EY2 T'),
  graduate: verb('G R AE1 JH AH0 W AH0 T', 'G R AE1 JH AH0 W EY2 T'),
  close: {
    usual: 'K L OW1 Z',
    other: 'K L OW1 S',
    isOther: (before, after) =>
      after === 'to' ||
      ['very', 'so', 'too', 'as', 'pretty', 'get', 'got', 'that', 'is', 'was'].includes(before),
  },
  read: {
    usual: 'R IY1 D',
    other: 'R EH1 D',
    isOther: (before) => PERFECT.has(before) || before === 'just',
  },
  live: {
    usual: 'L IH1 V',
    other: 'L AY1 V',
    isOther: (before, after) =>
      SHOWN_LIVE.has(after) || ['go', 'goes', 'going', 'went', 'is', 'are'].includes(before),
  },
  lead: {
    usual: 'L IY1 D',
    other: 'L EH1 D',
    isOther: (_, after) => ['pipe', 'pipes', 'paint', 'poisoning', 'pencil'].includes(after),
  },
  wind: {
    usual: 'W IH1 N D',
    other: 'W AY1 N D',
    isOther: (before, after) => LEADS_TO_VERB.has(before) || after === 'up' || after === 'down',
  },
  tear: { usual: 'T EH1 R', other: 'T IH1 R', isOther: (before) => before === 'a' },
  bass: { usual: 'B EY1 S', other: 'B AE1 S', isOther: (_, after) => after.startsWith('fish') },
};

export function findHeteronym(word: string, before: string, after: string): string[] | null {
  const found = Object.hasOwn(TABLE, word) ? TABLE[word] : undefined;
  if (!found) return null;
  return (found.isOther(before, after) ? found.other : found.usual).split(' ');
}
