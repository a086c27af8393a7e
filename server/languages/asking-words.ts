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

/** How a question asks for a figure of each kind: regular expression sources. */
export interface FigureWords {
  money: string;
  time: string;
  date: string;
  amount: string;
}

/** Whole questions that only ask on, and how a sentence starts that answers “Why?”: regular expression sources. */
export interface AskingOnWords {
  why: string;
  next: string;
  /** With a comma after it, it may give the reason for what follows: “Because it rained, we stayed.” */
  because: string;
  otherwise?: string;
}
