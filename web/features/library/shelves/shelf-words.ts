import { byCount, counted, figure } from '#contract/count.ts';

const sources = (number: number) => counted(number, 'source', 'sources');

/** Every text of shelves. */
export const SHELF_WORDS = {
  shelf: 'Shelf',
  shelves: 'Shelves',
  count: (number: number) => counted(number, 'shelf', 'shelves'),
  sources,
  words: (number: number) => counted(number, 'word', 'words'),
  untitled: 'Untitled',

  ask: 'Ask this shelf',
  writeFrom: 'Write from this shelf…',
  writeFromTitle: 'One draft from all its sources',
  askSource: (title: string) => `Ask “${title}”`,
  drafts: 'Drafts from this shelf',
  open: 'Open the shelf',
  none: 'Not on a shelf',
  nothingWritten: 'No drafts yet.',
  back: 'Shelves',

  noShelves: 'No shelves yet',
  noShelvesText:
    'Put sources on a shelf to ask all of them at once, or to write one draft from them.',
  createFirst: 'Create a shelf',
  create: 'New shelf',
  createAction: 'Create',
  creating: 'Creating…',
  created: (name: string, put: number) =>
    put === 0
      ? `Created “${name}”.`
      : byCount(
          put,
          `Created “${name}” and put the source on it.`,
          `Created “${name}” and put ${sources(put)} on it.`,
        ),
  name: 'Name',
  nameHint: 'A project, a show or a topic you want to ask about.',

  askItsSource: 'Ask its source',
  put: 'Put its source on a shelf…',
  putMany: 'Put on a shelf',
  putTitle: (number: number) =>
    byCount(number, 'Put the source on a shelf', `Put ${sources(number)} on a shelf`),
  putHint: 'Choose one or more shelves. We save each change right away.',
  putNone: 'You don’t have a shelf yet. Create one here.',
  putNew: 'Name of a new shelf',
  putNewAction: 'Create and add',
  putOn: (name: string) => `Put on “${name}”.`,
  takenFrom: (name: string) => `Removed from “${name}”.`,
  done: 'Done',

  add: 'Add sources',
  addTitle: 'Add sources',
  addAction: (number: number) =>
    number === 0 ? 'Add' : byCount(number, 'Add 1 source', `Add ${figure(number)} sources`),
  adding: 'Adding…',
  addAll: (number: number) => `Add all ${sources(number)} found`,
  addEvery: 'Add everything found',
  addedAll: (number: number) => `${sources(number)} added.`,
  search: 'Search your sources or paste a link',
  searchHint: 'A title, a link or a playlist',
  addLink: 'Add this link',
  addingLink: 'Finding it…',
  addLinkHint: 'This isn’t one of your sources yet. Getting its transcript can take a minute.',
  addList: 'Add all its videos',
  addListHint:
    'That’s a list of videos. We’ll get the transcript of each one, which can take a while.',
  addingList: 'Adding the videos',
  addingListHint: 'Close this to stop. The videos added so far stay on the shelf.',
  ofAll: (done: number, all: number) => `${done} of ${all}`,
  listAdded: (added: number, failed: number) =>
    `${counted(added, 'video was added.', 'videos were added.')} ${counted(failed, 'video has no transcript.', 'videos have no transcript.')}`,
  more: 'Show more',
  noResults: 'No results',
  noSources: 'All your sources are on this shelf.',
  remove: (title: string) => `Remove “${title}” from the shelf`,
  removed: (title: string) => `Removed “${title}” from the shelf.`,
  write: 'Write about it',
  loading: 'Loading the shelf',

  actions: (name: string) => `More options for “${name}”`,
  rename: 'Rename',
  renaming: 'Renaming…',
  share: 'Share with your team',
  unshare: 'Stop sharing',
  shareTitle: 'Share with your team?',
  shareText: (number: number) => {
    if (number === 0)
      return 'Everyone on your team will be able to read the sources on this shelf and ask questions about them. Your drafts and questions stay private.';
    return byCount(
      number,
      'Everyone on your team will be able to read the source on this shelf and ask questions about it. Your drafts and questions stay private.',
      `Everyone on your team will be able to read the ${figure(number)} sources on this shelf and ask questions about them. Your drafts and questions stay private.`,
    );
  },
  shareAction: 'Share',
  sharing: 'Sharing…',
  shared: 'Shared. Everyone on your team can now read the sources on this shelf and ask questions.',
  unshared: 'Only you can see this shelf now. Your teammates keep the drafts they made from it.',
  sharedBadge: 'Shared with your team',
  sharedBy: (email: string) => `Shared by ${email}`,
  delete: 'Delete',
  deleting: (name: string) => `“${name}” is being deleted. You’ll keep its sources.`,
  undo: 'Undo',
  cancel: 'Cancel',

  emptyTitle: 'Nothing on this shelf yet',
  empty: 'Add videos, files or pasted text, then ask all of them at once.',
  emptyForeign: 'The owner hasn’t put anything on this shelf yet.',
  missingTitle: 'We couldn’t find this shelf',
  missing:
    'It was deleted, or it’s no longer shared with you. Your own sources are still in your Library.',
  failedTitle: 'We couldn’t load the shelf',
  retry: 'Try again',
  openLibrary: 'Open Library',

  state: {
    working: 'Transcribing',
    waiting: 'Waiting for YouTube',
    failed: 'No transcript',
  },
} as const;
