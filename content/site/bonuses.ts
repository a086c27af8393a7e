export interface Bonus {
  title: string;
  text: string;
}

export const BONUSES: readonly Bonus[] = [
  {
    title: 'A private podcast feed',
    text: 'The episodes you choose, in the player on your phone, before anybody else hears them.',
  },
  {
    title: 'The command line',
    text: 'One line in a terminal turns a link or a file into any format. For scripts and night shifts.',
  },
  {
    title: 'Access tokens',
    text: 'The whole product by API, documented, with tokens that you can limit and take back.',
  },
  {
    title: 'Nine built-in talks',
    text: 'In nine languages, written for trying things out. Break them as you like.',
  },
  {
    title: 'Tools to pass on',
    text: 'The summarizer and the thumbnail downloader need no account. Send them to people who do not want one more.',
  },
  {
    title: 'What we know about writing',
    text: 'Guides on articles, threads, letters, loudness, search and rights, in our blog, for everybody.',
  },
];
