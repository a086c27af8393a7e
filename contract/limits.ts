/** Platform limits in UTF-16 units, the strictest way to count, except for X's weighted length. */
export const LIMITS = {
  title: 60,
  description: 155,
  tweet: 280,
  hook: 210,
  post: 3000,
  subject: 60,
  preheader: 110,
  /** Maximum pause before a script line; longer, and listeners think the episode has ended. */
  pauseMs: 5000,
  /** Maximum indentation of list items. */
  listLevel: 5,
  /** Maximum length of a script line, about four minutes. Mixing holds several copies of it in memory. */
  turn: 4000,
} as const;
