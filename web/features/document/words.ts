/** Every text around a finished draft; its parts have their own. */
export const DOCUMENT_WORDS = {
  views: { label: 'View', studio: 'Studio', text: 'Text', loadingStudio: 'Loading the studio' },

  actions: {
    unsaved:
      'We couldn’t save your latest changes, so they aren’t in this file. They’re still on this page.',
    preview: 'Preview',
    you: 'You',
    addFavourite: 'Add to favourites',
    removeFavourite: 'Remove from favourites',
  },

  more: { label: 'Create more', open: 'Create more…', sameSource: 'From the same source' },
} as const;
