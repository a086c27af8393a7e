import { blocksIn, CITATION, tagMeant } from './answer-tags.ts';
import { readJsonAnswer, type UntaggedLine } from './read-json-answer.ts';
import type { AnswerEvent } from './read-answer.ts';
import { withoutRemarks } from './remarks.ts';
import { HEAD_TAGS, type PlannedSection } from './sections.ts';

/** Fewer letters than this, overall or per requested word, aren't an answer but a remark or the result of a prompt injection. */
const LEAST_LETTERS = 150;
const LEAST_LETTERS_A_WORD = 0.8;

/** Interprets an answer in Markdown or JSON from a model that ignored the grammar. */
export function readUntagged(answer: string, sections: readonly PlannedSection[]): AnswerEvent[] {
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  const letters = answer.match(/\p{L}/gu)?.length ?? 0;
  if (letters < Math.min(LEAST_LETTERS, words * LEAST_LETTERS_A_WORD)) return [];
  const json = readJsonAnswer(answer, new Set(sections.map(({ id }) => id)));
  if (!json) return readMarkdown(answer, sections);
  return json.flatMap((one) =>
    'id' in one ? [{ type: 'section', id: one.id } as const] : eventsOf(one),
  );
}

function eventsOf({ tag, text, blockIds, speaker }: UntaggedLine): AnswerEvent[] {
  return [
    { type: 'line', tag, speaker, blockIds },
    { type: 'text', text },
  ];
}

function readMarkdown(answer: string, sections: readonly PlannedSection[]): AnswerEvent[] {
  const lines = withoutPlan(linesOf(withoutRemarks(answer), sections));
  const head = sections.find(({ kind }) => kind === 'head');
  const isHead = ({ tag }: UntaggedLine) =>
    (HEAD_TAGS as readonly string[]).includes(tag) &&
    (head?.tags as readonly string[] | undefined)?.includes(tag);
  const fields = head ? lines.filter(isHead) : [];
  const body = sections.filter(({ kind }) => kind !== 'head');
  const groups = groupsOf(
    lines.filter((line) => !isHead(line) && !(HEAD_TAGS as readonly string[]).includes(line.tag)),
  );
  const events: AnswerEvent[] = [];
  if (head && fields.length > 0)
    events.push({ type: 'section', id: head.id }, ...fields.flatMap(eventsOf));
  const assigned = assign(groups, body);
  for (const section of body) {
    const own = assigned.get(section);
    if (own)
      events.push({ type: 'section', id: section.id }, ...asIn(section, own).flatMap(eventsOf));
  }
  return events;
}

/** Adapts the lines' tags to the kind of section. */
function asIn({ kind, tags }: PlannedSection, lines: readonly UntaggedLine[]): UntaggedLine[] {
  return lines.map((line, at) => {
    if (kind === 'greeting' && at === 0) return { ...line, tag: 'greeting' };
    const isChapter =
      kind === 'notes' && tags.includes('chapter') && /^(?:point|step)$/u.test(line.tag);
    return isChapter ? { ...line, tag: 'chapter' } : line;
  });
}

/** Headings that name a kind of section instead of its content. */
const NAMED: readonly [kind: string, name: RegExp][] = [
  ['intro', /^(?:introduction|intro|opening)$/iu],
  ['conclusion', /^(?:conclusion|in conclusion|summary|wrap.?up|final thoughts)$/iu],
  ['takeaways', /^(?:key )?takeaways?$/iu],
  ['faq', /^(?:faqs?|frequently asked questions|questions(?: and answers)?)$/iu],
  ['gist', /^(?:gist|tl;?dr|in (?:one sentence|short))$/iu],
  ['points', /^(?:key|main) points?$/iu],
  ['greeting', /^greeting$/iu],
  ['links', /^(?:links|moments|moments worth watching|worth watching)$/iu],
  ['signoff', /^(?:sign.?off|closing|goodbye)$/iu],
  ['notes', /^(?:show ?notes|chapters)$/iu],
  ['thread', /^(?:x |twitter )?(?:thread|tweets?)$/iu],
  ['post', /^(?:linkedin )?post$/iu],
];
/** The writer's plan, which must not be published. */
const PLAN = /^(?:(?:my|the|article|writing) )?plan(?:ning)?(?: notes)?$/iu;

/** Removes the plan up to the next heading or head field. */
function withoutPlan(lines: readonly UntaggedLine[]): UntaggedLine[] {
  let isPlan = false;
  return lines.filter((line) => {
    if (line.tag === 'h') isPlan = PLAN.test(plainName(line));
    else if ((HEAD_TAGS as readonly string[]).includes(line.tag)) isPlan = false;
    return !isPlan;
  });
}

interface Group {
  heading: UntaggedLine | null;
  lines: UntaggedLine[];
}

function groupsOf(lines: readonly UntaggedLine[]): Group[] {
  const groups: Group[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (line.tag === 'h') groups.push({ heading: line, lines: [] });
    else groups.at(-1)!.lines.push(line);
  }
  return groups.filter(({ heading, lines: own }) => heading !== null || own.length > 0);
}

