import type { ReactNode } from 'react';
import { PRODUCT } from '#contract/product.ts';
import type { ArticleFile } from '../../content/article-file.ts';
import { ADDRESS } from './addresses.ts';
import { articlePath, ARTICLES, longDate, picturePath, pictureSet } from './articles.ts';
import { ORIGIN, type PageDefinition } from './page.ts';
import { LOGO, ORGANIZATION, trailData } from './structured-data.ts';

/** The specification's label, independent of the length. */
const READ_TIME = '3 min read';

export const ARTICLE_PAGES: readonly PageDefinition[] = ARTICLES.map((article) => ({
  path: articlePath(article.slug),
  title: `${article.title} · ${PRODUCT.name}`,
  description: article.description,
  picture: picturePath(article.slug),
  publishedAt: article.date,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      image: ORIGIN + picturePath(article.slug),
      datePublished: new Date(article.date * 1000).toISOString(),
      mainEntityOfPage: ORIGIN + articlePath(article.slug),
      wordCount: article.words,
      author: ORGANIZATION,
      publisher: { ...ORGANIZATION, logo: LOGO },
    },
    trailData(
      { name: 'Blog', path: ADDRESS.blog },
      { name: article.slug, path: articlePath(article.slug) },
    ),
  ],
  sheet: 'reading',
  Body: () => <ArticleBody article={article} />,
}));

/** Served for slugs without an article. */
export const ARTICLE_NOT_FOUND: PageDefinition = {
  path: '/blog/404',
  title: `Loading · ${PRODUCT.name}`,
  description: 'There’s no article at this address.',
  index: false,
  sheet: 'reading',
  Body: () => (
    <div className="wrap article">
      <Trail>…</Trail>
      <h1 className="article-loading">
        <span className="caption">Loading</span>
      </h1>
    </div>
  ),
};

function Trail({ children }: { children: ReactNode }) {
  return (
    <nav className="trail" aria-label="Breadcrumb">
      <ol className="trail-steps">
        <li>
          <a href={ADDRESS.home}>Home</a>
        </li>
        <li>
          <a href={ADDRESS.blog}>Blog</a>
        </li>
        <li aria-current="page">{children}</li>
      </ol>
    </nav>
  );
}

function ArticleBody({ article }: { article: ArticleFile }) {
  const { slug, title, description, date, content, sections } = article;
  const others = ARTICLES.filter((other) => other.slug !== slug);
  const start = ARTICLES.findIndex((other) => other.slug === slug);
  const next = [0, 1].map((step) => others[(start + step) % others.length]!);
  return (
    <article className="wrap article">
      <Trail>{slug}</Trail>
      <header className="article-head">
        <h1 className="headline">{title}</h1>
        <p className="article-facts">
          <span>{READ_TIME}</span>
          <time dateTime={new Date(date * 1000).toISOString().slice(0, 10)}>{longDate(date)}</time>
        </p>
        <p className="lede">{description}</p>
      </header>
      <img
        className="article-picture"
        src={picturePath(slug)}
        srcSet={pictureSet(slug)}
        sizes="(max-width: 84rem) 92vw, 1240px"
        width="1200"
        height="630"
        alt=""
        fetchPriority="high"
      />
      <div className="article-columns">
        <nav className="article-rail" aria-label="In this article">
          <ol className="article-ticks">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose article-text" dangerouslySetInnerHTML={{ __html: content }} />
      </div>
      <aside className="article-next" aria-labelledby="next-title">
        <h2 className="article-next-title" id="next-title">
          Keep reading
        </h2>
        <ul className="cards">
          {next.map((other) => (
            <li key={other.slug} className="card">
              <h3 className="card-title">
                <a href={articlePath(other.slug)}>{other.title}</a>
              </h3>
              <p className="card-text">{other.description}</p>
            </li>
          ))}
          <li className="card article-try">
            <h3 className="card-title">
              <a href={ADDRESS.app}>TRY FOR FREE</a>
            </h3>
            <p className="card-text">Turn one of your own videos into an article.</p>
          </li>
        </ul>
      </aside>
    </article>
  );
}
