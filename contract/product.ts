/** The product's name is spelled here and nowhere else. */
export const PRODUCT = {
  name: 'Quillcast',
  slug: 'quillcast',
  promise:
    'Give it a video, get everything you would have written and recorded about it, each sentence traceable to the moment it came from.',
} as const;
