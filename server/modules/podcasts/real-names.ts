import type { AudioScript } from '#server/db/schema/podcasts.ts';
import { languageOf } from '#server/languages/table.ts';
import { oneLine } from '#server/prompts/fences.ts';

interface Named extends Pick<AudioScript, 'language'> {
  lines: readonly Pick<AudioScript['lines'][number], 'speakerName'>[];
}

/** The speakers' real names: "Host" and "Co-host" are our placeholders. */
export function realNames({ lines, language }: Named): string[] {
  const { host, cohost } = languageOf(language).phrases;
  const names = new Set(lines.map(({ speakerName }) => oneLine(speakerName)));
  return [...names].filter((name) => ![host, cohost, ''].includes(name));
}
