/** Every text of what a format lets one choose. */
export const OPTION_WORDS = {
  length: { label: 'Length', options: { short: 'Short', medium: 'Medium', long: 'Long' } },
  keyword: {
    label: 'Target keyword',
    placeholder: 'A phrase people search for',
    hint: 'The phrase you want to rank for',
  },
  audience: { label: 'Audience', placeholder: 'Who it’s for' },
  structure: {
    label: 'Structure',
    options: {
      auto: 'Whatever fits',
      'how-to': 'A how-to',
      story: 'A story',
      argument: 'An argument',
      list: 'A list',
      interview: 'An interview',
    },
  },
  takeaways: 'Key takeaways',
  conclusion: 'Conclusion',
  faq: 'Q&A',
  summaryShape: { label: 'Layout', options: { bullets: 'Bullets', prose: 'Prose' } },
  threadShape: { label: 'Type', options: { thread: 'Thread', single: 'Single post' } },
  posts: { label: 'Posts', steps: { fewer: 'Fewer posts', more: 'More posts' } },
  tone: {
    label: 'Tone',
    options: { plain: 'Plain', personal: 'Personal', expert: 'Expert', bold: 'Bold' },
  },
  emoji: 'Emoji',
  sections: { label: 'Sections', steps: { fewer: 'Fewer sections', more: 'More sections' } },
  hosts: { label: 'Hosts', one: 'One', two: 'Two' },
  talk: {
    label: 'Episode type',
    options: {
      conversation: 'A conversation',
      interview: 'An interview',
      brief: 'A briefing',
      debate: 'A debate',
      story: 'A story',
    },
  },
  minutes: { label: 'Minutes', steps: { fewer: 'Fewer minutes', more: 'More minutes' } },
  names: {
    label: 'Names',
    hosts: ['First host', 'Second host'],
    examples: ['Ana', 'Ben'],
  },
} as const;
