/** A paragraph as written, and the words a good reader would say. */
export interface HardParagraph {
  written: string;
  said: string;
}

/**
 * Things voices stumble over: money, years, percentages, dates, times, fractions, units, acronyms and names. Each is
 * shorter than the recogniser's window of half a minute. `said` was written by hand, so that our own code isn't
 * measured against itself.
 */
export const HARD_TEXT: readonly HardParagraph[] = [
  {
    written:
      'In 2024, NASA spent $24.9 billion, about 0.4% of the federal budget. Dr. Maria Alvarez, who joined the agency in 1998, says the real figure is closer to $3.50 per person each month.',
    said: 'in twenty twenty four nasa spent twenty four point nine billion dollars about zero point four percent of the federal budget doctor maria alvarez who joined the agency in nineteen ninety eight says the real figure is closer to three dollars and fifty cents per person each month',
  },
  {
    written:
      'The CEO of IBM told the BBC on March 3rd, 2021 that AI would change 1/3 of all jobs. At 9:30 a.m. the FBI and the NSA had already called. Their API costs €40 a month, the file weighs 2.5 GB, and the chip runs at 3.2 GHz.',
    said: 'the ceo of ibm told the bbc on march third twenty twenty one that ai would change one third of all jobs at nine thirty am the fbi and the nsa had already called their api costs forty euros a month the file weighs two point five gigabytes and the chip runs at three point two gigahertz',
  },
  {
    written:
      'Microsoft and Google signed on July 22nd, 2019 for £1.5 million. Today about 700 million people watch YouTube every week, up 12.5% from the late 1990s.',
    said: 'microsoft and google signed on july twenty second twenty nineteen for one point five million pounds today about seven hundred million people watch youtube every week up twelve point five percent from the late nineteen nineties',
  },
  {
    written:
      'By 2030 she expects 15% more, and she wants 1,250 engineers to build it. Professor James Whitfield of Chicago keeps the 2nd edition as a PDF, drives 65 mph, and lives at No. 10 with his wife, Katherine.',
    said: 'by twenty thirty she expects fifteen percent more and she wants one thousand two hundred fifty engineers to build it professor james whitfield of chicago keeps the second edition as a pdf drives sixty five miles per hour and lives at number ten with his wife katherine',
  },
];
