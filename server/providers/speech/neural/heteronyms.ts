/** Words with two pronunciations, chosen by neighbouring words; the default is the more common one. */
interface Heteronym {
  usual: string;
  other: string;
  /** Whether the other pronunciation is meant, given the previous and next word; empty at the sentence's start or end. */
  isOther(before: string, after: string): boolean;
}

const words = (listed: string) => new Set(listed.split(/\s+/));

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
/** Words that start an object. */
const OBJECT = words(
  'the a an this that these those it them him us me my your his her its our their all each every',
);
/** These make a following verb-or-adjective a verb; "not" doesn't. */
const LEADS_TO_ACT = words(
  `to will would can could should may might must shall i you we they let's who don't didn't won't can't please me us
  i'll you'll we'll they'll i'd we'd you'd they'd`,
);
const NEAR = words(
  `very so too as pretty get got that is was are were be stay stays stayed come comes came really fairly quite
  extremely dangerously it's he's she's we're they're you're feel felt grew keep kept sit stood how`,
);
const NEAR_WHAT = words(
  'to call calls friend friends enough by together relationship relationships relatives second attention quarters behind range look',
);
const USED_HOW = words(
  'make makes made making of common daily personal commercial heavy effective best for',
);

const SHOWN_LIVE = new Set(
  `stream streams streaming show shows event events audience audiences music video videos concert
  demo demos chat session sessions broadcast coverage performance updates`.split(/\s+/),
);

