import type { ReactNode } from 'react';
import type { ExportMany } from '#contract/exports.ts';
import { byCount, counted, figure } from '#contract/count.ts';
import type { LibrarySort } from '#contract/generations.ts';

const TAG = 'en-GB';

/** Every text of the library and its bin; shelves have their own in `shelves/shelf-words.ts`. */
export const LIBRARY_WORDS = {
  title: 'Library',
  shelves: 'Shelves',
  loading: 'Loading your Library',
  again: 'Try again',
  bin: 'Bin',
  create: 'New',
  createDraft: 'New draft',
  createMore: 'Create more',
  more: 'Show more',
  loadingMore: 'Loading…',
  words: (number: number) => counted(number, 'word', 'words'),
  count: (number: number, isMore: boolean) =>
    isMore ? `${figure(number)} or more drafts` : counted(number, 'draft', 'drafts'),
  found: (number: number, isMore: boolean) =>
    isMore ? `${figure(number)} or more found` : `${figure(number)} found`,
  leaving: (number: number) => `${figure(number)} will move to the bin.`,
  undo: 'Undo',
  undoAll: 'Undo all',

  filters: {
    search: 'Search',
    searchHint: 'A word from a title or a draft',
    format: 'Format',
    allFormats: 'All formats',
    language: 'Language',
    allLanguages: 'All languages',
    status: 'Status',
    anyStatus: 'Any status',
    sort: 'Sort by',
    orders: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      edited: 'Last edited',
      title: 'Title',
      longest: 'Longest first',
    } satisfies Record<LibrarySort, string>,
    favourites: 'Favourites',
    group: 'Group',
    byDay: 'By day',
    bySource: 'By source',
    byShelf: 'By shelf',
    clear: 'Clear filters',
  },

  nothing: {
    title: 'Nothing here yet',
    text: 'Try a sample talk. It takes a few seconds and it’s free.',
    create: 'Create your first draft',
    noResults: 'No results',
    tryWords:
      'We looked in titles and drafts. Try a shorter word, or clear the filters. To find something a speaker said, ask your sources.',
    tryFilters: 'Try another format, or clear the filters.',
    ask: 'Ask your sources',
  },

  day: (when: Date): string => {
    const today = new Date();
    if (when.toDateString() === today.toDateString()) return 'Today';
    return when.toLocaleDateString(TAG, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(when.getFullYear() !== today.getFullYear() && { year: 'numeric' }),
    });
  },

  row: {
    leaving: (title: ReactNode) => <>{title} will move to the bin.</>,
    quoted: (title: string) => `“${title}”`,
    select: (title: string) => `Select “${title}”`,
    inFeed: 'In the feed',
    favour: (title: string) => `Add “${title}” to favourites`,
    unfavour: (title: string) => `Remove “${title}” from favourites`,
    date: (at: Date) => at.toLocaleDateString(TAG, { day: 'numeric', month: 'short' }),
    time: (at: Date) => at.toLocaleTimeString(TAG, { hour: '2-digit', minute: '2-digit' }),
    options: (title: string) => `More options for “${title}”`,
    rename: 'Rename',
    renaming: 'Renaming…',
    name: 'Title',
    nameHint: 'This also changes the title in the draft.',
    duplicate: 'Duplicate',
    duplicated: 'Duplicated.',
    remove: 'Delete',
  },

  bulk: {
    title: 'Selected',
    count: (number: number) => `${figure(number)} selected`,
    zip: 'Export as a zip',
    inOneZip: 'All in one zip',
    pack: 'Export',
    packing: 'Packing…',
    kinds: {
      docx: 'Word',
      pdf: 'PDF',
      md: 'Markdown',
      html: 'Web pages',
      txt: 'Plain text',
      json: 'JSON',
    } satisfies Record<ExportMany['as'], string>,
    favour: 'Favourite',
    remove: 'Delete',
    removeTitle: (number: number) =>
      byCount(number, 'Delete this draft?', `Delete ${figure(number)} drafts?`),
    removeText: (number: number, days: number) =>
      byCount(
        number,
        `You can restore it from the bin for ${days} days. We keep the source.`,
        `You can restore them from the bin for ${days} days. We keep the sources.`,
      ),
    tooMany: (most: number) => `A zip can hold up to ${most} drafts.`,
    clear: 'Clear selection',
  },

  binned: {
    loading: 'Loading the bin',
    none: 'The bin is empty',
    noneText: (days: number) =>
      `Deleted drafts stay here for ${days} days, in case you want one back.`,
    note: (days: number) => `Deleted drafts stay here for ${days} days.`,
    daysLeft: (days: number) => `${counted(days, 'day', 'days')} left`,
    restore: 'Restore',
    restored: 'Restored.',
    remove: 'Delete',
    removeOne: (title: string) => `Delete “${title}” permanently`,
    removeNow: 'Delete permanently',
    removeTitle: 'Delete this draft permanently?',
    removeText: 'You can’t get this draft back. We keep its source.',
    empty: 'Empty bin',
    emptyTitle: 'Empty the bin?',
    emptyText: (number: number) =>
      byCount(
        number,
        'You can’t get this draft back. We keep its source.',
        `You can’t get these ${figure(number)} drafts back. We keep their sources.`,
      ),
  },
};
