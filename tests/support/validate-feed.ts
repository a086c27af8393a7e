import { readdirSync, readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const FOLDER = new URL('./feed-schemas/', import.meta.url);
const MAIN = 'rss.xsd';
const fileOf = (fileName: string) => ({
  fileName,
  contents: readFileSync(new URL(fileName, FOLDER), 'utf8'),
});

/** Errors that libxml2 finds in a feed, using the schemas beside this file. */
export async function feedProblems(xml: string): Promise<string[]> {
  const others = readdirSync(FOLDER).filter((name) => name !== MAIN);
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: xml },
    schema: fileOf(MAIN),
    preload: others.map(fileOf),
  });
  return errors.map(({ message }) => message);
}
