import type { ReactNode } from 'react';
import { byCount, counted, figure } from '#contract/count.ts';

/** Every text of the screen a draft is written on but those of a second reading's figures and of a short draft. */
export const WATCH_WORDS = {
  costs: (cost: ReactNode) => <>Costs {cost}</>,

  bar: {
    save: {
      saved: 'Saved',
      unsaved: 'Unsaved',
      saving: 'Saving…',
      offline: 'Saved on this device',
      unkept: 'Not saved. Keep this page open',
      conflict: 'Changed elsewhere',
    },
    stop: 'Stop',
    stopping: 'Stopping…',
    words: (number: number) => counted(number, 'word', 'words'),
    characters: (number: number) => counted(number, 'character', 'characters'),
  },

  room: {
    queued: 'Your draft is in the queue. You can close this page, and we’ll keep going.',
    starting: 'Writing starts in a moment.',
    writing: 'Writing the draft',
    closeLine: 'Close the timeline',
  },

  answers: {
    title: 'Where this draft comes from',
    text: 'You started this draft in Ask.',
    back: 'Back to the answers',
  },

  document: {
    showMoment: (moment: string) => `${moment}, show it in the source`,
    subject: 'Subject',
    preheader: 'Preheader',
  },

  states: {
    loading: 'Loading the draft',
    notFound: 'not found',
    notLoaded: 'couldn’t load',
    otherFormat: 'This draft has its own page',
    otherFormatText: (title: string) =>
      `“${title}” is in a different format, so it’s on another page.`,
    missing: 'We couldn’t find this draft',
    missingText: 'It was deleted, or it belongs to someone else. Your work is in your Library.',
    failed: 'We couldn’t load this draft',
    openIt: 'Open it',
    library: 'Open Library',
    retry: 'Try again',
    createNew: 'Create a new one',
  },

  run: {
    failed: 'This run failed',
    failedText:
      'A failed run uses none of your words. Your provider may still bill what it had already sent. Retry to start again.',
    stopped: 'You stopped this run',
    stoppedText: 'What was written so far is saved. Retry to continue from here.',
    stoppedEmpty: 'Nothing was written yet. Retry to start.',
    settings: 'Open Settings',
    plans: 'See plans',
    builtIn: 'Create Highlights instead',
    retry: 'Retry',
    starting: 'Starting…',
    usesNoWords: 'A failed run uses none of your words.',
    mayBill: (cost: string) => `Your provider may bill you about ${cost} for what it already sent.`,
    bills: (cost: string) => `Your provider bills you ${cost} for what it already sent.`,
  },

  again: {
    soon: (attempt: number, of: number) =>
      `We’ll try again in a moment (attempt ${attempt} of ${of})`,
    later: (seconds: number, attempt: number, of: number) =>
      `We’ll try again in ${duration(seconds)} (attempt ${attempt} of ${of})`,
    causes: {
      rate_limited_by_provider: 'The AI provider asked us to slow down.',
      provider_overloaded: 'The AI provider is overloaded right now.',
      provider_unreachable: 'We couldn’t reach the AI provider.',
      cut_off: 'The model’s response was cut off.',
      stalled: 'The model stopped responding.',
      malformed_answer: 'We couldn’t read the model’s response.',
    },
    otherCause: 'Part of our service didn’t respond.',
    kept: 'Finished sections are saved, so you won’t pay for them again.',
    nothingToDo: 'You don’t need to do anything.',
    canClose: 'You can close this page.',
  },

  gone: { title: 'The shelf is no longer available', action: 'Choose another source' },

  refine: {
    title: 'Refine',
    settings: 'Open Settings',
    label: 'Ask for a change',
    hint: 'Ask for a change: “warmer opening”, “shorter”, “for beginners”…',
    scope: 'What to change',
    whole: 'Whole draft',
    here: 'This paragraph',
    send: 'Refine',
    sending: 'Asking…',
    needsModel: 'Refining needs an AI model.',
    addKey: 'Add a key in Settings',
    dismiss: 'Dismiss',
  },

  panel: {
    label: 'Source and checks',
    source: 'Your source',
    follow: 'Follow along in the draft',
    used: (used: number, all: number) => `${used} of ${all} passages are used`,
    usedLabel: (used: number, all: number) =>
      `The draft uses ${used} of ${all} passages from the source`,
    show: 'Show',
    checks: 'Checks and transcript',
    ask: 'Ask',
    loadingAsk: 'Loading Ask',
    loadingTranscript: 'Loading the transcript',
    loadTranscript: 'Load transcript',
    progress: 'Progress',
    steps: 'Steps in this run',
  },

  transcript: {
    title: 'Transcript',
    found: (found: number, all: number) => `${found} of ${all}`,
    undo: 'Undo speaker change',
    recognized: 'Transcribed by speech recognition.',
    underlined: 'Words we weren’t sure of are underlined.',
    unsure: 'Speech recognition wasn’t sure of this word',
    search: 'Search the transcript',
    searchHint: 'Search for a word',
    nothing: 'No results in this transcript. Try a shorter word.',
    list: { timed: 'Transcript with times', untimed: 'Transcript' },
    passage: (number: number) => `Passage ${number}`,
    passageMark: (number: number) => `¶ ${number}`,
    showUse: (place: string) => `${place}, show where it’s used`,
    unknownSpeaker: 'Unknown speaker',
    changeSpeaker: (name: string) => `${name}, change speaker`,
  },

  speaker: {
    title: 'Change speaker',
    name: 'Speaker',
    others: 'Other speakers',
    changeThis: 'Change this passage',
    changeOnlyThis: 'Change only this passage',
    merge: (name: string) => `Merge with ${name}`,
    rename: 'Rename',
    renameAll: (passages: number) => `Rename in all ${passages} passages`,
    undone: 'Speaker change undone',
    set: (name: string) => `Speaker set to ${name}`,
  },

  checks: {
    title: 'Checks',
    passed: (number: number) => counted(number, 'check passed', 'checks passed'),
    toLookAt: (number: number) =>
      number === 0 ? 'Checks: nothing flagged' : `Checks: ${figure(number)} to look at`,
    notYet: 'What we’ll check',
    toCome: ['Supported by the source', 'Coverage', 'Language'],
    whenDone: (name: string) => (
      <>
        <b>{name}</b>: checked when the draft is done
      </>
    ),
    rule: (label: string, message: string) => (
      <>
        <b>{label}.</b> {message}
      </>
    ),
    show: 'Show',
    showMore: (number: number) => `Show ${figure(number)} more`,
    fix: 'Fix',
    fixAll: (number: number) => `Fix all ${figure(number)}`,
    shorten: 'Shorten',
    shortenAll: (number: number) => `Shorten all ${figure(number)}`,
    inOneGo: (lines: number) => (
      <>
        <b>{lines} lines</b> can be fixed in one go
      </>
    ),
    chaptersLeftOut: (number: number) => `Chapters not used (${figure(number)})`,
    factsLeftOut: (number: number) => `Facts we didn’t find in the draft (${figure(number)})`,
    differencesLeftOut: (number: number) =>
      byCount(
        number,
        'Your sources differ on something this draft doesn’t mention.',
        `Your sources differ on ${figure(number)} things this draft doesn’t mention.`,
      ),
    differences: 'Show what they say',
  },

  marks: {
    one: {
      unsupported: 'Not found in the source.',
      number: 'Check this number.',
      unit: 'Different unit.',
      name: 'Check this name.',
      speaker: 'Someone else said this.',
      negation: 'May say the opposite.',
      opposite: 'Opposite word.',
      quote: 'Not an exact quote.',
      general: 'Sweeping claim.',
      time: 'Check this time.',
      copied: 'Word for word.',
      contradicted: 'Second reading.',
      absent: 'Second reading.',
    },
    several: {
      number: 'Check these numbers.',
      unit: 'Different units.',
      name: 'Check these names.',
      time: 'Check these times.',
    },
    once: (what: string, quotes: ReactNode, why: string) => (
      <>
        <b>{what}</b> {quotes} {why}
      </>
    ),
    often: (what: string, quotes: ReactNode, places: number, why: string) => (
      <>
        <b>{what}</b> {quotes} in {places} places. {why}
      </>
    ),
    source: 'Source',
    said: (who: string, quote: ReactNode) => (
      <>
        {who}: {quote}
      </>
    ),
  },

  support: {
    all: 'No sentences are flagged',
    share: (share: string) => (
      <>
        <b>{share}</b> of sentences aren’t flagged
      </>
    ),
  },

  coverage: {
    share: (share: string) => (
      <>
        <b>{share}</b> of the transcript’s passages are used
      </>
    ),
    all: {
      video: (
        <>
          <b>From start to finish.</b> The draft uses something from every five-minute stretch of
          the video
        </>
      ),
      sources: (
        <>
          <b>From start to finish.</b> The draft uses something from every five-minute stretch of
          every source
        </>
      ),
      text: (
        <>
          <b>From start to finish.</b> The draft uses something from every part of the text
        </>
      ),
    },
    leftOut: {
      video: (missing: number, all: number) => (
        <>
          <b>
            {missing} of {all} parts left out.
          </b>{' '}
          Each part is five minutes of the video
        </>
      ),
      sources: (missing: number, all: number) => (
        <>
          <b>
            {missing} of {all} parts left out.
          </b>{' '}
          Each part is five minutes of one source
        </>
      ),
      text: (missing: number, all: number) => (
        <>
          <b>
            {missing} of {all} parts left out.
          </b>{' '}
          Each part takes about five minutes to read aloud
        </>
      ),
    },
  },

  /** Shorter runs aren't counted, so these must say which are. */
  original: {
    quoted: (share: string) => (
      <>
        <b>{share}</b> is quoted, eight or more words in a row
      </>
    ),
    own: (share: string) => (
      <>
        <b>{share}</b> is the same as the transcript for eight or more words in a row
      </>
    ),
    close: (share: string) => (
      <>
        <b>Close to the transcript.</b> {share} is the same for eight or more words in a row
      </>
    ),
  },

  language: {
    asAsked: (asked: string) => (
      <>
        <b>{asked}</b>, as asked
      </>
    ),
    other: (found: string, asked: string) => (
      <>
        <b>This looks like {found}.</b> You asked for {asked}
      </>
    ),
    unknown: (asked: string) => (
      <>
        <b>This looks like another language.</b> You asked for {asked}
      </>
    ),
  },

  cost: {
    notWritten: (
      <>
        <b>Free.</b> No AI model wrote anything new for this draft
      </>
    ),
    notCalled: (
      <>
        <b>Free.</b> No AI model was called for this draft
      </>
    ),
    whenDone: (engine: string) => (
      <>
        <b>Cost</b>: shown when the draft is done · {engine}
      </>
    ),
    free: (engine: string) => (
      <>
        <b>Free</b> · {engine}
      </>
    ),
    words: (words: number, engine: string) => (
      <>
        <b>Used {counted(words, 'free word', 'free words')}</b> · {engine}
      </>
    ),
    paid: (cost: string, isEstimated: boolean, what: string, tokens: number) => (
      <>
        <b>{isEstimated ? `about ${cost}` : cost}</b> · {what} ·{' '}
        {counted(tokens, 'token', 'tokens')}
      </>
    ),
    ledger: 'Ledger',
  },

  reading: {
    by: (model: string, figures: string) => (
      <>
        <b>Second reading by {model}.</b> {figures}
      </>
    ),
    stopped: 'You stopped the second reading early. Your draft is saved.',
    readRest: 'To read the rest, choose “See price”, then “Start”.',
    failed: 'The second reading stopped early.',
    offer: (what: string) => (
      <>
        <b>Second reading.</b> {what}
      </>
    ),
    offers: {
      doubts: 'An AI model can check the sentences we flagged against the source.',
      on: 'An AI model can check every sentence against the source.',
    },
    start: 'Start',
    seePrice: 'See price',
    free: 'Free with this model.',
  },
} as const;

function duration(seconds: number): string {
  return seconds < 90
    ? counted(seconds, 'second', 'seconds')
    : counted(Math.round(seconds / 60), 'minute', 'minutes');
}
