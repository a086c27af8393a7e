/** What each platform allows. Lengths are UTF-16 units, the strictest way any of them counts, except where X weighs. */
export const LIMITS = {
  title: 60,
  description: 155,
  tweet: 280,
  hook: 210,
  post: 3000,
  subject: 60,
  preheader: 110,
  /** Silence before a line of a script: longer, and a listener thinks it has ended. */
  pauseMs: 5000,
  /** How far an item of a list can be indented. */
  listLevel: 5,
  /** A line of a script: about four minutes. It is held whole, several times over, while it is mixed. */
  turn: 4000,
} as const;
