import type { Asked } from './stand-in-models/wire-writers.ts';

export interface SaidBlock {
  ids: number[];
  text: string;
}

export interface WriterOptions {
  /** What to write about a block's text; repeats it by default. */
  say?: (text: string, block: SaidBlock, tag: string) => string;
  /** Which blocks a line cites; its own by default. */
  cite?: (block: SaidBlock) => number[];
}

/** The transcript blocks or notes in a prompt. */
export function materialIn(prompt: string): SaidBlock[] {
  const fence = /<<<(TRANSCRIPT|NOTES) (\w+)>>>\n([\s\S]*?)\n<<<END \1 \2>>>/u.exec(prompt);
  return (fence?.[3] ?? '').split('\n').flatMap((line) => {
    const block = /^#(\d+) (.*)$/u.exec(line);
    if (block) return [{ ids: [Number(block[1])], text: block[2]! }];
    const note = /^\[([#\d ]+)\] (.*)$/u.exec(line);
    if (!note) return [];
    const ids = note[1]!.match(/\d+/gu)!.map(Number);
    return [{ ids, text: note[2]! }];
  });
}

/** The sections a prompt asks for, in order, with the instruction for each. */
export function sectionsIn(prompt: string): { id: string; ask: string }[] {
  const last = prompt.slice(prompt.lastIndexOf('Write these sections now'));
  return [...last.matchAll(/^@section (\S+) — (.*)$/gmu)].map(([, id, ask]) => ({
    id: id!,
    ask: ask!,
  }));
}

function firstSentence(text: string): string {
  return /^.{20,}?[.!?。！？।](?=\s|$)|^.*$/u.exec(text)![0].slice(0, 220);
}

/** The first sentence of a block that hasn't been used yet, because repetitions would be marked. */
function unusedSentence(text: string, used: Set<string>): string {
  const first = firstSentence(text);
  const rest =
    text.slice(first.length).match(/[\p{L}\p{N}][^.!?。！？।]{50,}[.!?。！？।]+/gu) ?? [];
  const found = [first, ...rest.map((one) => one.slice(0, 220))].find((one) => !used.has(one));
  used.add(found ?? first);
  return found ?? first;
}

/** The sentences that a second reading asks about, with the passages each one cites. */
export function sentencesToCheck(prompt: string): { text: string; passages: string[] }[] {
  const said = new Map(materialIn(prompt).map(({ ids, text }) => [ids[0]!, text]));
  const written = /<<<WRITTEN (\w+)>>>\n([\s\S]*?)\n<<<END WRITTEN \1>>>/u.exec(prompt)?.[2] ?? '';
  return [...written.matchAll(/^\d+ \[([#\d ]*)\] (.*)$/gmu)].map(([, list, text]) => ({
    text: text!,
    passages: list!.match(/\d+/gu)!.map((number) => said.get(Number(number))!),
  }));
}

/** A sentence that repeats its passage is supported; any other gets "don't know". */
function readAsAsked(prompt: string): string {
  const lines = sentencesToCheck(prompt).map(({ text, passages }, index) => {
    const words = text.split(' ').slice(0, 5).join(' ');
    const isSaid = passages.some((one) => one.includes(words));
    return isSaid ? `@supported ${index + 1} "${words}"` : `@absent ${index + 1}`;
  });
  return lines.join('\n');
}

const TELLING = new Set(['p', 'point', 'step', 'a', 'tweet', 'hook']);

/**
 * A model that does exactly what our prompts ask, using the words it is given: notes, sections, and continuing a
 * truncated answer. The same prompt always gets the same answer.
 */
export function answerLikeAModel({ messages }: Asked, options: WriterOptions = {}): string {
  const [first, partial] = messages;
  const whole = wholeAnswer(first!.content, options);
  const before = partial?.role === 'assistant' ? partial.content : '';
  if (before === '') return whole;
  return whole.slice(before.length + (whole.slice(before.length).startsWith('\n') ? 1 : 0));
}

function wholeAnswer(
  prompt: string,
  { say = (text) => text, cite = ({ ids }) => ids }: WriterOptions,
): string {
  const blocks = materialIn(prompt);
  const lines: string[] = [];
  const used = new Set<string>();
  const put = (tag: string, block: SaidBlock, text?: string, speaker = '') => {
    const cited = cite(block);
    const list =
      cited.length > 0 && !['h', 'h3', 'greeting', 'signoff'].includes(tag)
        ? ` [${cited.map((id) => `#${id}`).join(' ')}]`
        : '';
    const words = TELLING.has(tag) ? unusedSentence(block.text, used) : firstSentence(block.text);
    lines.push(`@${tag}${speaker && ` ${speaker}`}${list} ${say(text ?? words, block, tag)}`);
  };
  if (prompt.includes('Note everything from this stretch')) {
    for (const block of blocks) put('note', block);
    return lines.join('\n');
  }
  const inOthers = /^Put the question into: (.*)\.$/mu.exec(prompt)?.[1];
  if (inOthers !== undefined) {
    const asked = /<<<REQUEST (\w+)>>>\n([\s\S]*?)\n<<<END/u.exec(prompt)![2]!;
    return [...inOthers.matchAll(/\(([\w-]+)\)/gu)]
      .map(([, code]) => `@q ${code} ${asked}`)
      .join('\n');
  }
  if (prompt.includes('Answer the question:')) {
    for (const block of blocks.slice(0, 3)) put('a', block);
    return lines.join('\n');
  }
  if (prompt.includes('The sentences to check')) return readAsAsked(prompt);
  if (prompt.includes('You are the strict editor')) return '@good';
  const standing = /<<<WRITTEN (\w+)>>>\n([\s\S]*?)\n<<<END WRITTEN \1>>>/u.exec(prompt)?.[2];
  if (standing !== undefined && prompt.includes('is to be changed')) {
    // Keeps every line and appends a word to those that are text.
    return standing
      .split('\n')
      .map((line) => (/^@(?:p|point|answer|turn|tweet)\b/u.test(line) ? `${line} Indeed.` : line))
      .join('\n');
  }
  for (const { id, ask } of sectionsIn(prompt)) {
    const [, from, to = from] = /blocks #(\d+)(?: to #(\d+))?/u.exec(ask) ?? [];
    // When the model may choose the order, it keeps the video's.
    const [, idea, of] = /^Idea (\d+) of (\d+) /u.exec(ask) ?? [];
    const share = blocks.length / Number(of ?? 1);
    const inRange =
      from !== undefined
        ? blocks.filter(({ ids }) => ids[0]! >= Number(from) && ids[0]! <= Number(to))
        : idea === undefined
          ? blocks
          : blocks.slice(Math.floor((Number(idea) - 1) * share), Math.ceil(Number(idea) * share));
    const here = inRange.length > 0 ? inRange : blocks;
    let next = 0;
    const take = () => here[Math.floor((next++ * here.length) / 8) % here.length] ?? here[0]!;
    const countOf = (tag: string) =>
      Number(
        new RegExp(`(\\d+) @${tag}\\b`, 'u').exec(ask)?.[1] ??
          Number(/(\d+) questions/u.exec(ask)?.[1] ?? 2),
      );
    lines.push(`@section ${id}`);
    const tags = new Set([...ask.matchAll(/@([a-z0-9]+)/gu)].map(([, tag]) => tag!));
    for (const tag of tags) {
      const repeats: Record<string, number> = {
        subject: 3,
        point: countOf('point'),
        tweet: countOf('tweet'),
        link: countOf('link'),
        p: 2,
        turn: 4,
      };
      if (tag === 'a' || tag === 'section' || tag === 'h3') continue;
      const isExtra = tag === 'point' || tag === 'step' || tag === 'quote' || tag === 'row';
      if (isExtra && tags.has('p')) continue;
      if (tag === 'q' && tags.has('a')) {
        for (let number = 0; number < countOf('q'); number += 1) {
          const block = take();
          put('q', block, `${firstSentence(block.text).replace(/[.!?]+$/u, '')}?`);
          put('a', block);
        }
        continue;
      }
      if (tag === 'tags' || tag === 'hashtags') {
        lines.push(`@${tag} one topic, another topic, third`);
        continue;
      }
      if (tag === 'chapter') {
        const count = Number(/each of the (\d+) parts/u.exec(ask)?.[1] ?? 1);
        for (let number = 0; number < count; number += 1)
          put(
            'chapter',
            blocks[Math.floor((number * blocks.length) / count)]!,
            `Part ${'abcdefghijklmnop'[number]}`,
          );
        continue;
      }
      for (let number = 0; number < (repeats[tag] ?? 1); number += 1) {
        const block = take();
        const isTwo = ask.includes('@turn B');
        put(
          tag,
          block,
          tag === 'title' ? firstSentence(block.text).slice(0, 50) : undefined,
          tag === 'turn' ? (isTwo && number % 2 ? 'B' : 'A') : '',
        );
      }
    }
  }
  return lines.join('\n');
}
