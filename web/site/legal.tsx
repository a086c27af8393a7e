import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { PRODUCT } from '#contract/product.ts';
import { blocksHtml } from '#document/html.ts';
import { parseBlocks } from '#document/parse-blocks.ts';
import text from '../../content/site/legal.md?raw';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';

export const LEGAL: PageDefinition = {
  path: ADDRESS.legal,
  title: `Legal notices, terms and privacy · ${PRODUCT.name}`,
  description: `Who publishes ${PRODUCT.name}, the terms you agree to, and what is stored about you: your email address, an encrypted password and what you make.`,
  picture: '/og/legal.png',
  sheet: 'reading',
  Body: Legal,
};

interface LegalPart {
  id: string;
  title: string;
  html: string;
}

const PARTS: readonly LegalPart[] = text
  .replaceAll('{product}', PRODUCT.name)
  .replaceAll('{support}', `[${PLACEHOLDERS.support}](mailto:${PLACEHOLDERS.support})`)
  .split(/^## /m)
  .filter((part) => part.trim() !== '')
  .map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return {
      id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      title,
      html: blocksHtml(parseBlocks(lines.join('\n'))),
    };
  });

function Legal() {
  return (
    <div className="wrap article legal">
      <header className="article-head">
        <h1 className="headline">Terms and privacy</h1>
      </header>
      <div className="article-columns">
        <nav className="article-rail" aria-label="On this page">
          <ol className="article-ticks">
            {PARTS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose article-text">
          {PARTS.map(({ id, title, html }) => (
            <section key={id} className="legal-part" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <div className="legal-words" dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