const plainName = (heading: UntaggedLine | null) =>
  heading?.text.replaceAll(/[*_:#]/gu, '').trim() ?? '';

const kindNamed = (heading: UntaggedLine | null) =>
  NAMED.find(([, pattern]) => pattern.test(plainName(heading)))?.[0];

const isTurn = ({ tag }: UntaggedLine) => tag === 'turn';

/** Assigns the answer's groups to sections in plan order; the rest goes to the last one. */
function assign(
  groups: readonly Group[],
  body: readonly PlannedSection[],
): Map<PlannedSection, UntaggedLine[]> {
  const filled = new Map<PlannedSection, UntaggedLine[]>();
  const put = (section: PlannedSection, lines: readonly UntaggedLine[]) =>
    filled.set(section, [...(filled.get(section) ?? []), ...lines]);
  if (body.length === 1) {
    for (const { heading, lines } of groups) {
      const isItsName = kindNamed(heading) === body[0]!.kind;
      put(body[0]!, [...(heading && !isItsName ? [heading] : []), ...lines]);
    }
    return filled;
  }
  const named = ({ heading }: Group) => {
    const kind = kindNamed(heading);
    return body.find((section) => section.kind === kind && !filled.has(section));
  };
  const scripts = body.filter(({ kind }) => kind === 'script');
  if (scripts.length > 0) {
    const turns = groups.flatMap(({ lines }) => lines.filter(isTurn));
    const share = Math.ceil(turns.length / scripts.length);
    for (const [at, section] of scripts.entries()) {
      const own = turns.slice(at * share, (at + 1) * share);
      if (own.length > 0) put(section, own);
    }
  }
  for (const group of groups) {
    const byName = named(group);
    const following = body.find(
      (section) =>
        !filled.has(section) &&
        section.kind !== 'script' &&
        (group.heading !== null) === (section.kind === 'section'),
    );
    const section = byName ?? following ?? [...filled.keys()].at(-1) ?? body[0]!;
    const lines = scripts.length > 0 ? group.lines.filter((line) => !isTurn(line)) : group.lines;
    if (lines.length === 0) continue;
    put(section, [...(group.heading && !byName ? [group.heading] : []), ...lines]);
  }
  return filled;
}

const LABEL = /^\**\s*([\p{L}][\p{L} ’'-]{0,24}?)(?:\s*#?\d{1,2})?\s*\**\s*[:：]\s*\**\s*(?=\S)/u;
const POST_NUMBER = /^\**(?:(?:tweet|post)\s*)?\(?\d{1,2}\s*(?:\/\s*\d{0,2}|[.):：])\**[:：]?\s*/iu;

function linesOf(text: string, sections: readonly PlannedSection[]): UntaggedLine[] {
  const tags = new Set<string>(sections.flatMap((section) => section.tags));
  const usual = ['p', 'turn', 'tweet', 'point'].find((tag) => tags.has(tag)) ?? 'p';
  const lines: UntaggedLine[] = [];
  const speakers: string[] = [];
  let isOpen = false;
  for (const raw of text.split('\n')) {
    if (raw.trim() === '') {
      isOpen = false;
      continue;
    }
    const cited = [...raw.matchAll(CITATION)].flatMap(([list]) => blocksIn(list));
    const line = raw.replaceAll(CITATION, '').trim();
    const add = (tag: string, said: string, speaker: string | null = null) => {
      lines.push({ tag, text: said.trim(), blockIds: cited, speaker });
      isOpen = tag === usual || tag === 'p' || tag === 'point' || tag === 'step';
    };
    const [, marks, heading] = /^(#{1,6})\s+(.*)$/u.exec(line) ?? [];
    const isBoldLine = /^\*\*[^*]+\*\*$/u.test(line);
    if (marks || (isBoldLine && !isOpen)) {
      const name = (heading ?? line).replaceAll(/^\**|\**$/gu, '');
      const isTitle =
        marks?.length === 1 && tags.has('title') && !lines.some(({ tag }) => tag === 'title');
      add(isTitle ? 'title' : marks && marks.length > 2 && tags.has('h3') ? 'h3' : 'h', name);
      continue;
    }
    if (tags.has('hashtags') && /^(?:#[\p{L}\p{N}_]+[\s,]*){2,}$/u.test(line)) {
      add(
        'hashtags',
        line
          .replaceAll('#', '')
          .trim()
          .split(/[\s,]+/u)
          .join(', '),
      );
      continue;
    }
    if (tags.has('row') && /^\|.*\|$/u.test(line)) {
      add('row', line);
      continue;
    }
    const [label = '', name = ''] = LABEL.exec(line) ?? [];
    const labelled = label === '' ? null : tagMeant(name);
    if (labelled && tags.has(labelled)) {
      add(labelled, line.slice(label.length).replace(/\**$/u, ''));
      continue;
    }
    if (label !== '' && tags.has('turn')) {
      const known = speakers.indexOf(name.toLowerCase());
      const at = known >= 0 ? known : speakers.push(name.toLowerCase()) - 1;
      add('turn', line.slice(label.length), String.fromCodePoint(65 + (at % 2)));
      continue;
    }
    if (tags.has('tweet') && POST_NUMBER.test(line)) {
      add('tweet', line.replace(POST_NUMBER, ''));
      continue;
    }
    const [item, bullet, number, quote] = /^(?:([-*+•‣])|(\d{1,3})[.)]|(>))\s+/u.exec(line) ?? [];
    if (item !== undefined) {
      const tag = bullet ? 'point' : number ? 'step' : quote ? 'quote' : 'p';
      add(tags.has(tag) || tags.has('chapter') ? tag : usual, line.slice(item.length));
    } else if (isOpen) {
      const last = lines.at(-1)!;
      last.text += ` ${line}`;
      last.blockIds.push(...cited);
    } else add(usual, line);
  }
  return shapedAsPost(lines, tags);
}

/** In a post the first line is the hook and a final question is the closing question. */
function shapedAsPost(lines: UntaggedLine[], tags: ReadonlySet<string>): UntaggedLine[] {
  if (!tags.has('hook') || lines.some(({ tag }) => tag === 'hook')) return lines;
  const text = lines.filter(({ tag }) => tag === 'p');
  if (text[0]) text[0].tag = 'hook';
  const last = text.at(-1);
  if (last && last !== text[0] && /[?？؟]\s*$/u.test(last.text)) last.tag = 'q';
  return lines;
}
