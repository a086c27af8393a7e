import type { Account } from '#contract/accounts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { type Encoding, isEncoding } from '#contract/encodings.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { WebPages } from '#server/providers/pages/port.ts';
import { documentKindOf } from '#server/text/documents/document-kind.ts';
import { storable } from '#server/text/storable.ts';
import { storeGiven } from './given-text.ts';
import { readFileAside } from './read-file.ts';
import type { Source } from './source.ts';

/** Shorter pages are a headline, a notice or a paywall. */
const LEAST_LETTERS = 200;
const OPENING = 20_000;
/** Prepended because some servers send HTML without a doctype. */
const PAGE_MARK = Buffer.from('<!doctype html>');

/** Stores a web page's article as a source without times. */
export async function storeArticle(
  { database, pages }: { database: Database; pages: WebPages },
  account: Account,
  {
    address,
    title,
    language,
  }: { address: string; title: string | undefined; language: LanguageValue | undefined },
): Promise<Source> {
  const page = await pages.fetch(address, account.id);
  if (!page.ok) throw new AppError(page.code);
  const isBare = /html/.test(page.type) && documentKindOf(page.bytes) === null;
  const bytes = isBare ? Buffer.concat([PAGE_MARK, page.bytes]) : page.bytes;
  const said = encodingOf(page.charset);
  const readAs = (encoding: Encoding | undefined) => readFileAside({ bytes, language, encoding });
  // Many servers declare this for every page by default.
  const guessed = await readAs(said === 'windows-1252' ? undefined : said);
  const file = guessed.kind === 'unclear' && said ? await readAs(said) : guessed;
  const text = 'text' in file ? file.text : '';
  const opening = text.slice(0, OPENING);
  if ((opening.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS)
    throw new AppError('page_no_article');
  const { hostname } = new URL(page.url);
  const named = file.kind === 'document' ? file.title : '';
  return storeGiven(database, account, {
    text,
    title: title ?? (storable(named, 300) || hostname),
    channel: hostname.replace(/^www\./, ''),
    language,
    kind: 'article',
  });
}

/** Maps the server's charset name to an encoding; without one, it's detected from the bytes. */
function encodingOf(charset: string | null): Encoding | undefined {
  if (charset === null) return undefined;
  try {
    const { encoding } = new TextDecoder(charset);
    return isEncoding(encoding) && encoding !== 'utf-8' ? encoding : undefined;
  } catch {
    return undefined;
  }
}
