/** Role names used as speaker labels. */
const PARTS =
  /^(?:co-?host|host|guest|narrator|speaker|interviewer|interviewee|announcer|moderator|presenter)(?:\s?(?:[1-9]|one|two|three|[ab]))?$/i;
const LABEL = /^([^:：\n]{1,40})[:：]\s+(?=\S)/u;

const bare = (name: string) => name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();

/** Removes "Anna: " from Anna's line; keeps "Remember: it is hot". */
export function stripLabel(text: string, speaker?: string): string {
  const label = LABEL.exec(text);
  if (!label) return text;
  const name = label[1]!.trim();
  const names = speaker ? [speaker, ...speaker.split(/\s+/)].map(bare) : [];
  // "H.O.S.T. one": letters separated by dots form the word.
  const isPart = PARTS.test(
    name.replaceAll(/(?<=\b\p{L})\.\s?(?=\p{L}\b)|(?<=\b\p{L})\.(?=\s)/gu, ''),
  );
  return isPart || names.includes(bare(name)) ? text.slice(label[0].length) : text;
}
