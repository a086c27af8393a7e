import { PRODUCT } from '#contract/product.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { ORIGIN, type PageDefinition } from './page.ts';

export interface SiteAssets {
  styles: string[];
  scripts: string[];
  fonts: string[];
}

interface DocumentProps {
  page: PageDefinition;
  assets: SiteAssets;
}

export function Document({ page, assets }: DocumentProps) {
  const { Body } = page;
  return (
    <html lang="en">
      <Head page={page} assets={assets} />
      <body>
        <a className="skip" href="#main">
          Skip to the text
        </a>
        <NavBar path={page.path} />
        <main
          id="main"
          tabIndex={-1}
          {...(page.whenSignedIn && { 'data-when-signed-in': page.whenSignedIn })}
        >
          <Body />
        </main>
        <Footer />
      </body>
    </html>
  );
}

function Head({ page, assets }: DocumentProps) {
  const isIndexed = page.index !== false;
  const address = `${ORIGIN}${page.path}`;
  return (
    <head>
      <meta charSet="utf-8" />
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
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
      {/* The first picture waits for it, so that nobody who is signed in sees "Login" flash by. */}
      {assets.scripts.map((script) => (
        <script key={script} type="module" src={script} blocking="render" />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {isIndexed && <meta property="og:url" content={address} />}
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
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
