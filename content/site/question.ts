/** One entry of a list of questions: plain words, because machines read them too. */
export interface Question {
  question: string;
  answer: string;
}
