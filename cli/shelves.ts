import { parseArgs } from 'node:util';
import { counted } from '#contract/count.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { ShelfListSchema, ShelfSchema, type Shelf, type ShelfSummary } from '#contract/shelves.ts';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { noneCalled, type TerminalClient } from './terminal-client.ts';
import { bringSources, readSource } from './terminal-source.ts';
import { withClient } from './with-client.ts';

const USAGE = `npm run make -- shelf                       lists your shelves and those shared with you
npm run make -- shelf "<name or id>"        lists the sources on a shelf
npm run make -- shelf "<name>" <source…>    creates a shelf, or adds sources to the one with that name

  <source>      a link to a video, playlist or channel, a file, - for standard input, or sample
  --rights      confirms that you have the rights to an audio or video file`;

/** Shelf commands: list shelves or a shelf's sources, and add sources. */
export async function keepShelves(config: Config, args: string[]): Promise<void> {
  const { name, sources, rights } = readArguments(args);
  await withClient(config, async ({ client }) => {
    if (name === undefined) return print(listLines(await listShelves(client)));
    if (sources.length === 0) {
      const id = await findNamedShelf(client, name);
      return print(sourceLines(await client.send(fill(CALLS.shelf, { id }), ShelfSchema)));
    }
    // Refuse ambiguous names before importing anything.
    const known = fitting(await listShelves(client), name).filter(({ isOwn }) => isOwn);
    if (known.length > 1) throw severalCalled(name, known);
    // An unknown id is an error, not the name of a new shelf.
    if (known.length === 0 && name.startsWith('shf_')) await findNamedShelf(client, name);
    const videoIds = [...new Set(await bringSources(client, sources, rights))];
    const [shelf] = known;
    const made = shelf
      ? await client.send(fill(CALLS.shelfSources, { id: shelf.id }), ShelfSchema, { videoIds })
      : await client.send(CALLS.shelves, ShelfSchema, { name, videoIds });
    print(sourceLines(made));
  });
}

/** Finds a shelf by name or id; otherwise throws an error listing the names. */
export async function findNamedShelf(client: TerminalClient, nameOrId: string): Promise<string> {
  const all = await listShelves(client);
  const found = fitting(all, nameOrId);
  if (found.length > 1) throw severalCalled(nameOrId, found);
  if (found[0]) return found[0].id;
  throw noneCalled('shelf', nameOrId, all);
}

const listShelves = async (client: TerminalClient): Promise<ShelfSummary[]> =>
  (await client.send(CALLS.shelves, ShelfListSchema)).shelves;

function fitting(all: readonly ShelfSummary[], nameOrId: string): ShelfSummary[] {
  const wanted = nameOrId.trim().toLowerCase();
  return all.filter(({ id, name }) => id === nameOrId || name.toLowerCase() === wanted);
}

function severalCalled(name: string, shelves: readonly ShelfSummary[]): OperatorError {
  const ids = shelves.map((shelf) => `\n  - ${shelf.id} (${contentOf(shelf)})`).join('');
  return new OperatorError(`Several shelves are called "${name}". Use one of these ids:${ids}`);
}

const contentOf = ({ sourceCount, words }: ShelfSummary) =>
  `${counted(sourceCount, 'source', 'sources')}, ${counted(words, 'word', 'words')}`;

function listLines(shelves: readonly ShelfSummary[]): string[] {
  if (shelves.length === 0) return ['You don’t have any shelves yet.'];
  return shelves.map((shelf) => {
    const from = shelf.ownerEmail === null ? '' : `, shared by ${shelf.ownerEmail}`;
    return `${shelf.id}  ${shelf.name} (${contentOf(shelf)}${from})`;
  });
}

function sourceLines(shelf: Shelf): string[] {
  const lines = shelf.sources.map(({ title, words }) =>
    words > 0
      ? `  ${title} (${counted(words, 'word', 'words')})`
      : `  ${title} (no transcript yet)`,
  );
  return [...listLines([shelf]), ...lines];
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { rights: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) throw new OperatorError(USAGE);
    const [name, ...sources] = positionals;
    return { name, sources: sources.map(readSource), rights: values.rights ?? false };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
