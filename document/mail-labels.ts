import type { NewsletterDocument } from '#contract/documents.ts';

/** Labels of a newsletter's header lines, including their separator. */
export interface MailLabels {
  subjectLine: string;
  otherSubjectLine: string;
  preheader: string;
}

/** A newsletter with labels in its own language. For display only, never stored. */
export type Labelled = NewsletterDocument & { labels?: MailLabels };

export const ENGLISH_LABELS: MailLabels = {
  subjectLine: 'Subject line:',
  otherSubjectLine: 'Another subject line:',
  preheader: 'Preheader:',
};
