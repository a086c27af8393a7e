import { PRODUCT } from '#contract/product.ts';

/** For whoever opens the archive by hand, and the one place that says what is not in it. */
export function archiveReadme(email: string): string {
  return `Everything ${email} has made with ${PRODUCT.name}.

Bring it in again under Settings, "Your data", in this account or any other. What is there already is
left alone; nothing is overwritten. Every .jsonl file is plain text with one JSON object on each line.

  manifest.jsonl        what this archive is
  settings.jsonl        name, defaults, spending cap
  styles.jsonl          writing styles
  prompts.jsonl         own formats
  videos.jsonl          videos and texts you worked from
  transcripts.jsonl     what is said in them, with times
  shelves.jsonl         shelves, by name
  shelved.jsonl         which videos and texts stand on which shelf
  questions.jsonl       what you asked, with the answers and their moments
  generations.jsonl     everything made, as it stands
  versions.jsonl        every earlier state of it
  pronunciations.jsonl  how words are to be spoken
  feed.jsonl            title, author, description and category of your podcast feed
  audio.jsonl           finished podcast episodes: chapters, times of lines, loudness
  audio/*.mp3           their sound, named by the line of audio.jsonl it belongs to
  recordings.jsonl      recordings that you uploaded and asked us to keep
  recordings/*          the recordings themselves, named by the line they belong to

To read only; they are not taken in again:

  audit.jsonl           sign-ins and changes of this account
  usage.jsonl           every call to a provider and what it cost

Not carried, and why:

  - Passwords, sessions, access tokens and your providers' keys: secrets never come back out. Enter them again.
  - The address of your podcast feed: whoever has it can listen, so a new one is made when this is taken in.
  - The cover of your podcast feed, if you gave it one: you have the picture. Give it again in Settings.
  - Single spoken lines: episodes are here whole. Changing a line of one speaks its other lines again.
  - Recordings that are only kept until they have been listened to. Their transcripts are here.
  - With whom shelves are shared: share them again with your team.
  - Plan, invoices and team: they belong to the account and the payment provider. See Settings, "Plan".
`;
}