/** Stressed on the last syllable as a verb, on the first as a noun; imperatives start with the verb. */
const verb = (noun: string, asVerb: string): Heteronym => ({
  usual: noun,
  other: asVerb,
  isOther: (before, after) => LEADS_TO_VERB.has(before) || (before === '' && OBJECT.has(after)),
});
/** Words in "-ate": noun or adjective, or verb. */
const act = (stem: string): Heteronym => ({
  usual: `${stem} AH0 T`,
  other: `${stem} EY2 T`,
  isOther: (before, after) => LEADS_TO_ACT.has(before) || (before === '' && OBJECT.has(after)),
});
/** The other pronunciation before these words. */
const ahead = (usual: string, other: string, listed: string): Heteronym => {
  const followers = words(listed);
  return { usual, other, isOther: (_, after) => followers.has(after) };
};
/** A verb by default; a noun after certain words. */
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
  use: {
    usual: 'Y UW1 Z',
    other: 'Y UW1 S',
    isOther: (lead, after) =>
      LEADS_TO_NOUN.has(lead) || USED_HOW.has(lead) || ['of', 'case', 'cases'].includes(after),
  },
  address: verb('AE1 D R EH2 S', 'AH0 D R EH1 S'),
  attribute: verb('AE1 T R AH0 B Y UW2 T', 'AH0 T R IH1 B Y UW2 T'),
  compound: verb('K AA1 M P AW0 N D', 'K AH0 M P AW1 N D'),
  console: verb('K AA1 N S OW0 L', 'K AH0 N S OW1 L'),
  contest: verb('K AA1 N T EH0 S T', 'K AH0 N T EH1 S T'),
  defect: verb('D IY1 F EH0 K T', 'D IH0 F EH1 K T'),
  insult: verb('IH1 N S AH2 L T', 'IH0 N S AH1 L T'),
  survey: verb('S ER1 V EY2', 'S ER0 V EY1'),
  transport: verb('T R AE1 N S P AO0 R T', 'T R AE0 N S P AO1 R T'),
  update: verb('AH1 P D EY2 T', 'AH2 P D EY1 T'),
  upgrade: verb('AH1 P G R EY2 D', 'AH2 P G R EY1 D'),
  abuse: verb('AH0 B Y UW1 S', 'AH0 B Y UW1 Z'),
  combine: noun('K AH0 M B AY1 N', 'K AA1 M B AY0 N'),
  exploit: noun('EH2 K S P L OY1 T', 'EH1 K S P L OY2 T'),
  extract: noun('IH0 K S T R AE1 K T', 'EH1 K S T R AE2 K T'),
  invite: noun('IH0 N V AY1 T', 'IH1 N V AY0 T'),
  refuse: noun('R AH0 F Y UW1 Z', 'R EH1 F Y UW2 Z'),
  reject: noun('R IH0 JH EH1 K T', 'R IY1 JH EH0 K T'),
  resume: noun('R IH0 Z UW1 M', 'R EH1 Z AH0 M EY2'),
  suspect: noun('S AH0 S P EH1 K T', 'S AH1 S P EH2 K T'),
  advocate: act('AE1 D V AH0 K'),
  aggregate: act('AE1 G R AH0 G'),
  alternate: act('AO1 L T ER0 N'),
  appropriate: act('AH0 P R OW1 P R IY0'),
  approximate: act('AH0 P R AA1 K S AH0 M'),
  articulate: act('AA0 R T IH1 K Y AH0 L'),
  associate: act('AH0 S OW1 S IY0'),
  coordinate: act('K OW0 AO1 R D AH0 N'),
  delegate: act('D EH1 L AH0 G'),
  deliberate: act('D IH0 L IH1 B ER0'),
  duplicate: act('D UW1 P L AH0 K'),
  elaborate: act('IH0 L AE1 B R'),
  estimate: act('EH1 S T AH0 M'),
  graduate: act('G R AE1 JH AH0 W'),
  intimate: act('IH1 N T AH0 M'),
  moderate: act('M AA1 D ER0'),
  separate: act('S EH1 P R'),
  // Distinguished by its capital letter.
  'of poland': { usual: 'P OW1 L IH0 SH', other: '', isOther: () => false },
  invalid: ahead('IH0 N V AE1 L IH0 D', 'IH1 N V AH0 L IH0 D', 'carriage chair'),
  minute: ahead(
    'M IH1 N AH0 T',
    'M AY0 N UW1 T',
    'detail details amount amounts particles quantities traces differences changes',
  ),
  bow: ahead('B AW1', 'B OW1', 'tie ties and string hunting'),
  sow: { usual: 'S OW1', other: 'S AW1', isOther: (lead) => LEADS_TO_NOUN.has(lead) },
  dove: {
    usual: 'D AH1 V',
    other: 'D OW1 V',
    isOther: (_, after) => ['in', 'into', 'down', 'deep', 'off'].includes(after),
  },
  wound: {
    usual: 'W UW1 N D',
    other: 'W AW1 N D',
    isOther: (lead, after) =>
      ['up', 'down', 'around', 'through', 'tightly', 'the'].includes(after) &&
      !LEADS_TO_NOUN.has(lead),
  },
  tears: {
    usual: 'T IH1 R Z',
    other: 'T EH1 R Z',
    isOther: (_, after) => ['up', 'apart', 'down', 'off', 'it'].includes(after),
  },
  perfect: {
    usual: 'P ER1 F IH0 K T',
    other: 'P ER0 F EH1 K T',
    isOther: (lead, after) => lead === 'to' && OBJECT.has(after),
  },
  excuse: {
    usual: 'IH0 K S K Y UW1 S',
    other: 'IH0 K S K Y UW1 Z',
    isOther: (_, after) => ['me', 'us', 'my', 'him', 'them', 'our'].includes(after),
  },
  house: {
    usual: 'HH AW1 S',
    other: 'HH AW1 Z',
    isOther: (lead, after) =>
      lead === 'to'
        ? OBJECT.has(after)
        : ['can', 'could', 'will', 'would', 'we', 'they'].includes(lead),
  },
  content: {
    usual: 'K AA1 N T EH0 N T',
    other: 'K AH0 N T EH1 N T',
    isOther: (lead, after) =>
      ["i'm", 'am', 'feel', 'felt', 'perfectly', 'quite'].includes(lead) ||
      (['is', 'are', 'was', 'were', 'be'].includes(lead) && ['with', 'to'].includes(after)),
  },
  close: {
    usual: 'K L OW1 Z',
    other: 'K L OW1 S',
    isOther: (lead, after) => NEAR_WHAT.has(after) || (NEAR.has(lead) && !OBJECT.has(after)),
  },
  read: {
    usual: 'R IY1 D',
    other: 'R EH1 D',
    isOther: (lead) =>
      PERFECT.has(lead) || ['just', 'he', 'she', 'already', 'recently', 'ever'].includes(lead),
  },
  live: {
    usual: 'L IH1 V',
    other: 'L AY1 V',
    isOther: (before, after) =>
      SHOWN_LIVE.has(after) ||
      (before === '' && after === 'from') ||
      ['go', 'goes', 'going', 'went', 'is', 'are', 'watch', 'streamed', 'recorded'].includes(
        before,
      ),
  },
  lead: {
    usual: 'L IY1 D',
    other: 'L EH1 D',
    isOther: (_, after) =>
      [
        'pipe',
        'pipes',
        'paint',
        'poisoning',
        'pencil',
        'exposure',
        'levels',
        'contamination',
      ].includes(after),
  },
  wind: {
    usual: 'W IH1 N D',
    other: 'W AY1 N D',
    isOther: (before, after) =>
      LEADS_TO_VERB.has(before) ||
      after === 'up' ||
      after === 'down' ||
      (before === '' && OBJECT.has(after)),
  },
  tear: { usual: 'T EH1 R', other: 'T IH1 R', isOther: (before) => before === 'a' },
  bass: { usual: 'B EY1 S', other: 'B AE1 S', isOther: (_, after) => after.startsWith('fish') },
};

export function findHeteronym(word: string, before: string, after: string): string[] | null {
  const found = Object.hasOwn(TABLE, word) ? TABLE[word] : undefined;
  if (!found) return null;
  return (found.isOther(before, after) ? found.other : found.usual).split(' ');
}
