/** The product's name is spelled here and nowhere else. */
export const PRODUCT = {
  name: 'Quillcast',
  slug: 'quillcast',
  promise:
    'Turn a video into articles, threads, newsletters and podcasts, with links back to the moments they came from.',
} as const;
