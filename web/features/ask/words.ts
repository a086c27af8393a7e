import { byCount, counted, figure } from '#contract/count.ts';

const TAG = 'en-GB';
/** Of the first title, in the name of a shelf. */
const MOST_OF_TITLE = 40;

const sources = (number: number) => counted(number, 'source', 'sources');
const words = (number: number) => counted(number, 'word', 'words');

/** Every text of Ask. */
export const ASK_WORDS = {
  ask: 'Ask',
  title: 'Ask your sources',
  lede: 'Choose a source or a shelf, then ask it anything. Answers link to the moments they come from.',

  choose: {
    title: 'Choose a source',
    search: 'Search your sources and shelves',
    searchHint: 'Find a source by its title, channel or shelf',
    shelves: 'Shelves',
    recent: 'Recent sources',
    found: 'Sources',
    several: 'Choose several',
    one: 'Choose one',
    chosen: (number: number) => `${sources(number)} chosen`,
    askThem: (number: number) => byCount(number, 'Ask this source', `Ask these ${figure(number)}`),
    keptTogether: 'We’ll put these sources on a shelf, so you can ask them again.',
    shelfName: ([first = '', ...others]: readonly string[]) => {
      const letters = Array.from(first);
      const start =
        letters.length > MOST_OF_TITLE
          ? `${letters.slice(0, MOST_OF_TITLE).join('').trimEnd()}…`
          : first;
      return `${start} and ${figure(others.length)} more`;
    },
    notReady: { working: 'Transcribing', waiting: 'Waiting for YouTube' },
    pick: (title: string) => `Choose “${title}”`,
    more: 'Show more',
    nothing: 'No results',
    nothingHint:
      'Try a shorter word, or another word from the title. To ask a question, choose a source first.',
    questionFirst: 'Choose a source first, then ask.',
    about: (question: string) => `Choose a source to ask: “${question}”`,
    questionKept: 'Your question will be filled in for you.',
    noneOwn: 'You haven’t added any sources yet.',
    loading: 'Loading your sources',
  },

  empty: {
    title: 'No sources to ask yet',
    text: 'Add a video, a file or some text first. As soon as there’s a transcript, you can ask it anything.',
    action: 'Add a source',
    sample: 'Or ask our sample talk about planning a small garden',
    sampleQuestions: [
      'What should I do before I buy a plant?',
      'How many hours of light does full sun mean?',
      'How do I find out where the shade falls?',
    ],
  },

  facts: {
    sources,
    words,
    shared: (email: string) => `shared by ${email}`,
    sharedWithTeam: 'shared with your team',
  },

  recent: {
    title: 'Your questions',
    search: 'Search your questions',
    searchHint: 'A word from a question or an answer',
    nothing: 'No questions match that.',
    failed: 'We couldn’t load your questions.',
    followUps: (number: number) => `and ${counted(number, 'follow-up', 'follow-ups')}`,
  },

  room: {
    change: 'Ask something else',
    back: 'All questions',
    newTopic: 'New question',
    newTopicHint: 'The next question starts a new conversation.',
    suggested: 'Suggested questions',
    earlier: 'Show earlier questions',
    loading: 'Loading the answers',
    missingTitle: 'We couldn’t find this conversation',
    missing: 'It was deleted, or it belongs to someone else.',
    scopeMissingTitle: 'We couldn’t find this source',
    scopeMissing: 'It was deleted, or it’s no longer shared with you.',
    shelfGone:
      'This shelf was deleted or is no longer shared with you. You can still read and export these answers.',
    failedTitle: 'We couldn’t load the answers',
    openAll: 'Open in Ask',
    asked: 'Asked before',
  },

  field: {
    label: 'Your question',
    placeholder: 'Ask a question',
    followUp: 'Ask a follow-up',
    send: 'Ask',
    sending: 'Asking…',
    options: 'Options',
    answerIn: 'Answer in',
    sameLanguage: 'The language of the question',
    answeredBy: 'Answered by',
    withoutModel: 'Passages in the speaker’s words (no AI model)',
    thisServer: 'This server',
  },

  stage: {
    queued: 'In the queue. You can close this page.',
    searching: 'Searching what was said…',
    answering: 'Writing the answer…',
  },

  answer: {
    notSaid: (isOne: boolean) =>
      isOne ? 'Not found in this source' : 'Not found in these sources',
    notSaidText: (isOne: boolean, searched: number) =>
      isOne
        ? 'We searched the whole source and didn’t find a passage that answers this. The answer may be in different words.'
        : `We searched all ${words(searched)} and didn’t find a passage that answers this. The answer may be in different words.`,
    nearest: 'The closest passages',
    noNearest: 'We didn’t find anything close either.',
    passages: 'What was said about it',
    compared: { differences: 'Where they differ', shared: 'Where they agree' },
    comparedHow:
      'Without a model, we only compare sentences in the same language that share most of their words or give a figure for the same thing. We miss points your sources make in different words.',
    noneCompared: 'Nothing found',
    read: 'What the model read',
    stopped: 'You stopped this answer.',
    stoppedEmpty: 'You stopped this before there was an answer.',
    failed: 'We couldn’t answer this question',
    searched: (inSources: number, inWords: number) =>
      byCount(
        inSources,
        `${words(inWords)} searched`,
        `${words(inWords)} in ${inSources} sources searched`,
      ),
    readWords: (number: number) => `${figure(number)} read by the model`,
    ready: 'The answer is ready.',
    by: (speaker: string) => `${speaker}:`,
    untitled: 'Untitled',
  },

  state: { failed: 'Failed', running: 'Answering' },

  moment: {
    play: (time: string, title: string) => `Play ${time} of “${title}”`,
    show: (time: string, title: string) => `Show what’s said at ${time} in “${title}”`,
    showPassage: (title: string) => `Show the passage in “${title}”`,
    passage: 'Passage',
    panel: 'The moment',
    none: 'Click a time or passage in an answer to see where it came from.',
    before: 'Before',
    after: 'After',
    close: 'Close the moment',
    watch: 'Open the video',
    write: 'Write about it',
    loading: 'Loading the passage',
  },

  act: {
    stop: 'Stop',
    stopping: 'Stopping…',
    retry: 'Retry',
    retrying: 'Retrying…',
    more: (question: string) => `More options for “${question}”`,
    add: 'Add to draft',
    addAll: (number: number) => `Add all ${figure(number)} to draft`,
    addPassage: (start: string) => `Add to draft: ${start}`,
    copy: 'Copy with timestamps',
    copied: 'Answer copied.',
    copyQuestion: 'Copy the question',
    questionCopied: 'Question copied.',
    askAgain: 'Ask again',
    delete: 'Delete',
    deleting: 'This question is being deleted.',
    undo: 'Undo',
    exportAs: { md: 'Markdown', html: 'Web page', txt: 'Plain text', json: 'JSON' },
    export: 'Export',
    settings: 'Open Settings',
    plans: 'See plans',
    reload: 'Try again',
  },

  draft: {
    start: 'Start a draft',
    whole: 'Start a draft from all answers',
    starting: 'Starting…',
    notYet: 'Available once we’ve finished answering.',
    failed: 'We couldn’t start the draft',
  },

  price: {
    costs: 'Costs',
    free: 'Free',
    cost: (amount: string, isEstimated: boolean) => (isEstimated ? `about ${amount}` : amount),
  },
} as const;

/** "16 November, 14:02" */
export function dayWords(when: Date): string {
  const isToday = when.toDateString() === new Date().toDateString();
  return when.toLocaleString(TAG, {
    ...(!isToday && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}
