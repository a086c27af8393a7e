import type { AudioScript } from '#server/db/schema/podcasts.ts';
import { languageOf } from '#server/languages/table.ts';
import { oneLine } from '#server/prompts/fences.ts';

interface Named extends Pick<AudioScript, 'language'> {
  lines: readonly Pick<AudioScript['lines'][number], 'speakerName'>[];
}

/** Who is heard, as far as they have names: "Host" and "Co-host" are what we call those who were given none. */
export function realNames({ lines, language }: Named): string[] {
  const { host, cohost } = languageOf(language).phrases;
  const names = new Set(lines.map(({ speakerName }) => oneLine(speakerName)));
  return [...names].filter((name) => ![host, cohost, ''].includes(name));
}
