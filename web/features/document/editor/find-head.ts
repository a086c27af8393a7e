import type { Document } from '#contract/documents.ts';
import { EDITOR_WORDS } from './words.ts';

/** Title fields that can be searched. */
type Field = keyof typeof EDITOR_WORDS.field;

export interface HeadPlace {
  field: Field;
  from: number;
  to: number;
}

function fieldsOf(head: Document): [Field, string][] {
  const fields: [Field, string][] = [['title', head.title]];
  if ('description' in head) fields.push(['description', head.description]);
  if (head.format === 'newsletter') {
    fields.push(['subject', head.subjects[0] ?? ''], ['preheader', head.preheader]);
  }
  return fields;
}

function withField(head: Document, field: Field, text: string): Document {
  if (field === 'title') return { ...head, title: text };
  if (field === 'description' && 'description' in head) return { ...head, description: text };
  if (head.format !== 'newsletter') return head;
  if (field === 'preheader') return { ...head, preheader: text };
  return { ...head, subjects: [text, ...head.subjects.slice(1)] };
}

/** Ignores case like the text search, unless lower-casing would change the length. */
export function findInHead(head: Document, term: string): HeadPlace[] {
  if (term === '') return [];
  return fieldsOf(head).flatMap(([field, text]) => {
    const lower = text.toLocaleLowerCase();
    const [hay, needle] =
      lower.length === text.length ? [lower, term.toLocaleLowerCase()] : [text, term];
    const places: HeadPlace[] = [];
    for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) {
      places.push({ field, from: at, to: at + needle.length });
    }
    return places;
  });
}

export function replaceInHead(head: Document, places: readonly HeadPlace[], by: string): Document {
  let next = head;
  for (const { field, from, to } of places.toReversed()) {
    const text = fieldsOf(next).find(([name]) => name === field)?.[1] ?? '';
    next = withField(next, field, text.slice(0, from) + by + text.slice(to));
  }
  return next;
}

/** Reverts a replacement in the title fields, but keeps fields edited since then. */
export function restoreHead(now: Document, replaced: Document, before: Document): Document {
  let next = now;
  for (const [field, text] of fieldsOf(replaced)) {
    const [was, is] = [before, now].map(
      (head) => fieldsOf(head).find(([name]) => name === field)?.[1],
    );
    if (was !== undefined && is === text) next = withField(next, field, was);
  }
  return next;
}

/** Form fields can't highlight part of their value, so this highlights the field and selects the match inside it. */
export function showInHead(place: HeadPlace | undefined): void {
  const fields = document.querySelectorAll<HTMLInputElement>('.doc-head :is(textarea, input)');
  for (const field of fields) {
    const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent.trim();
    if (place && name === EDITOR_WORDS.field[place.field]) {
      field.dataset['found'] = '';
      field.setSelectionRange(place.from, place.to);
      field.scrollIntoView({ block: 'center' });
    } else delete field.dataset['found'];
  }
}
