import type { ReactNode } from 'react';
import { counted, figure } from '#contract/count.ts';
import type { KeyStateValue } from '#contract/settings.ts';

const TAG = 'en-GB';
const list = new Intl.ListFormat(TAG);

/** How a text shows what is typed or copied as it stands. */
type AsCode = (text: string) => ReactNode;

/** Every text of the settings. */
export const SETTINGS_WORDS = {
  title: 'Settings',
  loading: 'Loading settings',
  again: 'Try again',
  saving: 'Saving…',

  places: {
    account: 'Account',
    plan: 'Plan',
    keys: 'Keys',
    defaults: 'Defaults',
    spending: 'Spending',
    team: 'Team',
    voices: 'Voices',
    pronunciations: 'Pronunciation',
    feed: 'Podcast feed',
    sessions: 'Sessions',
    tokens: 'Access tokens',
    data: 'Your data',
  },

  account: { name: 'Name', save: 'Save', saved: 'Name saved.' },

  password: {
    title: 'Password',
    current: 'Current password',
    currentHint: 'You can leave this blank if you just signed in with a link.',
    first: 'Password',
    next: 'New password',
    hint: (least: number) => `At least ${least} characters. You can still use login links.`,
    set: 'Set password',
    change: 'Change password',
    wasSet: 'Password set.',
    wasChanged: 'Password changed.',
  },

  theme: {
    title: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    note: 'Saved in this browser. The public site uses it too.',
  },

  keys: {
    title: 'Your AI keys',
    note: (voiceProviders: readonly string[]) =>
      `With your own key, an AI model writes for you and the provider bills you directly. Keys for ${list.format(voiceProviders)} also add podcast voices. We only use those voices if you choose them, or if no other voice speaks the language. We test each key when you save it, encrypt it, and show only its last four characters.`,
    states: {
      valid: { name: 'Works', so: '' },
      invalid: {
        name: 'Not accepted',
        so: 'The provider doesn’t recognise this key. Create a new one there and paste it here.',
      },
      no_credit: {
        name: 'No credit',
        so: 'The key works, but your account with the provider is out of credit. Add credit there, then test again.',
      },
      no_access: {
        name: 'No access',
        so: 'The key works but has no access to any model. Check its permissions there. Some providers aren’t available in every country.',
      },
      rate_limited: {
        name: 'Rate limited',
        so: 'The provider asked us to wait. Runs continue automatically.',
      },
      unreachable: {
        name: 'Unreachable',
        so: 'The provider didn’t respond. We kept the key. Test it again in a moment.',
      },
    } satisfies Record<KeyStateValue, { name: string; so: string }>,
    label: (provider: string) => `${provider} key`,
    get: 'Get a key',
    test: 'Test',
    testOne: (provider: string) => `Test the ${provider} key`,
    testing: 'Testing…',
    add: 'Add',
    addOne: (provider: string) => `Add the ${provider} key`,
    replace: 'Replace',
    replaceOne: (provider: string) => `Replace the ${provider} key`,
    save: 'Test and save',
    cancel: 'Cancel',
    remove: 'Remove',
    removeOne: (provider: string) => `Remove the ${provider} key`,
    removeTitle: (provider: string) => `Remove the ${provider} key?`,
    removeText: 'New drafts won’t be able to use this key. Existing drafts aren’t affected.',
  },

  defaults: {
    saved: 'Saved.',
    language: 'Fallback language',
    languageHint: 'For sources in a language we don’t support.',
    style: 'Style',
    plain: 'Plain',
    model: 'Model',
    best: 'Best available',
    thisServer: 'This server',
    secondReading: 'Second reading',
    secondReadingHint:
      'After writing, the AI model checks sentences against the source. The price you see before each draft includes this check.',
    off: 'Off',
    doubts: 'Flagged sentences only',
    on: 'Every sentence',
    exportNotes: 'Timestamps and notes in exports',
    exportNotesHint:
      'Applies to downloads, zips, the API and the terminal. On Highlights, a note says they were picked without an AI model.',
    notesFitting: 'Timestamps in summaries, note on Highlights',
    notesAlways: 'Always',
    notesNever: 'Never',
  },

  spending: {
    month: 'Month',
    monthName: (month: Date) =>
      month.toLocaleDateString(TAG, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    loading: 'Loading the ledger',
    loadingMore: 'Loading…',
    more: 'Show more',
    spent: 'Spent',
    amount: (price: string, isEstimate: boolean) => (isEstimate ? `about ${price}` : price),
    tokens: 'Tokens',
    cached: 'Cached (cheaper)',
    included: 'Included AI usage',
    usedOf: (used: string, all: string) => `${used} of ${all}`,
    created: 'Words created, all time',
    figure,
    none: 'No spending this month.',
    byDay: (day: number, price: string) => `Spending by day. Highest on day ${day}: ${price}.`,
    highest: (price: string) => `Highest day: ${price}`,
    limit: 'Monthly spending limit, in dollars',
    noLimit: 'no limit',
    limitHint: 'We’ll stop before you go over. Leave blank for no limit.',
    limitBad: 'Enter an amount, like 20. Nothing was changed.',
    saveLimit: 'Save limit',
    limitSaved: 'Limit saved.',
    limitRemoved: 'Limit removed.',
  },

  ledger: {
    title: 'Ledger',
    when: 'When',
    paidFor: 'For',
    model: 'Model',
    tokens: 'Tokens',
    cost: 'Cost',
    estimate: '≈ marks an estimate. Your provider’s bill may differ.',
    at: (instant: string) =>
      new Date(instant).toLocaleString(TAG, {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      }),
    revising: (format: string) => `${format}, final edit`,
    rereading: (format: string) => `${format}, second reading`,
    speech: (format: string) => `${format}, audio`,
    recording: (label: string, lines: number) => `${label}, ${counted(lines, 'line', 'lines')}`,
    line: 'One line',
    loading: 'Loading…',
    tokenCount: (number: number) => counted(number, 'token', 'tokens'),
    cached: (number: number) => `${figure(number)} cached`,
    running: 'Running',
    included: 'included',
    failed: 'failed',
  },

  voices: {
    hosts: [
      { label: 'First host', hear: 'the first host’s voice' },
      { label: 'Second host', hear: 'the second host’s voice' },
    ],
    note: 'These are the default voices for your podcasts. You can change them for each episode in the studio. For languages they don’t speak, we use free voices if there are any.',
    usual: (voice: string | null) => (voice === null ? 'Default' : `Default (${voice})`),
    voice: (name: string, description: string) => `${name}: ${description}`,
  },

  pronunciations: {
    note: (code: AsCode) => (
      <>
        How voices say a name. Spell it the way it sounds ({code('new ton')}), or use IPA between
        slashes ({code('/nˈuːtən/')}) for the built-in voices.
      </>
    ),
    noSound: 'Between slashes, use only phonetic (IPA) symbols.',
    replaced: (word: string) => `You already had “${word}”. We updated its pronunciation.`,
    word: 'Word or name',
    say: 'Pronounced as',
    add: 'Add',
    hear: 'Hear',
    hearOne: (word: string) => `Hear ${word}`,
    remove: 'Remove',
    removeOne: (word: string) => `Remove ${word}`,
  },

  feed: {
    note: (episodes: number) =>
      `${counted(episodes, 'episode', 'episodes')}. Add or remove an episode in its studio. Anyone with this link can listen. We don’t list your feed anywhere.`,
    copy: 'Copy link',
    copied: 'Link copied.',
    renew: 'New link',
    renewTitle: 'Create a new feed link?',
    renewText: 'The old link will stop working right away in every podcast app that uses it.',
    remove: 'Delete feed',
    removeTitle: 'Delete the feed?',
    removeText:
      'Its link will stop working right away in every podcast app. You’ll keep your episodes, and you can create a new feed anytime.',
    pitch: 'Listen to your episodes in any podcast app, with a private link.',
    create: 'Create a feed',
    creating: 'Creating…',
    name: 'Show name',
    author: 'Author',
    description: 'Description',
    category: 'Category',
    save: 'Save show',
    saved: 'Show saved.',
  },

  cover: {
    own: 'Podcast cover',
    drawn: 'The cover we made for your show',
    upload: 'Upload a cover',
    change: 'Change cover',
    useOurs: 'Use our cover',
    saved: 'Cover saved.',
    note: 'PNG, JPEG or WebP. We crop it to a square.',
    unreadable:
      'We couldn’t read this picture. Your cover hasn’t changed. Choose a PNG, JPEG or WebP.',
  },

  sessions: {
    loading: 'Loading sessions',
    here: (began: string) => `This device, signed in ${when(began)}`,
    elsewhere: (seen: string, began: string) => `Last used ${when(seen)}, signed in ${when(began)}`,
    terminal: 'A terminal',
    development: 'Development',
    browser: 'A browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    end: 'Sign out',
    endOne: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out everywhere else',
    ending: 'Signing out…',
    note: 'Drafts in progress continue, and your work is safe.',
  },

  tokens: {
    note: (code: AsCode) => (
      <>To use the API, send one of these tokens in the {code('Token')} header.</>
    ),
    docs: 'How to use them',
    copyNow: (strong: (text: string) => ReactNode) => (
      <>{strong('Copy it now.')} We won’t show it again.</>
    ),
    copy: 'Copy',
    copied: 'Token copied.',
    tryIt: 'Try it:',
    read: 'Read only',
    write: 'Read and write',
    readUntil: (end: string) => `Read only, until ${lastDay(end)}`,
    writeUntil: (end: string) => `Read and write, until ${lastDay(end)}`,
    revoke: 'Revoke',
    revokeOne: (name: string) => `Revoke ${name}`,
    revokeTitle: (name: string) => `Revoke ${name}?`,
    revokeText: 'Scripts that use this token will stop working. You can’t undo this.',
    name: 'Token name',
    access: 'Access',
    create: 'Create token',
    creating: 'Creating…',
  },

  data: {
    download: 'Download everything',
    packing: 'Packing…',
    bring: 'Import a backup',
    bringing: 'Importing…',
    uploading: 'Uploading your backup',
    importing: 'Importing your backup',
    importCut:
      'We lost the connection while importing your backup. The import may still finish. Check your Library in a few minutes before you try again.',
    file: 'Backup file',
    imported: (number: number) =>
      `Imported ${counted(number, 'item', 'items')}. What you already had hasn’t changed.`,
    note: 'Includes your drafts, versions, transcripts, styles, podcasts with audio, saved recordings and the ledger. Your keys aren’t included.',
    remove: 'Delete account',
    removeTitle: 'Delete your account?',
    removeText:
      'This deletes everything: drafts, versions, recordings, podcasts and their feed, styles, keys and your team seats. If you have a plan, we cancel it. You can’t undo this, so download everything first.',
    kept: 'We have to keep invoices and payments, a note that your address had a free trial, email logs for two weeks, and an anonymous record of the deletion for 400 days.',
    keep: 'Keep it',
    removing: 'Deleting…',
    removeNow: 'Delete permanently',
    confirm: (email: string) => `Type ${email} to confirm`,
  },
};

function when(instant: string): string {
  return new Date(instant).toLocaleString(TAG, { dateStyle: 'long', timeStyle: 'short' });
}

function lastDay(instant: string): string {
  return new Date(instant).toLocaleDateString(TAG, { dateStyle: 'medium' });
}
