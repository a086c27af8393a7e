import { counted } from '#contract/count.ts';

/** Every text of styles and formats. */
export const STYLES_WORDS = {
  styles: 'Styles',
  title: 'Styles and formats',
  counts: (styles: number, formats: number) =>
    `${counted(styles, 'style', 'styles')}, ${counted(formats, 'format', 'formats')}`,
  show: 'Show',
  shelves: { styles: 'Writing styles', formats: 'Custom formats' },
  loading: 'Loading your styles',
  retry: 'Try again',

  file: {
    import: 'Import',
    export: 'Export',
    label: 'Styles and formats file',
    notOurs: 'This isn’t a styles and formats file. Nothing was changed.',
    added: (styles: number, formats: number) =>
      `Added ${counted(styles, 'style', 'styles')} and ${counted(formats, 'format', 'formats')}.`,
  },

  shelf: {
    style: {
      emptyTitle: 'No styles yet',
      empty:
        'Describe how you write, or paste a few samples and we’ll learn from them. Then use the style in any format.',
      create: 'Create a style',
      new: 'New style',
    },
    format: {
      emptyTitle: 'No formats yet',
      empty:
        'Describe a format once, like a lesson plan or a press release. Add fields that you fill in each time.',
      create: 'Create a format',
      new: 'New format',
    },
  },

  row: {
    audience: (audience: string) => `for ${audience}`,
    learned: (samples: number) => `learned from ${counted(samples, 'sample', 'samples')}`,
    noDescription: 'No description yet',
    try: 'Try it',
    edit: 'Edit',
    editOne: (name: string) => `Edit ${name}`,
    duplicate: 'Duplicate',
    duplicateOne: (name: string) => `Duplicate ${name}`,
    copyOf: (name: string) => `${name} (copy)`,
    delete: 'Delete',
    deleteOne: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete “${name}”?`,
    deleteNote: 'Existing drafts won’t change.',
  },

  form: {
    name: 'Name',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    leaveTitle: 'Leave without saving?',
    leaveNote: 'Your changes aren’t saved, so you’ll lose them.',
    leave: 'Leave',
    stay: 'Stay',
  },

  style: {
    tone: 'Tone',
    toneExample: 'Warm, dry humour, never salesy',
    audience: 'Audience',
    audienceExample: 'People with a balcony and no time',
    rules: 'Rules',
    rulesHint: 'One per line, like: Short sentences. No questions in headings.',
    banned: 'Words to avoid',
    bannedHint: 'Separate them with commas.',
    samples: 'Writing samples',
    samplesHint:
      'We measure sentence length, questions, how you address readers and the words you favour.',
    sample: (number: number) => `Sample ${number}`,
    removeSample: (number: number) => `Remove sample ${number}`,
    addSample: 'Add a sample',
  },

  learned: {
    label: 'What we learned',
    sentence: 'Words per sentence',
    paragraph: 'Sentences per paragraph',
    average: (value: number) => value.toFixed(1),
    questions: 'Questions',
    reader: 'Addresses the reader',
    favourites: 'Favourite words',
    favouriteWords: (words: readonly string[]) => words.join(', ') || 'none',
  },

  format: {
    description: 'Description',
    prompt: 'Prompt',
    promptExample:
      'Write a lesson plan for {{class}} from this video.\nStart with what they’ll learn.\nEnd with three questions to test them.',
    promptHint: 'A name in double braces, like {{class}}, becomes a field you fill in.',
    label: 'Label',
    example: 'Example',
    required: 'Required',
    preview: 'Preview',
    previewTitle: 'Preview with your examples',
    previewNote: 'We add the transcript, language and style automatically.',
  },
} as const;
