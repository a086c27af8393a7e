import { counted, figure } from '#contract/count.ts';

const words = (value: number) => counted(value, 'word', 'words');
const place = (at: number, all: number) => `${at} of ${all}`;
const unchanged = 'Nothing was added. Add less, or split the text into several drafts.';

/** Every text of the editor. */
export const EDITOR_WORDS = {
  draft: 'Draft',
  added: 'Added to the draft.',

  block: {
    switchSpeaker: 'Switch speaker',
    inSource: (moment: string) => `${moment} in the source`,
    showMoment: (moment: string) => `${moment}, show it in the source`,
    heardAt: (time: string) => `${time} in the recording`,
  },

  tools: {
    label: 'Writing',
    kind: 'Paragraph style',
    kinds: {
      paragraph: 'Text',
      heading: 'Heading',
      subheading: 'Subheading',
      point: 'Bullet',
      step: 'Number',
      quote: 'Quote',
    },
    /** What stands at a place of its own in its format, and isn't chosen from the list. */
    placed: {
      gist: 'Summary line',
      hook: 'Opening',
      greeting: 'Greeting',
      signoff: 'Sign-off',
      question: 'Question',
      answer: 'Answer',
      table: 'Table',
      link: 'Moment',
      chapter: 'Chapter',
      turn: 'Line',
      tweet: 'Post',
    },
    strong: { label: 'Bold', letter: 'B' },
    em: { label: 'Italic', letter: 'I' },
    lists: { point: 'Bulleted list', step: 'Numbered list', quote: 'Quote' },
    outdent: 'Outdent',
    indent: 'Indent',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    find: 'Find and replace',
    versions: 'Versions',
  },

  find: {
    title: 'Find and replace',
    find: 'Find',
    none: 'none',
    place,
    previous: 'Previous',
    next: 'Next',
    replaceWith: 'Replace with',
    replace: 'Replace',
    replaceAll: 'Replace all',
    close: 'Close find',
  },

  /** Finding goes by these names to the field it has found something in: each is another. */
  field: {
    title: 'Title',
    description: 'Description',
    subject: 'Edit the subject line',
    preheader: 'Preheader',
  },

  head: {
    untitled: 'Untitled',
    descriptionHint: 'For search results and feeds',
    hashtags: 'Hashtags',
    firstHost: 'First host',
    secondHost: 'Second host',
    titleIdeas: 'Title ideas',
    fromDraft: 'From your draft’s own words',
    length: (length: number, most: number) => `${figure(length)} of ${figure(most)} characters`,
    details: 'Slug, keyword and tags',
    address: 'Address',
    keyword: 'Target keyword',
    tags: 'Tags',
    subjects: 'Subject line',
    noSubject: 'Empty',
  },

  link: {
    title: 'Link',
    address: 'Address',
    add: 'Link',
    change: 'Change',
    open: 'Open',
    remove: 'Remove link',
    wrong: 'That isn’t a valid link. Links start with https://, http:// or mailto:',
  },

  tooMuch: {
    characters: (many: number, most: number) =>
      `That’s ${figure(many)} characters. A draft can have up to ${figure(most)}. ${unchanged}`,
    paragraphs: (many: number, most: number) =>
      `That’s ${figure(many)} paragraphs. A draft can have up to ${figure(most)}. ${unchanged}`,
  },

  versions: {
    title: 'Versions',
    loading: 'Loading versions',
    close: 'Close',
    causes: {
      run: 'Written',
      edit: 'Edited',
      refine: 'Refined',
      restore: 'Restored',
      speakers: 'Speakers renamed',
    },
    current: (cause: string) => `${cause}, current`,
    time: (at: string) =>
      new Date(at).toLocaleString('en-GB', {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      }),
    /** `more`: than the version before. */
    facts: (time: string, count: number, more: number) =>
      more === 0
        ? `${time} · ${words(count)}`
        : `${time} · ${words(count)} (${more > 0 ? '+' : '−'}${figure(Math.abs(more))})`,
    restore: 'Restore',
    restoreFrom: (time: string) => `Restore the version from ${time}`,
    restoring: 'Restoring…',
    showChanges: 'Show changes',
    compareWith: 'Compare with',
    before: 'Previous version',
    now: 'Current version',
    isFirst: 'This is the first version.',
    place,
    previous: 'Previous change',
    next: 'Next change',
    noChanges: 'No changes in wording.',
    onlyLooks: 'Only formatting and punctuation changed.',
    changes: (added: number, removed: number) =>
      `${words(added)} added, ${words(removed)} removed.`,
    loadingDraft: 'Loading the draft',
    draft: 'The draft at that time',
  },
} as const;
