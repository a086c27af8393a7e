import { PRODUCT } from '#contract/product.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { ORIGIN, type PageDefinition } from './page.ts';

export interface SiteAssets {
  styles: string[];
  scripts: string[];
  preloads: string[];
  fonts: string[];
  files: string[];
}

interface DocumentProps {
  page: PageDefinition;
  assets: SiteAssets;
}

export function HtmlDocument({ page, assets }: DocumentProps) {
  const { Body } = page;
  return (
    <html lang="en">
      <Head page={page} assets={assets} />
      <body>
        {!page.bare && (
          <a className="skip" href="#main">
            Skip to content
          </a>
        )}
        {!page.bare && <NavBar path={page.path} />}
        <main
          id="main"
          tabIndex={-1}
          {...(page.whenSignedIn && { 'data-when-signed-in': page.whenSignedIn })}
        >
          <Body files={new Set(assets.files)} />
        </main>
        {page.entries && <Unready path={page.path} />}
        {!page.bare && <Footer />}
      </body>
    </html>
  );
}

/** Shown by CSS if no script loads; the first script that runs removes it. */
function Unready({ path }: { path: string }) {
  return (
    <aside className="unready" aria-label="Loading problem">
      <p>
        Part of this page didn’t load, so the buttons don’t work yet. Nothing was sent.{' '}
        <a className="link" href={path}>
          Reload the page
        </a>
      </p>
    </aside>
  );
}

function Head({ page, assets }: DocumentProps) {
  const isIndexed = page.index !== false;
  const address = `${ORIGIN}${page.path}`;
  return (
    <head>
      <meta charSet="utf-8" />
      {page.hasSecretAddress && <meta name="referrer" content="no-referrer" />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {isIndexed ? (
        <link rel="canonical" href={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="theme-color" content="#f4f5f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#131412" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link
        rel="alternate"
        type="application/rss+xml"
        href="/rss.xml"
        title={`${PRODUCT.name}: articles`}
      />
      {assets.fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {assets.preloads.map((script) => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
      {/* Render-blocking, so that signed-in users don't see "Login" flash. */}
      {assets.scripts.map((script, index) => (
        <script
          key={script}
          type="module"
          src={script}
          {...(index === 0 && { blocking: 'render' })}
        />
      ))}
      <PreviewTags page={page} />
      {page.jsonLd?.map((entry, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', '\\u003c') }}
        />
      ))}
    </head>
  );
}

/** Meta tags for link previews in chats and social networks. */
function PreviewTags({ page }: { page: PageDefinition }) {
  const { path, title, description, index, picture, publishedAt } = page;
  return (
    <>
      <meta property="og:type" content={publishedAt === undefined ? 'website' : 'article'} />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {index !== false && <meta property="og:url" content={ORIGIN + path} />}
      {picture !== undefined && (
        <>
          <meta property="og:image" content={ORIGIN + picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      {publishedAt !== undefined && (
        <meta
          property="article:published_time"
          content={new Date(publishedAt * 1000).toISOString()}
        />
      )}
      <meta
        name="twitter:card"
        content={picture === undefined ? 'summary' : 'summary_large_image'}
      />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
