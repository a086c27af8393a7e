/** How a question asks what its sources say differently, or alike: regular expression sources. */
export interface ComparingWords {
  differ: string;
  agree: string;
  /** Turns it into its opposite. */
  not: string;
  /** Must be in a question that also names a subject. “How do bees agree on a nest?” is about what was said. */
  sources: string;
  /** Names no subject: "exactly", "biggest". */
  aside: string;
}
