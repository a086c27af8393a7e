import { PRODUCT } from '#contract/product.ts';

/** For people who open the archive by hand. Also the only place that lists what isn't in it. */
export function archiveReadme(email: string): string {
  return `What ${email} has made with ${PRODUCT.name}.

To import it, open Settings, "Your data", in this account or another one. The import only adds: what's
already there stays as it is. The .jsonl files are plain text with one JSON object per line.

  manifest.jsonl        what this archive is
  settings.jsonl        name, defaults, spending limit
  styles.jsonl          writing styles
  prompts.jsonl         your custom formats
  videos.jsonl          videos and text you worked from
  transcripts.jsonl     what's said in them, with times
  speakers.jsonl        names you gave people in transcripts
  shelves.jsonl         your shelves
  shelved.jsonl         which sources are on which shelf
  questions.jsonl       what you asked, with the answers and their moments
  generations.jsonl     your drafts as they are now
  versions.jsonl        their earlier versions
  pronunciations.jsonl  how words are pronounced
  feed.jsonl            title, author, description and category of your podcast feed
  audio.jsonl           finished podcast episodes: chapters, line times, loudness
  audio/*.mp3           their audio, named after the line in audio.jsonl
  recordings.jsonl      recordings you uploaded and asked us to keep
  recordings/*          the recordings themselves, named after the line in recordings.jsonl

For you to read. These aren't imported:

  batches.jsonl         your batches, with their videos and the drafts we made from them
  watches.jsonl         the channels you watch, and what we create from their new videos
  audit.jsonl           sign-ins and changes to this account
  usage.jsonl           calls to providers and what they cost

Not included, and why:

  - Passwords, sessions, access tokens and your providers' keys: we don't export secrets. Enter them again.
  - The link to your podcast feed: anyone who has it can listen, so the import creates a new one.
  - The cover you uploaded for your podcast feed. Upload it again in Settings.
  - Single recorded lines: you get whole episodes. If you change a line, the others are recorded again too.
  - Recordings we only keep until they're transcribed. Their transcripts are here.
  - Who your shelves are shared with. Share them with your team again.
  - Plan, invoices and team: they stay with the account and the payment provider. See Settings, "Plan".
`;
}
