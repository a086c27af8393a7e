import {
  type AnswerFile,
  type AskedQuestion,
  groupTitles,
  notFoundIn,
  type QuotedMoment,
} from '#contract/questions.ts';
import { escapeHtml } from '#document/escape-html.ts';
import { formatTime } from '#document/time-code.ts';
import { attachmentName } from '#server/core/attachment.ts';

export interface AnswerExport {
  name: string;
  type: string;
  body: string;
}

const TYPES: Record<AnswerFile, string> = {
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

interface Line {
  /** What it is one side of. */
  title?: string | undefined;
  text: string;
  from: string;
}

const LONGEST_NAME = 60;
const NEAREST = 'The closest passages:';

/** The question with its answer, and the evidence of every sentence. */
export function exportAnswer(question: AskedQuestion, as: AnswerFile): AnswerExport {
  const name = attachmentName(question.text.slice(0, LONGEST_NAME), as);
  return { name, type: TYPES[as], body: bodyOf(question, as) };
}

function bodyOf(question: AskedQuestion, as: AnswerFile): string {
  if (as === 'json') return JSON.stringify(question, null, 2);
  const titles = new Map(question.sources.map(({ videoId, title }) => [videoId, title]));
  const where = (moment: QuotedMoment) =>
    [
      question.searched.sources > 1 ? titles.get(moment.videoId) : null,
      moment.startMs === null ? null : formatTime(moment.startMs),
      moment.speaker,
    ]
      .filter(Boolean)
      .join(', ');
  const isShort = question.sentences.length === 0;
  const isNearest = question.verdict === 'not_said' && question.passages.length > 0;
  const isNotFound = question.verdict === 'not_said' || question.compared?.groups.length === 0;
  const lead = isNotFound
    ? [notFoundIn(question), ...(isNearest ? [NEAREST] : [])].join(' ')
    : null;
  const titled = groupTitles(question);
  const lines: Line[] = isShort
    ? question.passages.map((moment, at) => ({
        title: titled.get(at),
        text: `“${moment.quote}”`,
        from: where(moment),
      }))
    : question.sentences.map(({ text, moments }) => ({
        text,
        from: moments.map(where).filter(Boolean).join('; '),
      }));
  const by = `${question.scopeName} · ${question.engine.label}`;
  if (as === 'html') return toHtml(question, lead, lines, by);
  const mark = as === 'md';
  const plain = mark ? escapeMarkdown : (text: string) => text;
  return [
    `${mark ? '# ' : ''}${plain(question.text)}`,
    ...(lead ? [lead] : []),
    ...lines.flatMap(({ title, text, from }) => [
      ...(title ? [`${mark ? '## ' : ''}${plain(title)}`] : []),
      `${plain(text)}${from ? ` (${plain(from)})` : ''}`,
    ]),
    plain(by),
    '',
  ].join('\n\n');
}

/** Questions and quotes are kept literally, whatever characters they contain. */
const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>#|]/gu, String.raw`\$&`);

function toHtml(
  { text: title, languageTag }: AskedQuestion,
  lead: string | null,
  lines: readonly Line[],
  by: string,
): string {
  const paragraphs = lines.map(
    ({ title: over, text, from }) =>
      `${over ? `<h2 dir="auto">${escapeHtml(over)}</h2>\n` : ''}<p dir="auto">${escapeHtml(text)}${from ? ` <small>(${escapeHtml(from)})</small>` : ''}</p>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(languageTag)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
    `<h1 dir="auto">${escapeHtml(title)}</h1>`,
    ...(lead ? [`<p>${escapeHtml(lead)}</p>`] : []),
    ...paragraphs,
    `<p><small>${escapeHtml(by)}</small></p>`,
    '</body></html>',
    '',
  ].join('\n');
}
