/** The product's name is spelled here and nowhere else. */
export const PRODUCT = {
  name: 'Quillcast',
  slug: 'quillcast',
  promise:
    'Turn a video into articles, threads, newsletters and podcasts. Every sentence links to the moment it came from.',
} as const;
