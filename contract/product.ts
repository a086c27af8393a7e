/** The only place where the product's name is spelled. */
export const PRODUCT = {
  name: 'Quillcast',
  slug: 'quillcast',
  promise:
    'Turn a video into articles, threads, newsletters and podcasts, with links back to the moments they came from.',
} as const;
