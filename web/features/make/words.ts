import { counted, figure } from '#contract/count.ts';

const TAG = 'en-GB';

/** Every text of the screen where a draft is made; those with a link in them are in `linked-words.tsx`. */
export const MAKE_WORDS = {
  new: 'new',
  starting: 'Starting…',
  alsoCreate: 'Also create',
  formatFirst: 'Choose a format first.',
  transcriptFirst: 'You can create this as soon as the transcript is ready.',
  recordLater: 'You can write the script now and record it later.',

  act: {
    addKey: 'Add a key',
    cancel: 'Cancel',
    chooseFile: 'Choose file',
    paste: 'Paste transcript',
    plans: 'See plans',
    retry: 'Try again',
    settings: 'Open Settings',
    stop: 'Stop',
    stopping: 'Stopping…',
    useText: 'Use this text',
    reading: 'Reading…',
  },

  field: {
    label: 'Source',
    placeholder:
      'Paste a link to a video, playlist or web page, drop a file, or paste a transcript',
    file: 'Subtitle, text, audio or video file',
    drop: 'Drop to upload',
    page: 'A web page',
    noVideo: 'Not a YouTube video link',
    given: {
      nothing: 'A link, a file or a transcript',
      link: 'A YouTube link',
      list: 'Several videos',
      text: 'Pasted text',
    },
    look: { page: 'Read page', link: 'Find video', list: 'Show videos' },
    searching: 'Searching…',
    tooShort:
      'That’s too short to work with. Paste a link, or at least a paragraph of the transcript.',
  },

  search: {
    label: 'Finding the video',
    hint: 'Finding the video and its captions. This can take a minute when YouTube is slow.',
  },

  /** A large file is read for a while after the last of it has been sent. */
  sending: (fileName: string, share: number) =>
    share < 1 ? `Uploading ${fileName}` : `Reading ${fileName}`,

  recent: { title: 'Recent', notReady: 'Not ready yet' },

  samples: {
    label: 'Samples',
    title: 'No video handy? Try a sample',
    loading: 'Loading samples',
  },

  failure: {
    trying: 'Trying…',
    sample: 'Try a sample',
    transcript: 'Transcript',
    transcriptHint: 'With or without timestamps. On YouTube, it’s under “Show transcript”.',
    tried: 'What we tried',
    encodings: 'Which one looks right?',
    clock: (instant: string) =>
      new Date(instant).toLocaleTimeString(TAG, { hour: '2-digit', minute: '2-digit' }),
  },

  rights: {
    checking: 'Checking how we can transcribe this',
    deleted: 'We’ll delete the recording once it’s transcribed.',
    language: 'Spoken language',
    detect: 'Detect automatically',
    sure: 'I have the rights to use this recording',
    send: 'Upload and transcribe',
  },

  source: {
    label: 'Your source',
    kinds: {
      sample: 'Sample',
      youtube: 'YouTube',
      text: 'Pasted text',
      subtitles: 'Subtitle file',
      document: 'Document',
      article: 'Web page',
      media: 'Recording',
      shelf: 'Shelf',
    },
    textFile: 'Text file',
    untitled: 'Untitled',
    chapters: 'Chapters',
    moreChapters: (more: number) => `and ${more} more`,
    words: (count: number) => counted(count, 'word', 'words'),
    sources: (count: number) => counted(count, 'source', 'sources'),
    unknownLanguage: 'Unknown language',
    transcripts: {
      manual: 'human captions',
      automatic: 'automatic captions',
      given: 'your text',
      recognized: 'transcribed by speech recognition, so check names and numbers',
    },
    ask: 'Ask this source',
    askShelf: 'Ask this shelf',
    shelf: 'Put on a shelf…',
    closeAsk: 'Close the questions',
    loadingAsk: 'Loading your questions',
    change: 'Change',
    inPlaylist: 'This video is part of a playlist.',
    wholePlaylist: 'Use the whole playlist',
    gaps: 'What’s said there won’t be in your draft. To include it, upload complete captions or the recording.',
    waiting: 'We’re waiting for YouTube and will try again automatically.',
    transcribing: 'Transcribing',
    keepsGoing: 'You can close this page. We’ll keep going.',
  },

  many: {
    title: 'Videos',
    pasted: 'Pasted links',
    selected: (some: number, all: number) => `${figure(some)} of ${figure(all)} selected`,
    selectedOfKnown: (some: number, all: number) =>
      `${figure(some)} of ${figure(all)} selected. We couldn’t list the rest.`,
    selectedOfFirst: (some: number, all: number, most: number) =>
      `${figure(some)} of ${figure(all)} selected. We only list the first ${most}.`,
    selectAll: 'Select all',
    selectNone: 'Select none',
    change: 'Change source',
    listing: 'Loading videos…',
    listingHint: 'Long playlists can take a few seconds.',
    captions: {
      true: 'Has captions',
      false: 'No captions',
      null: 'Captions not checked yet',
    },
    cap: 'Spending limit ($)',
    noAmount: 'Enter an amount in dollars.',
    noneMeasured: 'We don’t know how long these videos are yet. The price assumes 10 minutes each.',
    someMeasured:
      'We don’t know how long some of these videos are yet. The price assumes they’re as long as the others on average.',
    create: (videos: number) => `Create from ${counted(videos, 'video', 'videos')}`,
  },

  watch: {
    label: 'New videos on this channel',
    offer:
      'We can check this channel for new videos and create drafts from them with the choices above. We don’t publish anything.',
    paused: 'You’re watching this channel, but it’s paused.',
    watched: 'You’re watching this channel. Its new videos become drafts.',
    open: 'Open Watched channels',
    start: 'Watch this channel',
    saving: 'Saving…',
  },

  language: { label: 'Write in', each: 'The language of each video' },

  model: {
    label: 'Write with',
    none: 'Highlights in the speaker’s words (no AI model)',
    thisServer: 'This server',
  },

  style: { label: 'Style', plain: 'Plain' },

  craft: {
    whose: 'Whose video is it?',
    mine: 'Mine',
    theirs: 'Someone else’s',
    revise: 'Final edit',
    reviseHint: 'Reads the draft once more and edits it.',
    reviseCosts: (amount: string) =>
      `Reads the draft once more and edits it. Adds about ${amount}.`,
  },

  prompt: {
    emptyTitle: 'You don’t have a custom format yet',
    empty:
      'Describe a format once, like show notes in your style or a lesson plan. Add fields that you fill in each time.',
    create: 'Create a format',
    label: 'Your format',
    edit: 'Edit your formats',
    choose: 'Choose one',
  },

  estimate: {
    label: 'Estimate',
    updatingAll: 'Updating the estimate…',
    /** In the place of a figure while its successor is worked out. */
    updating: 'updating…',
    takes: 'Takes',
    costs: 'Costs',
    nothing: 'nothing',
    uses: 'Uses',
    length: 'Length',
    words: (count: number) => `about ${counted(count, 'word', 'words')}`,
    madeWith: 'Made with',
    /** A model of this server says so in its name. */
    payers: { own: 'with your key', house: 'included' },
    duration: (seconds: number) => {
      if (seconds < 5) return 'a few seconds';
      if (seconds < 90) return `about ${counted(Math.round(seconds / 5) * 5, 'second', 'seconds')}`;
      return `about ${counted(Math.round(seconds / 60), 'minute', 'minutes')}`;
    },
  },
} as const;
