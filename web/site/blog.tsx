import { PRODUCT } from '#contract/product.ts';
import type { ArticleFile } from '../../content/article-file.ts';
import { ADDRESS } from './addresses.ts';
import { articlePath, ARTICLES, longDate, picturePath, pictureSet } from './articles.ts';
import { ORIGIN, type PageDefinition } from './page.ts';

const DESCRIPTION =
  'Guides to turning videos into writing: articles, threads, newsletters, podcast loudness, SEO, copyright, and checking what an AI model wrote.';

export const BLOG: PageDefinition = {
  path: ADDRESS.blog,
  title: `Blog: from video to writing · ${PRODUCT.name}`,
  description: DESCRIPTION,
  picture: '/og/blog.png',
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: `${PRODUCT.name} blog`,
      description: DESCRIPTION,
      url: ORIGIN + ADDRESS.blog,
      blogPost: ARTICLES.map(({ slug, title }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: ORIGIN + articlePath(slug),
      })),
    },
  ],
  sheet: 'reading',
  Body: Blog,
};

function Blog() {
  return (
    <div className="wrap blog">
      <div className="part-head blog-head">
        <h1 className="headline">From video to writing</h1>
        <p className="lede">
          What we’ve learned about turning talks into something people read.{' '}
          <a className="link" href="/rss.xml">
            Follow via RSS
          </a>
        </p>
      </div>
      <ul className="posts">
        {ARTICLES.map((article, index) => (
          <Post key={article.slug} article={article} isFirst={index === 0} />
        ))}
      </ul>
    </div>
  );
}

function Post({ article, isFirst }: { article: ArticleFile; isFirst: boolean }) {
  const { slug, title, description, date } = article;
  return (
    <li className="post card">
      <img
        className="post-picture"
        src={picturePath(slug)}
        srcSet={pictureSet(slug)}
        sizes="(max-width: 40rem) 92vw, (max-width: 56rem) 46vw, 400px"
        width="1200"
        height="630"
        alt=""
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <div className="post-words">
        <h2 className="card-title post-title">
          <a href={articlePath(slug)}>{title}</a>
        </h2>
        <p className="post-text">{description}</p>
        <p className="note">{longDate(date)}</p>
      </div>
    </li>
  );
}
