import type { NewsletterDocument } from '#contract/documents.ts';

/** What the lines over a newsletter are called, each with the mark that parts it from its line. */
export interface MailLabels {
  subjectLine: string;
  otherSubjectLine: string;
  preheader: string;
}

/** A newsletter that names them in its own language. Made to be shown, never stored. */
export type Labelled = NewsletterDocument & { labels?: MailLabels };

export const ENGLISH_LABELS: MailLabels = {
  subjectLine: 'Subject line:',
  otherSubjectLine: 'Another subject line:',
  preheader: 'Preheader:',
};
