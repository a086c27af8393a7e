import type { ReactNode } from 'react';
import { byCount, figure } from '#contract/count.ts';
import { LIMITS } from '#contract/limits.ts';
import { countLines } from './speak-words.ts';

/** Every text of the studio but those that are worked out: of costs, changes, voices, pauses and loudness. */
export const STUDIO_WORDS = {
  safe: 'Your script is safe.',
  unsaved:
    'We couldn’t save your changes, so nothing was recorded. They’re still on this page. Check your connection, then try again.',
  unheard: 'We couldn’t load the audio. It’s safe on the server. Try again in a moment.',

  head: {
    title: 'Title',
    untitled: 'Untitled',
    description: 'Description',
    descriptionHint: 'For podcast feeds',
  },

  notice: {
    loading: 'Loading the audio…',
    retry: 'Try again',
    continue: 'Continue',
    failed: 'We couldn’t generate the audio. Your script is safe.',
    stopped: (kept: number, total: number) =>
      `Stopped. We recorded and saved ${kept} of ${countLines(total)}.`,
    stoppedLeft: (kept: number, total: number, amount: string) =>
      `Stopped. We recorded and saved ${kept} of ${countLines(total)}. That leaves ${amount}.`,
    stoppedMixing: 'Stopped. All lines are recorded and saved. Only the mix is left.',
    previous: 'Until then, the player plays your previous recording.',
    mix: 'Mix audio',
    empty: 'There’s nothing to record yet because the lines are empty.',
    none: 'There’s no audio yet. Choose the voices, then generate the audio. You can change any line later.',
    toRecord: (amount: string) => `We’ll record ${amount}.`,
    generate: 'Generate audio',
    old: 'This recording is out of date.',
    oldBecause: (changed: string) => `This recording is out of date. ${changed}`,
    changedToRecord: (changed: string, amount: string) => `${changed} We’ll record ${amount}.`,
    reckoning: 'We’re working out how long that will take.',
    update: 'Update audio',
    matches: 'This recording matches the script.',
    free: (megabytes: string, loudness: string) => `${megabytes} MB · ${loudness} · free`,
    paid: (
      megabytes: string,
      loudness: string,
      cost: string,
      ledger: (text: string) => ReactNode,
    ) => (
      <>
        {megabytes} MB · {loudness} · voices cost {cost} so far ({ledger('ledger')})
      </>
    ),
  },

  going: {
    mixing: 'Mixing',
    recording: 'Recording',
    retrying: 'Waiting to retry',
    queued: 'In the queue',
    lines: (done: number, total: number) => `${done} of ${countLines(total)}`,
    withTime: (lines: string, timeLeft: string) => `${lines} · ${timeLeft}`,
    stop: 'Stop',
  },

  fault: {
    choose: 'Choose one below.',
    stopAndChoose: 'Stop it and choose one below.',
    keys: 'Your keys',
  },

  player: {
    label: 'Player',
    rail: 'Podcast',
    start: 'Start',
    back: 'Back 10 seconds (J)',
    play: 'Play (K)',
    pause: 'Pause (K)',
    forward: 'Forward 10 seconds (L)',
    speed: 'Speed',
    files: 'Files',
    old: 'Out of date until you update the audio',
    notes: 'Show notes',
    notesHint: 'copy',
    notesCopied: 'Show notes copied.',
    chapter: 'Chapter',
  },

  mini: {
    label: 'Mini player',
    status: 'Audio status',
    play: 'Play',
    pause: 'Pause',
    goToLine: 'Go to line',
    recording: (done: number, total: number) => `Recording: ${done} of ${countLines(total)}`,
    old: (changed: string) => `Out of date. ${changed}`,
    oldToRecord: (changed: string, length: string) =>
      `Out of date. ${changed} About ${length} of audio to record.`,
    update: (cost: string | null) => (cost === null ? 'Update' : `Update · ${cost}`),
    updateAudio: (cost: string | null) =>
      cost === null ? 'Update the audio' : `Update the audio · ${cost}`,
  },

  feed: {
    label: 'Podcast feed',
    include: 'Include in my podcast feed',
    none: (settings: (text: string) => ReactNode) => (
      <>
        You don’t have a feed yet. Create one in {settings('Settings')} to listen in any podcast
        app.
      </>
    ),
    included: (title: string) =>
      `This is an episode of “${title}”. Anyone with the feed link can hear it.`,
    includedOld: (title: string) =>
      `This is an episode of “${title}”. Anyone with the feed link can hear it. Listeners get the old recording until you update the audio.`,
    notIncluded: (title: string) => `This episode isn’t in “${title}”. Only you can hear it.`,
  },

  desk: {
    label: 'Voices',
    name: (number: number) => `Name of speaker ${number}`,
    voice: (name: string) => `${name}’s voice`,
    /** What a button hears. */
    theVoice: (name: string) => `${name}’s voice`,
    missingVoice: (name: string) => `${name} (not available here)`,
    pace: 'Pace',
    paceValue: (times: string) => `${times} times normal speed`,
    jingle: 'Short jingle at the start and end',
    more: 'More voices',
    settings: 'Open Settings',
  },

  script: {
    label: 'Script',
    empty: 'There are no lines yet. Write the script in Text first.',
    deleted: (number: number, all: number) =>
      byCount(
        all,
        `Line ${number} deleted.`,
        `Line ${number} deleted. That’s ${countLines(all)} deleted in total.`,
      ),
    undo: 'Undo',
  },

  line: {
    label: (number: number) => `Line ${number}`,
    up: (number: number) => `Move line ${number} up`,
    down: (number: number) => `Move line ${number} down`,
    add: (number: number) => `Add a line after ${number}`,
    delete: (number: number) => `Delete line ${number}`,
    withKeys: (label: string, keys: string) => `${label} (${keys})`,
    more: (number: number) => `More options for line ${number}`,
    unheard: 'Not in the audio yet',
    playFrom: (number: number) => `Play from line ${number}`,
    play: (number: number) => `Play line ${number} (Ctrl Enter)`,
    stop: (number: number) => `Stop line ${number}`,
    isNew: 'new',
    isChanged: 'changed',
    speaker: (number: number) => `Speaker for line ${number}`,
    text: (number: number, name: string) => `Line ${number}, ${name}`,
    textHint: 'What they say',
    length: (length: number) =>
      length > LIMITS.turn
        ? `${figure(length)} of ${figure(LIMITS.turn)} characters. That’s too long for one line, so split it.`
        : `${figure(length)} of ${figure(LIMITS.turn)} characters`,
    voice: (number: number) => `Voice for line ${number}`,
    anyVoice: 'Voice',
  },

  pause: {
    label: 'Pause before',
    ofLine: (number: number) => `Pause before line ${number}, in seconds`,
    automatic: 'automatic',
    automaticInShort: 'auto',
    value: (seconds: string) => `${seconds} seconds`,
    hint: (most: string, step: string) =>
      `0 to ${most} seconds. Leave blank for the automatic pause. The arrow keys change it by ${step}.`,
    unit: 's',
  },
} as const;
