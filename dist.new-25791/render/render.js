import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { marked } from 'marked';
import * as z from 'zod/mini';
// contract/product.ts
/** The product's name is spelled here and nowhere else. */
var PRODUCT = {
  name: 'Quillcast',
  slug: 'quillcast',
  promise:
    'Give it a video, get everything you would have written and recorded about it, each sentence traceable to the moment it came from.',
};
// web/ui/icon-paths.ts
var STAR = 'M10 2.75l2.2 4.8 5.05.6-3.75 3.5 1 5.1L10 14.2l-4.5 2.55 1-5.1-3.75-3.5 5.05-.6z';
var EYE =
  'M2.5 10S5.5 4.75 10 4.75 17.5 10 17.5 10 14.5 15.25 10 15.25 2.5 10 2.5 10zM10 7.75a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 1 0 0-4.5z';
var RING = 'M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 1 0 0-14.5z';
/** Drawn on a 20 × 20 grid for a 1.65 stroke with square caps. */
var ICON_PATHS = {
  menu: { d: 'M3 5.5h14M3 10h14M3 14.5h14' },
  close: { d: 'M5 5l10 10M15 5L5 15' },
  play: {
    d: 'M6 3.5v13l10.5-6.5z',
    solid: true,
  },
  pause: {
    d: 'M5 4h3.25v12H5zM11.75 4H15v12h-3.25z',
    solid: true,
  },
  stop: {
    d: 'M5 5h10v10H5z',
    solid: true,
  },
  search: { d: 'M8.75 3.5a5.25 5.25 0 1 0 0 10.5a5.25 5.25 0 1 0 0-10.5zM12.75 12.75L16.5 16.5' },
  check: { d: 'M4 10.5l4 4L16 6' },
  warning: { d: 'M10 3.5l7.25 13H2.75zM10 8.75v3M10 14.1v.01' },
  info: { d: `${RING}M10 9.5v4M10 6.6v.01` },
  copy: { d: 'M7 7h9.5v9.5H7zM13 3.5H3.5V13' },
  download: { d: 'M10 3v9.25M5.75 8.5L10 12.75l4.25-4.25M3.5 16.5h13' },
  upload: { d: 'M10 12.75V3.75M5.75 7.5L10 3.25l4.25 4.25M3.5 16.5h13' },
  link: {
    d: 'M9 6.5l2.25-2.25a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-2.25 2.25a3.2 3.2 0 0 1-4.5-4.5L6.5 9M8 12l4-4',
  },
  points: {
    d: 'M3.5 5h.01M3.5 10h.01M3.5 15h.01M7.5 5h9M7.5 10h9M7.5 15h9',
    flips: true,
  },
  steps: {
    d: 'M2.75 3.5l1.25-.75v4.5M2.5 12.75c.25-1.25 2.5-1.25 2.5 0 0 1-2.5 2-2.5 3.25H5M8.5 5h8M8.5 10h8M8.5 15h8',
    flips: true,
  },
  quote: {
    d: 'M3.5 4v12M7.5 5.5h9M7.5 10h9M7.5 14.5h6',
    flips: true,
  },
  file: { d: 'M5 2.75h6.25L15.5 7v10.25H5zM11 3v4.25h4.25' },
  text: {
    d: 'M3.5 4.5h13M3.5 8.25h13M3.5 12h13M3.5 15.75h7',
    flips: true,
  },
  clock: { d: `${RING}M10 6v4.25l2.75 1.75` },
  'chevron-down': { d: 'M5 7.75l5 5 5-5' },
  'chevron-up': { d: 'M5 12.25l5-5 5 5' },
  'chevron-back': {
    d: 'M12.25 5l-5 5 5 5',
    flips: true,
  },
  'chevron-on': {
    d: 'M7.75 5l5 5-5 5',
    flips: true,
  },
  'arrow-on': {
    d: 'M3.5 10h12.25M11 5.25L15.75 10 11 14.75',
    flips: true,
  },
  plus: { d: 'M10 4v12M4 10h12' },
  minus: { d: 'M4 10h12' },
  trash: { d: 'M3.5 5.5h13M8 5.25V3h4v2.25M5.25 5.5L6 17h8l.75-11.5M8.4 8.75v5M11.6 8.75v5' },
  edit: { d: 'M3.5 16.5l.75-3.75 9.25-9.25 3 3-9.25 9.25zM11.25 5.75l3 3' },
  star: { d: STAR },
  'star-filled': {
    d: STAR,
    solid: true,
  },
  crown: { d: 'M3 5.75l3.5 4.5L10 4.5l3.5 5.75 3.5-4.5-1.25 10H4.25z' },
  settings: { d: 'M3 6h6.5M14 6h3M9.5 3.5v5H14v-5zM3 14h3M10.5 14H17M6 11.5v5h4.5v-5z' },
  external: {
    d: 'M11.75 3.5h4.75v4.75M16 4l-6.25 6.25M14.5 11.75v4.75h-11v-11h4.75',
    flips: true,
  },
  undo: {
    d: 'M7 4L3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H7',
    flips: true,
  },
  redo: {
    d: 'M13 4l3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H13',
    flips: true,
  },
  more: {
    d: 'M3.5 8.75H6v2.5H3.5zM8.75 8.75h2.5v2.5h-2.5zM14 8.75h2.5v2.5H14z',
    solid: true,
  },
  eye: { d: EYE },
  'eye-off': { d: `${EYE}M3.75 16.25l12.5-12.5` },
  moon: { d: 'M16.5 11.75A7 7 0 1 1 8.25 3.5a5.5 5.5 0 0 0 8.25 8.25z' },
  sun: {
    d: 'M10 6.75a3.25 3.25 0 1 0 0 6.5a3.25 3.25 0 1 0 0-6.5zM10 2.5v1M10 16.5v1M2.5 10h1M16.5 10h1M4.7 4.7l.7.7M14.6 14.6l.7.7M15.3 4.7l-.7.7M5.4 14.6l-.7.7',
  },
  keyboard: { d: 'M2.5 5h15v10h-15zM5.5 8.25v.01M8.5 8.25v.01M11.5 8.25v.01M14.5 8.25v.01M7 12h6' },
  retry: { d: 'M15.9 11.25A6 6 0 1 1 14.25 5.75L16.5 8M16.5 3.75V8h-4.25' },
  send: {
    d: 'M3 9.75L17 3.5l-4.5 13-3-5.5zM9.5 11L16 4.5',
    flips: true,
  },
  book: {
    d: 'M10 5.25C8 3.75 5.5 3.5 3 3.5v11.75c2.5 0 5 .25 7 1.75 2-1.5 4.5-1.75 7-1.75V3.5c-2.5 0-5 .25-7 1.75zM10 5.5v11',
  },
  mic: { d: 'M7.5 2.75h5v8.5h-5zM4.5 9.5v1a4 4 0 0 0 4 4h3a4 4 0 0 0 4-4v-1M10 14.75v2.5' },
  video: { d: 'M2.5 4.5h15v11h-15zM8.5 7.75v4.5l3.75-2.25z' },
  filter: { d: 'M3 5h14M5.5 10h9M8 15h4' },
  library: {
    d: 'M4 3.5v13M7.75 3.5v13M11.25 4.25l4.25 11.75',
    flips: true,
  },
};
Object.keys(ICON_PATHS);
/** Widened, so that a reader can ask any icon for its optional marks. */
function iconPath(name) {
  return ICON_PATHS[name];
}
// web/ui/icons.tsx
function Icon({ name, label }) {
  const { d, solid, flips } = iconPath(name);
  return /* @__PURE__ */ jsx('svg', {
    className: 'icon',
    viewBox: '0 0 20 20',
    ...(solid && { 'data-solid': '' }),
    ...(flips && { 'data-flips': '' }),
    ...(label
      ? {
          role: 'img',
          'aria-label': label,
        }
      : { 'aria-hidden': true }),
    children: /* @__PURE__ */ jsx('path', { d }),
  });
}
/** A caption box with a line said and a line being said. */
function LogoMark() {
  return /* @__PURE__ */ jsxs('svg', {
    className: 'logo-mark',
    viewBox: '0 0 26 18',
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ jsx('rect', {
        className: 'logo-box',
        width: '26',
        height: '18',
        rx: '2',
      }),
      /* @__PURE__ */ jsx('rect', {
        className: 'logo-line past',
        x: '4',
        y: '6',
        width: '18',
        height: '3',
      }),
      /* @__PURE__ */ jsx('rect', {
        className: 'logo-line',
        x: '4',
        y: '11',
        width: '18',
        height: '3',
      }),
    ],
  });
}
function Logo({ name, href }) {
  const inside = /* @__PURE__ */ jsxs(Fragment, {
    children: [/* @__PURE__ */ jsx(LogoMark, {}), name],
  });
  return href
    ? /* @__PURE__ */ jsx('a', {
        className: 'logo',
        href,
        children: inside,
      })
    : /* @__PURE__ */ jsx('span', {
        className: 'logo',
        children: inside,
      });
}
// web/site/addresses.ts
/** Where the public pages link to. */
var ADDRESS = {
  home: '/',
  pricing: '/#pricing',
  /** The mobile menu's way to the same place. */
  pricingPage: '/pricing',
  contact: '/contact',
  affiliate: '/affiliate',
  login: '/login',
  loginWithToken: '/login_with_token',
  signup: '/signup',
  app: '/app',
  creators: '/ltd',
  agencies: '/agency',
  blog: '/blog',
  legal: '/legal',
  summaryTool: '/youtube_summary',
  thumbnailTool: '/youtube_thumbnail_downloader',
};
// contract/placeholders.ts
/**
 * What stands in built pages for things that only the running server knows. Each is a name that can never be a real
 * one, so that a page that was not filled in breaks where everybody sees it.
 */
var PLACEHOLDERS = {
  /** The address the product is served at. */
  origin: 'https://origin.invalid',
  /** The video platform's host for pictures. */
  images: 'https://images.invalid',
  /** The video platform's host for its private player. */
  embeds: 'https://embeds.invalid',
  /** Where people join the affiliate programme. */
  affiliate: 'https://affiliate.invalid',
  support: 'support@mail.invalid',
};
// web/site/footer-links.ts
/** The server puts the operator's own address in when it starts. */
var SUPPORT_EMAIL = PLACEHOLDERS.support;
var COPYRIGHT_YEAR = 2024;
var FOOTER_COLUMNS = [
  {
    title: 'Our Softwares',
    links: [
      {
        label: 'Sibling one',
        href: 'https://first.example',
        isExternal: true,
      },
      {
        label: 'Sibling two',
        href: 'https://second.example',
        isExternal: true,
      },
      {
        label: 'Sibling three',
        href: 'https://third.example',
        isExternal: true,
      },
    ],
  },
  {
    title: 'Tools',
    links: [
      {
        label: 'YouTube summary',
        href: ADDRESS.summaryTool,
      },
      {
        label: 'YouTube thumbnail downloader',
        href: ADDRESS.thumbnailTool,
      },
    ],
  },
  {
    title: 'About',
    links: [
      {
        label: 'For creators',
        href: ADDRESS.creators,
      },
      {
        label: 'For agencies',
        href: ADDRESS.agencies,
      },
      {
        label: 'Blog',
        href: ADDRESS.blog,
      },
      {
        label: 'Affiliate',
        href: ADDRESS.affiliate,
      },
      {
        label: 'Contact',
        href: ADDRESS.contact,
      },
      {
        label: 'Terms and privacy',
        href: ADDRESS.legal,
        isExternal: true,
      },
    ],
  },
];
// web/site/footer.tsx
function Footer() {
  return /* @__PURE__ */ jsxs('footer', {
    className: 'foot',
    children: [
      /* @__PURE__ */ jsx('div', {
        className: 'foot-ruler',
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'wrap',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'foot-columns',
            children: [
              /* @__PURE__ */ jsxs('div', {
                className: 'foot-about',
                children: [
                  /* @__PURE__ */ jsx(Logo, {
                    name: PRODUCT.name,
                    href: ADDRESS.home,
                  }),
                  /* @__PURE__ */ jsx('p', { children: PRODUCT.promise }),
                ],
              }),
              FOOTER_COLUMNS.map((column) =>
                /* @__PURE__ */ jsx(Column, { ...column }, column.title),
              ),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'foot-end',
            children: [
              /* @__PURE__ */ jsxs('p', {
                children: [
                  'Questions? Write to',
                  ' ',
                  /* @__PURE__ */ jsx('a', {
                    className: 'link',
                    href: `mailto:${SUPPORT_EMAIL}`,
                    children: SUPPORT_EMAIL,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx(ThemeChoice, {}),
              /* @__PURE__ */ jsxs('p', { children: ['© ', COPYRIGHT_YEAR, ' ', PRODUCT.name] }),
            ],
          }),
        ],
      }),
    ],
  });
}
function Column({ title, links }) {
  return /* @__PURE__ */ jsxs('nav', {
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'foot-title',
        children: title,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'foot-links',
        children: links.map(({ label, href, isExternal }) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsxs('a', {
                className: 'link alone plain',
                href,
                ...(isExternal && {
                  target: '_blank',
                  rel: 'noopener',
                }),
                children: [
                  label,
                  isExternal &&
                    /* @__PURE__ */ jsx(Icon, {
                      name: 'external',
                      label: '(opens in a new tab)',
                    }),
                ],
              }),
            },
            href,
          ),
        ),
      }),
    ],
  });
}
/** Only the script can keep a choice, so without it the place stays empty. */
function ThemeChoice() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'theme-choice',
    children: [
      /* @__PURE__ */ jsx('label', {
        htmlFor: 'theme',
        children: 'Theme',
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'select',
        children: /* @__PURE__ */ jsxs('select', {
          className: 'input',
          id: 'theme',
          autoComplete: 'off',
          children: [
            /* @__PURE__ */ jsx('option', {
              value: 'system',
              children: 'As the system',
            }),
            /* @__PURE__ */ jsx('option', {
              value: 'light',
              children: 'Light',
            }),
            /* @__PURE__ */ jsx('option', {
              value: 'dark',
              children: 'Dark',
            }),
          ],
        }),
      }),
    ],
  });
}
// web/site/nav-bar.tsx
var LINKS = [
  {
    label: 'Home',
    href: ADDRESS.home,
  },
  {
    label: 'Pricing',
    href: ADDRESS.pricing,
  },
  {
    label: 'Contact',
    href: ADDRESS.contact,
  },
  {
    label: 'Affiliate',
    href: ADDRESS.affiliate,
  },
];
var MENU_LINKS = LINKS.map((link) =>
  link.href === ADDRESS.pricing
    ? {
        ...link,
        href: ADDRESS.pricingPage,
      }
    : link,
);
function NavBar({ path }) {
  return /* @__PURE__ */ jsx('header', {
    className: 'site-bar',
    children: /* @__PURE__ */ jsxs('div', {
      className: 'wrap site-bar-inside',
      children: [
        /* @__PURE__ */ jsx(Logo, {
          name: PRODUCT.name,
          href: ADDRESS.home,
        }),
        /* @__PURE__ */ jsx('nav', {
          className: 'site-bar-nav',
          'aria-label': 'Main',
          children: /* @__PURE__ */ jsx(LinkList, {
            links: LINKS,
            path,
            itemClass: 'site-bar-link',
          }),
        }),
        /* @__PURE__ */ jsx(SessionButtons, {}),
        /* @__PURE__ */ jsxs('details', {
          className: 'menu',
          children: [
            /* @__PURE__ */ jsxs('summary', {
              className: 'menu-button',
              children: [
                /* @__PURE__ */ jsx('span', {
                  className: 'visually-hidden',
                  children: 'Menu',
                }),
                /* @__PURE__ */ jsx(Icon, { name: 'menu' }),
                /* @__PURE__ */ jsx(Icon, { name: 'close' }),
              ],
            }),
            /* @__PURE__ */ jsx('nav', {
              className: 'menu-panel',
              'aria-label': 'Menu',
              children: /* @__PURE__ */ jsxs('div', {
                className: 'wrap',
                children: [
                  /* @__PURE__ */ jsx(LinkList, {
                    links: MENU_LINKS,
                    path,
                    itemClass: 'menu-link',
                  }),
                  /* @__PURE__ */ jsx(SessionButtons, {}),
                ],
              }),
            }),
          ],
        }),
      ],
    }),
  });
}
function LinkList({ links, path, itemClass }) {
  return /* @__PURE__ */ jsx('ul', {
    className: `${itemClass}s`,
    children: links.map(({ label, href }) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsx('a', {
            className: itemClass,
            href,
            ...(href === path && { 'aria-current': 'page' }),
            children: label,
          }),
        },
        href,
      ),
    ),
  });
}
/** Both answers lie in one place; the script decides which shows, so nothing moves when it knows. */
function SessionButtons() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'session',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'for-visitor',
        children: [
          /* @__PURE__ */ jsx('a', {
            className: 'button small',
            href: ADDRESS.login,
            children: 'Login',
          }),
          /* @__PURE__ */ jsx('a', {
            className: 'button small go',
            href: ADDRESS.signup,
            children: 'Signup',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'for-member',
        children: /* @__PURE__ */ jsx('a', {
          className: 'button small go',
          href: ADDRESS.app,
          children: 'Open app',
        }),
      }),
    ],
  });
}
// web/site/page.ts
/** Stands for the address the product is served under; the server puts the real one in when it starts. */
var ORIGIN = PLACEHOLDERS.origin;
// web/site/document.tsx
function Document({ page, assets }) {
  const { Body } = page;
  return /* @__PURE__ */ jsxs('html', {
    lang: 'en',
    children: [
      /* @__PURE__ */ jsx(Head, {
        page,
        assets,
      }),
      /* @__PURE__ */ jsxs('body', {
        children: [
          !page.bare &&
            /* @__PURE__ */ jsx('a', {
              className: 'skip',
              href: '#main',
              children: 'Skip to the text',
            }),
          !page.bare && /* @__PURE__ */ jsx(NavBar, { path: page.path }),
          /* @__PURE__ */ jsx('main', {
            id: 'main',
            tabIndex: -1,
            ...(page.whenSignedIn && { 'data-when-signed-in': page.whenSignedIn }),
            children: /* @__PURE__ */ jsx(Body, { files: new Set(assets.files) }),
          }),
          page.entries && /* @__PURE__ */ jsx(Unready, { path: page.path }),
          !page.bare && /* @__PURE__ */ jsx(Footer, {}),
        ],
      }),
    ],
  });
}
/** Shown by the style sheet where none of the scripts arrives; the first one that does takes it away. */
function Unready({ path }) {
  return /* @__PURE__ */ jsx('aside', {
    className: 'unready',
    'aria-label': 'This page is not ready',
    children: /* @__PURE__ */ jsxs('p', {
      children: [
        'The scripts of this page did not load, so its buttons do nothing yet. Nothing was sent.',
        ' ',
        /* @__PURE__ */ jsx('a', {
          className: 'link',
          href: path,
          children: 'Reload the page',
        }),
      ],
    }),
  });
}
function Head({ page, assets }) {
  const isIndexed = page.index !== false;
  const address = `${ORIGIN}${page.path}`;
  return /* @__PURE__ */ jsxs('head', {
    children: [
      /* @__PURE__ */ jsx('meta', { charSet: 'utf-8' }),
      page.hasSecretAddress &&
        /* @__PURE__ */ jsx('meta', {
          name: 'referrer',
          content: 'no-referrer',
        }),
      /* @__PURE__ */ jsx('meta', {
        name: 'viewport',
        content: 'width=device-width, initial-scale=1',
      }),
      /* @__PURE__ */ jsx('title', { children: page.title }),
      /* @__PURE__ */ jsx('meta', {
        name: 'description',
        content: page.description,
      }),
      isIndexed
        ? /* @__PURE__ */ jsx('link', {
            rel: 'canonical',
            href: address,
          })
        : /* @__PURE__ */ jsx('meta', {
            name: 'robots',
            content: 'noindex',
          }),
      /* @__PURE__ */ jsx('meta', {
        name: 'theme-color',
        content: '#f4f5f3',
        media: '(prefers-color-scheme: light)',
      }),
      /* @__PURE__ */ jsx('meta', {
        name: 'theme-color',
        content: '#131412',
        media: '(prefers-color-scheme: dark)',
      }),
      /* @__PURE__ */ jsx('link', {
        rel: 'icon',
        href: '/favicon.ico',
        sizes: '32x32',
      }),
      /* @__PURE__ */ jsx('link', {
        rel: 'icon',
        href: '/favicon.svg',
        type: 'image/svg+xml',
      }),
      /* @__PURE__ */ jsx('link', {
        rel: 'alternate',
        type: 'application/rss+xml',
        href: '/rss.xml',
        title: `${PRODUCT.name}: articles`,
      }),
      assets.fonts.map((font) =>
        /* @__PURE__ */ jsx(
          'link',
          {
            rel: 'preload',
            href: font,
            as: 'font',
            type: 'font/woff2',
            crossOrigin: 'anonymous',
          },
          font,
        ),
      ),
      assets.styles.map((style) =>
        /* @__PURE__ */ jsx(
          'link',
          {
            rel: 'stylesheet',
            href: style,
          },
          style,
        ),
      ),
      assets.preloads.map((script) =>
        /* @__PURE__ */ jsx(
          'link',
          {
            rel: 'modulepreload',
            href: script,
          },
          script,
        ),
      ),
      assets.scripts.map((script, index) =>
        /* @__PURE__ */ jsx(
          'script',
          {
            type: 'module',
            src: script,
            ...(index === 0 && { blocking: 'render' }),
          },
          script,
        ),
      ),
      /* @__PURE__ */ jsx(PreviewTags, { page }),
      page.jsonLd?.map((entry, index) =>
        /* @__PURE__ */ jsx(
          'script',
          {
            type: 'application/ld+json',
            dangerouslySetInnerHTML: { __html: JSON.stringify(entry).replaceAll('<', '\\u003c') },
          },
          index,
        ),
      ),
    ],
  });
}
/** What a chat or a social network shows when somebody shares the address. */
function PreviewTags({ page }) {
  const { path, title, description, index, picture, publishedAt } = page;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('meta', {
        property: 'og:type',
        content: publishedAt === void 0 ? 'website' : 'article',
      }),
      /* @__PURE__ */ jsx('meta', {
        property: 'og:site_name',
        content: PRODUCT.name,
      }),
      /* @__PURE__ */ jsx('meta', {
        property: 'og:title',
        content: title,
      }),
      /* @__PURE__ */ jsx('meta', {
        property: 'og:description',
        content: description,
      }),
      index !== false &&
        /* @__PURE__ */ jsx('meta', {
          property: 'og:url',
          content: ORIGIN + path,
        }),
      picture !== void 0 &&
        /* @__PURE__ */ jsxs(Fragment, {
          children: [
            /* @__PURE__ */ jsx('meta', {
              property: 'og:image',
              content: ORIGIN + picture,
            }),
            /* @__PURE__ */ jsx('meta', {
              property: 'og:image:width',
              content: '1200',
            }),
            /* @__PURE__ */ jsx('meta', {
              property: 'og:image:height',
              content: '630',
            }),
          ],
        }),
      publishedAt !== void 0 &&
        /* @__PURE__ */ jsx('meta', {
          property: 'article:published_time',
          content: /* @__PURE__ */ new Date(publishedAt * 1e3).toISOString(),
        }),
      /* @__PURE__ */ jsx('meta', {
        name: 'twitter:card',
        content: picture === void 0 ? 'summary' : 'summary_large_image',
      }),
      /* @__PURE__ */ jsx('meta', {
        name: 'twitter:title',
        content: title,
      }),
      /* @__PURE__ */ jsx('meta', {
        name: 'twitter:description',
        content: description,
      }),
    ],
  });
}
// content/articles/a-newsletter-from-a-recording.md?raw
var a_newsletter_from_a_recording_default =
  'title: A newsletter from a recording\ndescription: Your subscribers are the people most likely to watch, and least likely to have time. How to write them a letter about a video that is worth opening by itself.\ndate: 2026-10-08\ncaption: hello everybody and welcome back\nmotif: letter\n---\n\n"New video!" says the subject. Inside there is a picture with a triangle on it and a button. It is the most common newsletter a creator sends, and it treats the reader\'s inbox as a noticeboard. Some of your subscribers will click. Most will not, now or ever, because they open their mail in a queue or on a train with the sound off. They like you. They would read you. You sent them a door.\n\nA letter about a video should be worth its minute even if nobody presses play. Here is how to write one in an hour or less.\n\n## The envelope\n\nThree lines decide whether a letter is opened, and readers see all three before they see anything else.\n\n**The sender.** A person\'s name does better than a company\'s, and the same name every time does better than either. Do not change it for effect.\n\n**The subject.** Around fifty characters, sixty at most; phones cut off the rest. Say what is in the letter. "The garden I planted twice" is a subject. "You won\'t believe this" is a noise. Do not put the number of the issue first: it is for you, not for them. Write three candidates and let them lie for ten minutes; the best is seldom the first.\n\n**The preheader.** The grey words after the subject. If you do not write them, the mail program takes the first text it finds, which is often "View this email in your browser". You have some ninety to a hundred and ten characters. Use them to go on from the subject, not to repeat it: _38 plants, one wrong wall, and a question I could not answer._\n\n## The first two sentences\n\nDo not greet for a paragraph. Do not apologise for the gap since the last letter; nobody noticed. Begin where the talk became interesting. In most recordings that is not the beginning but somewhere in the second or third minute, when the speaker has stopped arriving.\n\nA useful exercise is to look for the first sentence in the transcript that you would have read aloud to somebody in the same room. Start there. You can explain afterwards who, when and why.\n\n## The middle: three things, each complete\n\nA video has many points, and a letter has room for three. Choose them by asking what a reader can use without watching: a rule, a number, a mistake to avoid. For each, write sixty to a hundred words that are complete. Not a teaser, the thing itself. Generosity is the strategy here. A reader who got three useful things from a letter opens the next one, and the one after.\n\nGive each a small heading, so that somebody who scrolls can choose. And give each a link to its moment:\n\n> **Measure your arm first.** Most of us can work about sixty centimetres into a bed, so a bed against a wall should be sixty deep, and one you can walk around at most twice that. _(Watch from 6:14)_\n\nThe link to the moment is the part that a recording gives you and an article does not. It turns "watch my video" into "if you want to see this, it is here". People who click such a link watch longer than those who came through the front door, because they came for something.\n\n## What a letter can do that a video cannot\n\nAdd one thing that is not in the recording. What you left out, what somebody asked afterwards, what you would say differently today. Two sentences are enough. It is a letter: it may know what day it is. This is also what makes subscribers feel that they are not getting leftovers.\n\n## The ask\n\nOne. A reply is the best, because it is worth more to you than a click, and because mail programs notice that people answer you. Make the question small enough to answer in one line from a phone: "Which corner of yours gets the sun at four?" Not: "What are your thoughts on garden planning?"\n\nIf you sell something, say so once, plainly, after the ask and not instead of it.\n\n## The form\n\nMail is an old and stubborn medium. Some rules that save grief:\n\n- **One column, 600 pixels or less, real text.** A letter that is one large picture says nothing to those whose program blocks pictures, and nothing to those who do not see them.\n- **System or common fonts, sixteen pixels.** Web fonts fail quietly in half the programs.\n- **Styles on the elements themselves.** Several mail programs strip style sheets from the head.\n- **Dark mode is out of your hands.** Use transparent logos, and colours that survive being inverted.\n- **Links as words, not addresses.** And not "click here": a list of links read aloud should make sense.\n- **A plain-text part.** It is what assistants, watches and cautious readers see.\n- **A way out.** An unsubscribe link that works with one click is the law in many places and good manners in the others.\n\nKeep the whole below about a hundred kilobytes, since Gmail cuts a longer letter off and hides the rest behind a link.\n\n## Length and rhythm\n\nBetween 250 and 500 words is a letter; above 800 it is an article that arrived by post, and should be a link. Send when you have something and not because it is Thursday, but if you promise Thursday, keep it. One letter per recording is a natural rhythm, and it answers the question of what to write about for as long as you go on making videos.\n\n## Measuring, a little\n\nOpen rates stopped meaning much when mail programs began to fetch pictures by themselves. Look at replies, at clicks on the moments, and at who leaves. If one of three moments gets most of the clicks, you know what the next video is about. If many leave after a letter, read it again as a stranger would; it usually began with "New video!".\n\n## With a machine\n\nA newsletter is the format in which a draft from a transcript helps most, because half the work is finding three passages in twelve minutes of speech. Let it propose three subjects, a preheader and three sections with their times; our format does exactly that, and keeps the limits above by itself. Then do the two things it cannot: choose the subject that sounds like you, and add the paragraph that is not in the recording. That is ten minutes, and it is the ten minutes that make it a letter.\n';
// content/articles/a-talk-is-not-an-article.md?raw
var a_talk_is_not_an_article_default =
  'title: A talk is not an article\ndescription: What has to change between the recording and the page, what must not, and an order of work that gets a twenty-minute talk into print in an afternoon.\ndate: 2026-09-03\ncaption: so what I am trying to say is\nmotif: sheet\n---\n\nRead any transcript aloud and you will hear a person thinking. Read it silently and you will see a mess. Nothing happened to the words in between. A talk is heard once, in order, by people who cannot turn back a page. An article is seen all at once by people who can leave at any line. Almost everything that makes the first one good makes the second one bad, and the work of turning one into the other is knowing which is which.\n\n## What a speaker does that a page cannot use\n\n**Speakers repeat.** They have to: a listener who missed a sentence has no other way to get it. In a good talk the main point is made three or four times, in slightly different words, and nobody minds. On a page the second time is a doubt about the first. When you find the same point four times in a transcript, you have found the point. Keep the clearest wording, put it where it is needed first, and delete the rest without regret.\n\n**Speakers announce.** "I want to talk about three things today." "Before I get to that, let me give you some background." These lines are handrails for people who cannot see how long the staircase is. A reader can see: there is a scroll bar, and there are headings. Turn each announcement into a heading or drop it.\n\n**Speakers point.** "As you can see here." "Look at this corner." "This one is twice as big." Every gesture in a talk leaves a hole in its transcript. Go through the recording once with the picture on and write down what each pointing word meant. This is the step people skip, and it is why so many articles made from videos contain sentences that refer to nothing.\n\n**Speakers correct themselves.** "It was in March, no, sorry, April." The transcript holds both months. So do the numbers they round, the names they half remember, the quotations they improve. Anything that can be looked up should be looked up before it is printed, because a reader can copy it and a listener cannot.\n\n## What must not change\n\nThere is a way of editing that removes all of this and the speaker as well. The result is correct and could have been written by anybody. Three things are worth protecting.\n\nThe first is **the concrete detail**. In one of the talks that come with our product a gardener says that by the first Sunday in May she had bought thirty-eight plants, and that she knows the number because she kept the receipts. Any summary would say "too many plants". The article should say thirty-eight, and it should keep the receipts, because that is the half-sentence that makes a reader believe the rest.\n\nThe second is **the order of discovery**. Many talks are built as a story: I tried this, it failed, somebody asked me a question, I understood. Editors like to move the conclusion to the top, and often they are right. But if the force of the talk is in how the speaker came to know something, an article that opens with the answer has thrown its engine away. Give the answer in the first paragraph, in one sentence, and then tell the story anyway.\n\nThe third is **the degree of certainty**. Speech is full of hedges, and most are noise: "sort of", "I guess", "kind of". Some are not. "In my experience" and "about sixty centimetres" and "for most people" are claims about how far the claim goes. Cut the fillers, keep the limits. A talk that said "usually" must not become an article that says "always".\n\n## An order of work\n\nHere is a sequence that takes an afternoon for a talk of twenty minutes.\n\n1. **Watch it once without writing.** At the end, write a single sentence that begins "The talk says that". If you cannot, the article will not say it either.\n2. **Mark the chapters.** Most talks change subject every two to four minutes. Write the time of each change and three words about what starts there. You now have an outline, and you know how much room each part had.\n3. **Decide on the order.** Move at most two parts. If you want to move more, you are writing another article, which may be fine, but do it on purpose.\n4. **Write each section from the transcript, not from memory.** Keep the time of the passage beside every paragraph. You will need it when somebody asks where a number came from, and it lets you check your own work in seconds instead of minutes.\n5. **Fill the holes.** Every "this", "here" and "that one" gets a noun. Every figure is checked. Everything that was shown and not said is either described or left out.\n6. **Write the beginning last.** Openings of talks are for settling into chairs. The opening of an article has to say what the reader will get and why to trust it, and you only know that now.\n7. **Read it aloud.** It should sound like a careful version of the same person. If it sounds like a brochure, put two of their sentences back as they were spoken.\n\n## How long it should be\n\nA person speaks about 130 to 160 words a minute, so a talk of twenty minutes is near three thousand words. After repetition, announcements and detours are gone, what remains is usually a third to a half of that. An article of 1,000 to 1,500 words from such a talk has probably kept everything. One of 400 is a summary, and should be called one. One of 3,000 is a transcript in a suit.\n\nThere is no reward for length. Search engines do not count words, and readers count them only when there are too many. But if your article is much shorter than a third, look again at what went missing. It is often the middle: attention sags there, in editors and in software alike, and the part of the talk between minute eight and minute fourteen is where the qualifications live.\n\n## Where software helps, and where it does not\n\nA model will happily do steps four and five in half a minute, and it is good at them: it removes repetition well and it rarely gets bored in the middle. What it cannot know is what you pointed at, which of two months was right, and which hedge you meant. So let it write, and then go to the margin. If every paragraph names the moment it rests on, checking becomes a matter of clicking and listening for ten seconds. If it does not, you are proofreading a stranger\'s memory of your talk.\n\nThat is the whole reason we hang every paragraph on a rail of time codes. Not because the machine should be trusted, but because you should never have to.\n';
// content/articles/captions-and-rights.md?raw
var captions_and_rights_default =
  "title: Captions, transcripts and rights\ndescription: Whose words are in a caption file, what you may do with them, and the habits that keep a repurposed video out of trouble. Not legal advice, but a map.\ndate: 2026-09-17\ncaption: captions auto-generated\nmotif: captions\n---\n\nA caption file looks like nothing. A few kilobytes of text and times, free of pictures and sound, that any player will show you. It is easy to forget that it is a copy of what somebody said, and that what somebody says can belong to them. This article is a map of the questions, written by people who build software and not by lawyers. Laws differ between countries and change. If money or a reputation hangs on the answer, ask somebody who is paid to know.\n\n## Three layers\n\nThere are up to three things in a caption file, and they can have three owners.\n\n**The spoken words.** A prepared talk, a lecture, a script: in most countries such a text is protected like any other writing, and it belongs to the person who composed it or to whoever they wrote it for. An interview has at least two speakers. A conversation that nobody planned is a harder case, and depends on where you are.\n\n**The transcription.** Typing out what was said is usually not considered a new work. A translation is: somebody chose those words, and in most places a translator holds rights in the translation, beside the rights of the original author. Volunteers who subtitled a talk in their language have made something.\n\n**The recording.** The sound and the pictures have their own rights. If you work from the text alone you do not touch these, but you touch them again the moment you quote an excerpt of sound in a podcast, or take a frame for your article.\n\nAutomatic captions change none of this. A machine wrote them down, and they are still a copy of the speaker's words.\n\n## Your own video\n\nThis is the simple case, and it is what most of our users do. You spoke, you recorded, you own the words, and you may turn them into whatever you like. Three footnotes.\n\nIf you were _employed_ to make the video, your employer may own it. If you had _guests_, ask them before you publish their words in another form: people who agreed to a conversation on camera did not always agree to an article with their name on it. A sentence in your usual invitation settles this for good: \"We may also publish what is said as text and audio.\" And if you read somebody else's text aloud in the video, a poem or a page of a book, the article has it too.\n\n## Somebody else's video\n\nThe video is public; that does not make its words yours. There are three roads, and it helps to know which one you are on.\n\n**Permission.** Ask. Say what you want to make, where it will appear, and that you will link to the original. Many creators say yes at once, because an article that sends readers to their video is worth having. Keep the answer.\n\n**A licence.** Some platforms let creators publish under a Creative Commons licence. _Attribution_ means that you may reuse and change the work, also commercially, as long as you name the author, link to the source and the licence, and say that you changed something. Other variants exclude commercial use or changes, and an article that you publish on a company's site is commercial use by most readings. Look at the licence of the video, not at that of the channel.\n\n**An exception.** Most legal systems let you quote. What they share is that a quotation serves a purpose of your own, such as criticism, comment or teaching; that it is no longer than the purpose needs; and that the source is named. A review that quotes four sentences is a quotation. A full rewrite of a lecture, paragraph by paragraph in other words, is not, even when no sentence has survived: following another person's structure and examples that closely may well be an adaptation, for which you need permission.\n\nFacts and ideas are free. If a video taught you that full sun means six hours of light, you may write that without asking anyone. What is protected is how it was told: the order, the examples, the jokes, the receipts from the garden centre.\n\n## Summaries\n\nA summary is the case people ask about most. A short account of what a video says, in your words, with a link, is something newspapers and libraries have always made, and it rarely troubles anybody, because it makes people want the original. It begins to trouble when it replaces it. If a reader of your summary has no more reason to watch, ask yourself whether you would be comfortable showing it to the author. If not, shorten it, and link to the moments.\n\n## Platforms have rules too\n\nApart from the law there is the contract you accepted when you opened an account. Video platforms commonly forbid downloading or automated access except by the means they provide. That is a matter between you and the platform, not of copyright, but it can end an account. Caption files that you export from your own channel, or write yourself, raise no such question. That is one reason why our product takes uploaded subtitles and pasted text as readily as a link.\n\n## Names, faces, and what people said about others\n\nA text can do harm that has nothing to do with copyright. Automatic captions mishear names, and a mistake about a living person, printed, is a new statement with your name under it. Check names against another source. Be careful with numbers about people, with accusations, and with anything medical. In the European Union, what is said about an identifiable person is personal data, and a transcript of a meeting is full of it: keep it only as long as you need it.\n\n## Habits\n\n- **Write down where every text came from**: the address, the date, the licence or the permission. One line in a table is enough.\n- **Name and link.** The author's name and a link to the video, at the top and not in the footer. Link to the moment where you can.\n- **Keep the evidence.** If each paragraph carries the time it came from, you can answer any question about it in a minute, and a correction takes two.\n- **Say how it was made.** If a model drafted it, say so in a line. Some countries and some platforms already ask for it, and readers are kinder to those who told them.\n- **Take down first, argue later.** If an author objects, remove the text at once and then talk. It costs you little, and it turns most disputes into permissions.\n\nNone of this is difficult. It is mostly a matter of treating a caption file as what it is: somebody's voice, written down.\n";
// content/articles/checking-what-a-model-wrote.md?raw
var checking_what_a_model_wrote_default =
  'title: Checking what a model wrote\ndescription: Fluent text hides its mistakes. A method for finding unsupported sentences, wrong numbers and missing parts in ten minutes, with or without our help.\ndate: 2026-10-15\ncaption: did she really say that?\nmotif: proof\n---\n\nA bad transcript looks bad. You see the missing full stops and the garbled names, and you read with care. A text written by a language model looks finished. Its grammar is right, its transitions are smooth, and the one invented figure stands in the same even light as everything else. So the problem of checking is not effort but attention: how to look hard at something that gives you no reason to.\n\nThis is a method. It takes about ten minutes for an article made from a talk of twelve, and it finds most of what can be wrong.\n\n## The four things that go wrong\n\n**Invention.** A sentence that nothing in the source supports. Pure fantasy is rare. The usual kind is _rounding towards the expected_: the speaker said "about a third of them", and the text says "35 percent"; she mentioned a study, and the text names a university.\n\n**Overreach.** The source says something weaker. "It worked for me" becomes "it works". "In a hot summer" disappears. Each is a small step, and they all go in the same direction, towards the confident and the general.\n\n**Omission.** A part of the video that did not make it into the text. Models given a long document attend to its beginning and its end more than to its middle; researchers have measured this and it agrees with what we see. A text can be perfectly accurate and still leave out the eight minutes where the qualifications were.\n\n**Misplacement.** Everything in it was said, but not together. Two examples are merged, the cause of one is given to the effect of the other, a guest\'s opinion turns up as the host\'s.\n\nSpelling and grammar are not on the list. They are the one thing you need not check.\n\n## Ten minutes\n\n**Minute one: numbers.** Mark every figure, date, amount and measurement in the text. For each, find the place in the video. Numbers are where invention is most common and easiest to prove. If a number cannot be found in thirty seconds, delete it; if the sentence collapses without it, delete the sentence.\n\n**Minute three: names.** People, places, products, titles of books. Automatic captions mishear them, and a model will then correct the mishearing into something plausible. Check the spelling against another source, not against the transcript.\n\n**Minute four: strong words.** Search for _always, never, every, all, only, most, best, proven, studies show, experts_. For each, listen to what was said. You will weaken about half of them.\n\n**Minute six: the middle.** Divide the video into ten equal parts and ask, for each, which sentence in the text comes from it. A part with nothing is either a digression or a loss. Listen to a minute of it and decide.\n\n**Minute eight: quotations.** Anything in quotation marks must be what was said, to the letter, apart from fillers. Models like to tidy quotations. Either restore it or take the marks away.\n\n**Minute nine: the beginning and the end.** Introductions and conclusions are where a model has least to go on and writes most freely. The last paragraph in particular tends to hope for the future. If it says nothing that the talk said, cut it. Texts are better for ending one paragraph early.\n\n**Minute ten: read one paragraph aloud.** Choose it at random. Does it sound like the speaker? That is a matter of style, not of truth, but the two often fail together.\n\n## Why citations are not enough\n\nMany tools attach sources. It is worth knowing how that is done, because there are two ways, and they look the same.\n\nIn the first, the model writes the text and the times. It has learned that such texts carry times, so it produces some. They are often close. They are sometimes from another part of the video, and now and then they lie after its end. A wrong time under a wrong sentence is worse than none, since it looks like proof.\n\nIn the second, the transcript is cut into numbered passages, the model must name the passages that each paragraph rests on, and the program, not the model, turns the numbers into times. A number that does not exist is refused. A time can then never be invented; at worst a real passage is cited for something it does not say.\n\nThat remaining case can be caught too, at least in part. Compare the words of the sentence with the words of the passages it cites: if they share little, and no number or name in common, mark it for a human. It is a crude measure and it works well. It needs no second model, costs about a millisecond a sentence, and, unlike a model asked to judge itself, it does not agree with whoever spoke last.\n\nWe do it this second way, and we show the result: a red wave under what the passages do not seem to support, and a bar that shows which parts of the video the text rests on. Both are hints. A sentence without a mark can be wrong, and one with a mark can be a good paraphrase. What they do is tell you where to spend your ten minutes.\n\n## When the languages differ\n\nIf the video is in German and the text in English, comparing words is of no use. Numbers and names still travel, so check these first. Then take three paragraphs at random and have somebody who knows both languages read them beside the passages. If there is nobody, translate the paragraph back with another tool and compare the claims, not the wording. Machine translation has become very good at sounding right; _not_ and _unless_ are still where it breaks.\n\n## Writing so that it can be checked\n\nHalf of checking is done before. Ask for short paragraphs, since a paragraph of one idea rests on one passage, and a paragraph of four rests on everything. Ask for the speaker\'s own numbers and examples rather than for "insights". Do not ask for statistics. Do not ask for a conclusion. And never give a model a transcript together with the request to "make it more impressive": it will oblige.\n\n## What to tell readers\n\nIf a model wrote the draft and a person checked it, say so in a line, and say who the person is. Put the times where readers can use them. A reader who can click on a paragraph and hear the speaker say it does not have to trust you, and for that very reason will.\n';
// content/articles/one-talk-many-languages.md?raw
var one_talk_many_languages_default =
  'title: One talk, many languages\ndescription: Translating the text is the easy half. Direction, length, numbers, examples and names: what to settle before a talk goes out in ten languages.\ndate: 2026-10-22\ncaption: ¿dónde está el sol a las cuatro?\nmotif: scripts\n---\n\nA talk in English can be understood by perhaps one and a half billion people, most of whom would rather read in something else. Producing the text in another language now takes a minute. Producing one that does not sound foreign takes a few decisions, and they are the same ones every time. Make them once, write them down, and every later translation is better.\n\n## Translate the document, not the captions\n\nThe obvious road is to translate the captions and then write an article from them. It is the wrong order. Captions are cut every few seconds, in the middle of clauses, and a translator who sees _so before you buy a single_ must guess what comes. In Japanese or German, where the verb arrives last, it cannot even be done line by line.\n\nBetter: write the article in the target language directly from the whole transcript. The writer, human or machine, then sees all of the talk, chooses what the text needs and says it as that language would. Keep the times: they belong to the passages and do not care what language the text is in. A reader in Lisbon can still click on a paragraph and land on the right second of the English recording.\n\nIf you need subtitles as well, make them separately, from sentences and not from lines, and then cut them for reading speed.\n\n## Who is being addressed\n\nEnglish has one _you_. German, French, Spanish, Hindi and many others have at least two, and the choice sets the tone of everything. Japanese and Korean build it into every verb. Decide once per language and per audience: informal in a video for hobby gardeners, formal in a letter to clients. The worst choice is both, which is what you get if nobody chooses and the text is made in pieces.\n\nPortuguese is two languages for this purpose. A Brazilian reader notices European Portuguese in the first line and the other way round. Chinese in simplified and in traditional characters is more than a change of letters. Serbian is written in two alphabets. If your list of languages does not say which is meant, it is not finished.\n\n## Length\n\nText grows and shrinks. From English, expect German and Finnish to be longer by a fifth to a third, French and Spanish by about a fifth, Chinese and Japanese much shorter in characters, though each is wider. Where the form has a limit it bites: a post of 280 units in English will not fit in German, and a subject of 55 characters becomes 70. Chinese, Japanese and Korean characters count double on X, so a post there holds 140 of them.\n\nSo do not translate a post; write it anew within the limit, from the same idea. The same is true of titles, and of anything on a button.\n\n## Direction\n\nArabic, Hebrew, Persian and Urdu are written from right to left, and that turns more than the letters. Lists have their bullets on the right. The margin is on the other side, and so is a rail of times. Times, numbers and Latin names inside keep their own direction, so a line such as "at 12:41, Archivo" has three changes of direction in it, and programs that were not built for this scatter the punctuation. Test with a paragraph that contains a number, a name in Latin letters and a pair of brackets. If the brackets face the right way, most other things will.\n\nNo italics in Arabic or Hebrew, or in Chinese and Japanese: these scripts have other ways of showing emphasis, and a slanted glyph looks broken. No letter-spacing in Arabic, which is joined, and no capital letters anywhere that has none. Headings set in capitals by a style sheet simply stop being headings.\n\n## Numbers, units and dates\n\n_1,240_ in English is _1.240_ in German, _1 240_ in French, and in India a lakh is written _1,00,000_. A reader who meets the wrong one misreads by a factor of a thousand. Dates are worse: 03/04 is March or April, depending on the reader. Write the month as a word.\n\nConvert units where the reader would have to, and give the original in brackets where precision matters. Do not convert what was said as a figure of speech. "Give an inch" is not 2.54 centimetres.\n\nPrices should stay in the currency in which they were true, with a date if they may have changed.\n\n## Examples and jokes\n\nA talk about gardens recorded in London says that the sunny side of a house faces south, and that July is when everything has grown. In São Paulo it faces north, and July is winter. The words can be translated perfectly and the advice be wrong. Before you go into a language, think for a moment of where its readers are.\n\nJokes made of sound do not survive; jokes made of situation do. Proverbs have cousins. If a translator gives you a literal rendering of an idiom, it is a sign to look at the rest.\n\nNames of people stay as they are in scripts that can hold them, and are transliterated in those that cannot. Decide how, once, and keep a list: the same person must not have two names in one text. Product names usually stay in Latin letters.\n\n## Checking without speaking it\n\nYou will publish in languages you do not read. You can still check a good deal.\n\n- **Is it the right language, and only that?** Detectors are reliable for whole texts, except between close neighbours: Norwegian and Danish, Croatian and Serbian, Indonesian and Malay.\n- **Are the numbers there?** List the figures in the original and in the translation. They should match, apart from separators and converted units.\n- **Are the names there?** The same, with your list.\n- **Is it all there?** Compare which passages of the talk each version rests on. A version that rests on half as many has lost half.\n- **Is anything left in English?** Headings, buttons, alternative texts and the description for search engines are where it hides.\n- **Have one page read** by a native speaker, once per language and not per text. Ask not "is it correct?" but "what would you have said?".\n\n## Telling readers\n\nMark the language in the page, so that browsers hyphenate and screen readers pronounce it properly. Link the versions to each other with the languages named in themselves: _Deutsch_, _العربية_, _日本語_. A flag is not a language; ask a Swiss, or an Indian. If a machine translated it, say so, and say where corrections can be sent. People do send them, and they are usually right.\n';
// content/articles/podcast-loudness.md?raw
var podcast_loudness_default =
  'title: How loud should a podcast be?\ndescription: Minus sixteen what? Loudness units, true peak, and the four steps that make two voices sit at the same level from the first minute to the last.\ndate: 2026-09-24\ncaption: can everybody hear me?\nmotif: wave\n---\n\nPut two episodes of two podcasts one after the other and you will reach for the volume. It is the most common fault in spoken audio, it is the easiest to fix, and the numbers you need fit on a postcard. Here they are first, and the reasons after.\n\n- **Loudness:** −16 LUFS, integrated over the whole episode, within one unit, as a meter shows it for the file you upload.\n- **True peak:** no higher than −1 dBTP.\n- **Mono or stereo:** whichever you like, but the same for every episode, for a reason explained below.\n\n## What the units mean\n\nA _decibel_ alone says nothing about how loud a thing sounds. The ear hears little at the bottom and the top of its range and a great deal in the middle, where speech lives. In 2006 the International Telecommunication Union published a recommendation, BS.1770, that measures sound the way we hear it: it filters the signal so that the lows count less and the upper middle counts more, and takes the power in short overlapping windows. Since its second edition, of 2011, it leaves out the windows that are silence. The result is a number in **LUFS**, loudness units relative to full scale. One unit is one decibel. Full scale is zero, so everything real is negative.\n\nThe _integrated_ loudness is that measure over the whole programme. Because pauses are gated out, an episode with long silences is not measured as quieter than it sounds while somebody is speaking. This is what platforms mean when they name a number.\n\n**True peak** is something else. It is the highest point of the wave as it will be once it is turned back into a continuous signal, which can be higher than any of the stored samples: the curve between two samples may rise above both. A file whose samples touch zero can clip in the listener\'s converter, and lossy encoding pushes peaks up a little more. One decibel of room covers both.\n\n## Why minus sixteen\n\nApple asks for around −16 LUFS, with a tolerance of one, and a true peak of −1. Other platforms name −14. Broadcasters in Europe use −23, which is right for a living room and too quiet for a pavement. Minus sixteen has become the meeting point: loud enough for an earphone on a train, and with enough room above it that speech need not be crushed to get there. A platform that aims at −14 turns you up as far as your peaks leave room, or leaves you as you are. Neither does any harm.\n\nYou will also read −19 for mono. It comes from a habit in the standard, which adds up the power of the channels. The same voice in both channels of a stereo file measures three units more than in a single one, and yet, when the mono file is played through two speakers, the listener hears the same thing. So −19 mono and −16 stereo are equally loud in the ear. The directories make no such difference: they name one number, and they and the apps that level episodes read it from the file as it is. We deliver mono at −16, because that is what will be checked. What you should not do is change from one kind to the other in the middle of a show: that is the jump that makes people reach for the volume.\n\n## The four steps\n\n**One: make the voices equal, not the file.** If one host sits at −14 and the other at −20, normalising the whole file leaves them six units apart. Measure every voice by itself and bring each to the same level before mixing. With recorded conversations this means separate tracks, or a patient afternoon. With synthetic speech it is free: each line is a clip, and each clip can be measured.\n\n**Two: tame the peaks.** Speech has a _crest_: short consonants stand 12 to 18 decibels above the average. If you turn the average up to −16, the peaks may want to go above zero. A compressor with a modest ratio, two or three to one, takes the top off the loudest syllables. Listen for breath becoming as loud as words: that is too much.\n\n**Three: set the level.** Measure the integrated loudness of the mix, subtract it from −16, and change the gain by the difference. That is all "normalising to loudness" is: one number, added once.\n\n**Four: limit.** Now some peaks are above −1. A look-ahead limiter sees them coming a few milliseconds early and lowers the gain smoothly around them. The kind that does not look ahead and simply bends the top of the wave leaves a fizz on every plosive, and does not even guarantee the ceiling between the samples. Measure the true peak after encoding, not only before it.\n\nThen measure again. If the limiter had much to do, the loudness has dropped a little; go round once more.\n\n## What a meter does not tell you\n\nA file can pass every number and be unpleasant.\n\n**Room.** An echo cannot be equalised away. Curtains and a closer microphone do more than any software.\n\n**Gaps.** Between two people who know each other the pause before an answer is about a fifth of a second. Many edits leave either nothing, which sounds like an argument, or half a second of digital black, which sounds like a fault. Leave a little of the room\'s own noise in the gaps.\n\n**Drift.** People get quieter when they tire. A file whose first and last five minutes differ by four units has a correct average and a wrong end. Look at the short-term loudness over time, not only at the one figure.\n\n**Sibilance.** Encoding to MP3 at a low bitrate turns a sharp _s_ into a splash. For speech, 96 kbit/s in mono or 128 in stereo is plenty, and anything below 64 will be heard.\n\n## Chapters, tags and the rest\n\nWhile you have the file open: write chapters. Players show them, and a listener who can jump comes back. They are stored in the ID3 tags at the start of an MP3, as times and titles, and the best source for them is the outline of the script. Fill in title, show, artwork and date as well, because a file that somebody downloads is on its own from then on.\n\n## Checking ours\n\nThe audio our product makes from a script goes through these steps by itself: each line is spoken and measured, voices are brought level, the mix, in mono, is set to −16 LUFS within one unit and kept under −1 dBTP by a limiter that looks ahead, and chapters are written from the script. You do not have to believe that. Any meter that follows BS.1770 will show you the same figures, and several good ones are free. Put an episode through one. It takes less time than reading this sentence twice.\n\nAnd if you only remember one thing: level the _voices_ first. Everything else is arithmetic.\n';
// content/articles/search-and-the-spoken-word.md?raw
var search_and_the_spoken_word_default =
  'title: Search and the spoken word\ndescription: Nobody can search inside your video. What a written version has to contain to be found, which habits are superstition, and how to help the video itself.\ndate: 2026-10-01\ncaption: where did she say that?\nmotif: rails\n---\n\nA video of twelve minutes contains some eighteen hundred words, and a search engine sees about twenty of them: the title and the first line of the description. Captions help a little on the platform itself. On the open web, what you said does not exist until it is written. That is the plain argument for turning videos into pages, and it needs no tricks. What follows is what we would do for a page of our own, and did.\n\n## Begin with the question\n\nPeople do not search for your talk. They search for what is bothering them: _lettuce goes to seed too early, how wide should a garden bed be, do hostas grow in shade_. Your talk answers all three, each in a sentence or two, in the middle of something else.\n\nBefore writing, list the questions that the video answers. Go through the chapters and write each as somebody would type it who has never heard of you. Ten minutes of video usually yields six to twelve questions. Now choose: one of them is the subject of the page, two to five become sections, and the rest are either short answers at the end or pages of their own some day.\n\nThis list is more use than any keyword tool. The tool tells you what many people type. The list tells you what you can answer, and only the overlap is worth a page.\n\n## The parts that matter\n\n**The title.** Up to about sixty characters, because longer ones are cut off in the results. Put the subject first and be specific. "How to plan a small garden by its shade" beats "Garden planning: everything you need to know", which promises everything and names nothing. One H1 on the page, saying the same.\n\n**The description.** Up to about 155 characters. It does not change the ranking; it changes whether anybody clicks. Write it as the answer to "why this page?" and give a fact. If you leave it out, the engine takes whatever sentence it finds.\n\n**The address.** Short, readable, unchanging: `/small-garden-shade`. Words and hyphens, no dates, no numbers that mean something only to your database. If it must change, redirect the old one for good.\n\n**Headings.** One H2 for each section, in the words of the question where that reads naturally, and H3 only inside an H2. People scan headings before they read, and screen readers offer them as a list. A page whose headings make sense alone is nearly always a good page.\n\n**The first paragraph.** The answer, at once. You can tell the story after it. A reader who gets the answer and leaves was never going to stay; one who gets it and trusts you will.\n\n**Text beside every picture.** What it shows, in a sentence, for those who do not see it. The still of a video with its title as alternative text is a wasted line.\n\n**Links.** Two or three to pages of your own that go further, with words that say where they lead. And the video, with the moment.\n\n## Structured data, briefly\n\nThere is a vocabulary, schema.org, for telling machines what a page is, written as a block of JSON in the page. For an article: `Article` with headline, author, dates and picture. For a page with real questions and answers: `FAQPage`. For the trail at the top: `BreadcrumbList`. For a page whose main thing is the video: `VideoObject`, with name, description, upload date, thumbnail, and its key moments as `Clip` entries with a start time each.\n\nIt does not lift a page up the list. It makes the result richer where the engine chooses to, and it removes doubt about what is what. Mark up only what is visible on the page; marking up what is not there is treated as deceit, rightly.\n\n## What to ignore\n\n**Density.** There is no right percentage of a phrase. Use the words your subject has; synonyms are understood.\n\n**Length for its own sake.** Pages that rank are often long because thorough ones tend to be. It does not work backwards.\n\n**Keyword lists in a meta tag.** Not read for ranking by any large engine since before some of your readers were born.\n\n**Publishing the raw transcript.** It is tempting, since it has all the words. But it reads badly, and people leave. Put it at the bottom in a folded block, for those who want it, under an article that people can read. A transcript is raw material; so is flour.\n\n**Ten pages from one video.** If three of them say the same in other words, they compete with each other, and the engine picks one at random. One good page for each real question.\n\n## Originality\n\nThere is a fear that text made from a video counts as copied. It does not, if it is yours: nobody else has it in writing. What can hurt is a page that says what a hundred others say, with nothing of its own. That is where a talk has an advantage over an article written from other articles. You said thirty-eight plants. You measured the path. You have a photograph of the bins. Make sure that the details survive the editing, because they are the part that cannot be found elsewhere.\n\nIf a model wrote the draft, measure two things before you publish: how much of it is taken over word for word from the transcript, where a low figure is good, and how many of its sentences the transcript supports, where a high one is. Smooth text fails the second test more often than one would like.\n\n## Helping the video too\n\nThe page and the video should send people to each other.\n\n- Put the page\'s address in the first line of the video\'s description, where it shows without unfolding.\n- Use the article\'s headings as chapter titles: times at the start of each line, the first at 0:00.\n- Upload proper captions. The automatic ones get names and terms wrong, and those are the words people search for. If you corrected the transcript to write the article, you have the captions already.\n- Link from each section of the page to its moment in the video. It costs nothing, it gives readers a reason to watch, and it is the one thing no other page about your subject can offer.\n\n## How to tell whether it works\n\nWait. A new page takes days to be read and weeks to settle. Then look, in the free console of the search engine, at the queries for which the page was shown. If they are the questions on your list, improve the title until people click. If they are other questions, you have been told what to write next, by the people who want to read it. That is the best keyword research there is, and it is addressed to you.\n';
// content/articles/threads-that-hold.md?raw
var threads_that_hold_default =
  'title: Threads that hold\ndescription: A thread is read one post at a time by people who can stop after each. How to cut a video into posts that carry their reader to the last one.\ndate: 2026-09-10\ncaption: one thing at a time\nmotif: thread\n---\n\nA thread is the only form of writing in which the reader is asked, every forty words, whether to go on. There is a gap after every post, and in the gap there is a whole feed of other people\'s work. So a thread is not a short article with numbers. It is a chain, and the question about a chain is never how beautiful it is but whether each link holds.\n\n## What the counter counts\n\nStart with the one hard rule. A post on X holds 280 units, and units are not characters. Most Latin letters count one. Characters of Chinese, Japanese and Korean, and emoji, count two. Every link counts 23, however long or short it is, because the platform replaces it with its own. So a post of 270 ordinary letters has no room for a link, while a post of 250 with a link of ninety characters does fit.\n\nThis matters when you cut. If you fill each post to the brim, the first edit breaks it. Leave ten or fifteen units free in every post. You will want them for the number, for a missing word, and for the version in another language, which is often a fifth longer.\n\n## One post, one thing\n\nTake a paragraph from your video and try to fit it into a post by squeezing. It nearly works: drop an adjective, replace "because" with a dash, write 3 for three. Now read it. It is a telegram.\n\nDo the opposite. Ask what the paragraph says and find the smallest complete piece of it that somebody might repeat at dinner. Post that piece, with room to breathe. If the rest of the paragraph is worth having, it gets a post of its own; if it is not worth a post, it was not worth the paragraph.\n\nA good test is to read a post alone, with no knowledge of the others, because that is how it will be seen when somebody shares it from the middle. "That was when she asked it" fails. "My neighbour had one question: where is the sun at four o\'clock?" holds.\n\n## The first post is a promise\n\nPeople call it a hook, and the word has done harm, because it makes writers reach for bait: _Most people get this wrong. What happened next surprised me._ Bait works once per reader. A promise works again tomorrow. The first post should do three things in about two hundred units:\n\n- say **what** the reader will have at the end that they do not have now;\n- give **one concrete piece of evidence** that you can deliver it, such as a number, a place or a mistake you made;\n- stop **before the answer**, but not before the subject.\n\nCompare "A thread about garden planning" with "I bought 38 plants before I knew where the sun was at four o\'clock. What I should have done first takes one day and a sheet of paper." The second tells you the subject, proves that the writer has been there, and leaves one question open, which is honest because the next post answers it.\n\n## Seams\n\nThe gap between two posts is where you lose people, so look at the seams and not only at the posts. There are four that work.\n\n**Question and answer.** End on a question the reader really has at this point, and answer it first thing in the next post.\n\n**Number and meaning.** Give a figure at the end of one post; say what it means at the start of the next. "Seven visits, three minutes each." "That is twenty minutes of work for a plan that lasts for years."\n\n**Rule and exception.** State the rule flatly. Open the next post with "Unless".\n\n**Before and after.** What I believed; what I saw.\n\nWhat does not work is the cliffhanger for its own sake, the row of dots, the pointing finger. They ask for trust instead of earning it, and each use costs a little more.\n\n## How many\n\nCount the ideas, not the minutes. A video of twelve minutes usually contains five to nine things that can stand alone. Add the promise at the start and the ask at the end, and you have a thread of seven to eleven posts. Beyond twelve the number itself begins to put people off: the first post shows _1/19_ and the reader makes a decision about their evening.\n\nIf you have more than nine ideas, make two threads on two days. If you have fewer than four, write a single post and be done. A single post that says one thing well travels further than a thread that says it slowly.\n\nNumber the posts. It costs four or five units and gives the reader what a scroll bar gives: a way to know how much is left. Where it stands is a matter of taste: at the end it does not come between the reader and the first word; at the front, where we put it, whoever meets a post alone sees at once that it is one of several.\n\n## The last post\n\nThe end of a thread has one job, and it is to say what to do now. Not five things. One: watch the video at this moment, try this tonight, reply with your own case. A question that people can answer from their own life gets replies; "what do you think?" does not.\n\nIf you link to the video, link to the moment and not to its beginning. Somebody who has read nine posts about the shade of a wall does not want your greeting; they want minute three. And put the link in the last post or in a reply, not in the first, where it invites people to leave before they have started.\n\n## Making one from a video\n\nHere is a procedure that fits into half an hour.\n\n1. List the things said in the video that you would repeat to a friend. Write each as one plain sentence with its time code. Do not look at the counter yet.\n2. Strike out everything that needs the picture to be understood.\n3. Put the most concrete one first. It is usually a mistake or a number, and it is often in the second minute.\n4. Arrange the others so that each makes the next one necessary. If two could swap places without harm, one of them can go.\n5. Now write the posts, one idea each, with room left over. Count as the platform counts.\n6. Read only the first words of every post, from top to bottom. If three begin with "And" or "So", rewrite two.\n7. Read them in the wrong order. Each should still make sense alone.\n\nWhen we built the thread format, that list became its rules: the hook first, the ask last, every post counted by the platform\'s own arithmetic, and each tied to the second of video it came from, so that when somebody replies "source?", you have it.\n';
// contract/values.ts
var NonEmptySchema = z.string().check(z.minLength(1));
var CountSchema = z.int().check(z.nonnegative());
z.int().check(z.nonnegative());
z.number().check(z.gte(0), z.lte(1));
z.number().check(z.nonnegative());
z.iso.datetime();
// contract/articles.ts
var ArticleInfoSchema = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: NonEmptySchema,
  description: NonEmptySchema,
});
var ArticleSchema = z.extend(ArticleInfoSchema, {
  /** Seconds since 1970. */
  date: CountSchema,
  /** HTML of our own writing. */
  content: NonEmptySchema,
});
// content/article-file.ts
/**
 * `content/articles/<slug>.md`: lines `title:`, `description:`, `date:` (a day, UTC), `caption:` and `motif:`, a line
 * of dashes, then Markdown of our own, so its HTML is passed on as it is.
 */
function parseArticle(slug, file) {
  const [head = '', ...rest] = file.split(/^---$/m);
  const text = rest.join('---').trim();
  const fields = new Map(
    head
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
  const field = (name) => {
    const value = fields.get(name);
    if (!value) throw new Error(`${slug}.md has no ${name}`);
    return value;
  };
  const article = ArticleSchema.parse({
    slug,
    title: field('title'),
    description: field('description'),
    date: Date.parse(`${field('date')}T00:00:00Z`) / 1e3,
    content: withAnchors(safeLinks(marked.parse(text, { async: false }))),
  });
  return {
    ...article,
    caption: field('caption'),
    motif: field('motif'),
    words: countWords(article.content),
    sections: sectionsOf(article.content),
  };
}
function countWords(html) {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}
function withAnchors(html) {
  return html.replaceAll(/<h2>(.*?)<\/h2>/g, (_, title) => {
    return `<h2 id="${title
      .toLowerCase()
      .replaceAll(/&[^;]+;/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')}">${title}</h2>`;
  });
}
function sectionsOf(html) {
  return [...html.matchAll(/<h2 id="(.*?)">(.*?)<\/h2>/g)].map(({ 1: id = '', 2: title = '' }) => ({
    id,
    title: title.replaceAll('&#39;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  }));
}
/** Links that leave the site open beside it, and get no hold on it; tables may be wider than a phone. */
function safeLinks(html) {
  return html
    .replaceAll('<a href="http', '<a target="_blank" rel="noopener" href="http')
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table class="table">')
    .replaceAll('</table>', '</table></div>')
    .trim();
}
function newestFirst(one, other) {
  return other.date - one.date || (one.slug < other.slug ? -1 : 1);
}
var ARTICLES = Object.entries(
  /* @__PURE__ */ Object.assign({
    '../../content/articles/a-newsletter-from-a-recording.md':
      a_newsletter_from_a_recording_default,
    '../../content/articles/a-talk-is-not-an-article.md': a_talk_is_not_an_article_default,
    '../../content/articles/captions-and-rights.md': captions_and_rights_default,
    '../../content/articles/checking-what-a-model-wrote.md': checking_what_a_model_wrote_default,
    '../../content/articles/one-talk-many-languages.md': one_talk_many_languages_default,
    '../../content/articles/podcast-loudness.md': podcast_loudness_default,
    '../../content/articles/search-and-the-spoken-word.md': search_and_the_spoken_word_default,
    '../../content/articles/threads-that-hold.md': threads_that_hold_default,
  }),
)
  .map(([path, text]) => parseArticle(path.replace(/^.*\/|\.md$/g, ''), text))
  .toSorted(newestFirst);
/** "15 November 2026". */
function longDate(seconds) {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(seconds * 1e3);
}
function articlePath(slug) {
  return `/blog/${slug}`;
}
function picturePath(slug) {
  return `/pictures/${slug}.png`;
}
/** The small one is enough for phones and cards. */
function pictureSet(slug) {
  return `/pictures/${slug}-small.webp 600w, ${picturePath(slug)} 1200w`;
}
// web/site/feed.ts
var escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** RSS 2.0 with the whole articles, newest first. */
function renderFeed() {
  const items = ARTICLES.map(({ slug, title, description, date, content }) => {
    const address = ORIGIN + articlePath(slug);
    return `<item><title>${escape(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${/* @__PURE__ */ new Date(date * 1e3).toUTCString()}</pubDate><description>${escape(description)}</description><content:encoded>${escape(content)}</content:encoded></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${PRODUCT.name}: articles</title><link>${ORIGIN}${ADDRESS.blog}</link><atom:link href="${ORIGIN}/rss.xml" rel="self" type="application/rss+xml"/><description>Turning talks into writing, and writing into sound.</description><language>en</language>${items.join('')}</channel></rss>
`;
}
// contract/catalog/plans.ts
/** Words of finished output an account without a plan may make in all. */
var FREE_WORDS = 1e4;
/** The ids the site posts; the server maps them to the payment provider's own. */
var PLANS = [
  {
    priceId: 'price_monthly',
    name: 'Monthly',
    priceCents: 1900,
    per: 'month',
    trialDays: 7,
  },
  {
    priceId: 'price_yearly',
    name: 'Yearly',
    priceCents: 9700,
    per: 'year',
    trialDays: 7,
  },
  {
    priceId: 'price_lifetime',
    name: 'Lifetime',
    priceCents: 4700,
    insteadOfCents: 29700,
    per: 'once',
    trialDays: 0,
  },
];
z.enum(PLANS.map((plan) => plan.priceId));
// web/site/affiliate.tsx
var SHARE = 0.3;
var SUBTITLE = 'Earn a 30% recurring lifetime commission by promoting our platform today!';
var AFFILIATE = {
  path: ADDRESS.affiliate,
  title: `Affiliate programme, 30% for life · ${PRODUCT.name}`,
  description: `${SUBTITLE} A share of every payment, on every plan, for as long as your customer keeps paying.`,
  picture: '/og/affiliate.png',
  sheet: 'landing',
  Body: Affiliate,
};
var BENEFITS$2 = [
  {
    title: 'Massive Market',
    figure: '2 billion',
    text: 'The video platform has over 2 billion users. Everybody among them who publishes has hours of speech that nobody can read or search.',
  },
  {
    title: 'Growing Demand',
    figure: 'every week',
    text: 'One recording used to be one post. Now it has to be an article, a thread, a letter and an episode, and no day has become longer.',
  },
  {
    title: 'Early Opportunity',
    figure: 'now',
    text: 'AI content creation is young, and most of what it makes cannot be checked. Ours can, and few people have seen that yet.',
  },
];
function Affiliate() {
  const [monthly, yearly, lifetime] = PLANS;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: 'wrap offer',
        'aria-labelledby': 'affiliate-title',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'offer-words',
            children: [
              /* @__PURE__ */ jsxs('h1', {
                className: 'display',
                id: 'affiliate-title',
                children: [
                  'Say it once. ',
                  /* @__PURE__ */ jsx('span', {
                    className: 'caption line',
                    children: 'Be paid for life.',
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'lede',
                children: SUBTITLE,
              }),
              /* @__PURE__ */ jsx('div', {
                className: 'hero-go',
                children: /* @__PURE__ */ jsx(JoinLink, { children: 'Become an affiliate now' }),
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('aside', {
            className: 'receipt',
            'aria-labelledby': 'share-title',
            children: [
              /* @__PURE__ */ jsx('h2', {
                className: 'receipt-title',
                id: 'share-title',
                children: 'Your share',
              }),
              /* @__PURE__ */ jsxs('dl', {
                className: 'receipt-lines',
                children: [
                  [
                    {
                      plan: monthly,
                      every: 'every month',
                    },
                    {
                      plan: yearly,
                      every: 'every year',
                    },
                    {
                      plan: lifetime,
                      every: 'once',
                    },
                  ].map(({ plan, every }) =>
                    /* @__PURE__ */ jsxs(
                      'div',
                      {
                        children: [
                          /* @__PURE__ */ jsxs('dt', { children: [plan.name, ', ', every] }),
                          /* @__PURE__ */ jsxs('dd', {
                            children: ['$', ((plan.priceCents * SHARE) / 100).toFixed(2)],
                          }),
                        ],
                      },
                      plan.priceId,
                    ),
                  ),
                  /* @__PURE__ */ jsxs('div', {
                    className: 'receipt-sum',
                    children: [
                      /* @__PURE__ */ jsx('dt', { children: 'Of every payment' }),
                      /* @__PURE__ */ jsx('dd', { children: '30%' }),
                    ],
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'note',
                children: 'For as long as the customer you sent us keeps paying.',
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('section', {
        className: 'wrap part',
        'aria-labelledby': 'benefits-title',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'part-head',
            children: [
              /* @__PURE__ */ jsx('h2', {
                className: 'headline',
                id: 'benefits-title',
                children: 'Benefits',
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'lede',
                children:
                  'Why this is easy to recommend to people who make videos, and to people who hire them.',
              }),
            ],
          }),
          /* @__PURE__ */ jsx('ol', {
            className: 'formats',
            children: BENEFITS$2.map(({ title, figure, text }) =>
              /* @__PURE__ */ jsxs(
                'li',
                {
                  className: 'format benefit',
                  children: [
                    /* @__PURE__ */ jsx('h3', {
                      className: 'format-name',
                      children: title,
                    }),
                    /* @__PURE__ */ jsx('p', {
                      className: 'format-always',
                      children: text,
                    }),
                    /* @__PURE__ */ jsx('p', {
                      className: 'format-rule time',
                      children: figure,
                    }),
                  ],
                },
                title,
              ),
            ),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('section', {
        className: 'closing part',
        'aria-labelledby': 'closing-title',
        children: /* @__PURE__ */ jsxs('div', {
          className: 'wrap closing-inside',
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: 'display closing-title',
              id: 'closing-title',
              children: 'Build monthly recurring revenue',
            }),
            /* @__PURE__ */ jsxs('div', {
              className: 'closing-go',
              children: [
                /* @__PURE__ */ jsx(JoinLink, { children: 'Join the affiliate program' }),
                /* @__PURE__ */ jsx('p', {
                  className: 'closing-note',
                  children: 'The sign-up is on the page of our affiliate platform.',
                }),
              ],
            }),
          ],
        }),
      }),
    ],
  });
}
function JoinLink({ children }) {
  return /* @__PURE__ */ jsxs('a', {
    className: 'button go large',
    href: PLACEHOLDERS.affiliate,
    target: '_blank',
    rel: 'noopener',
    children: [
      children,
      /* @__PURE__ */ jsx(Icon, {
        name: 'external',
        label: '(opens in a new tab)',
      }),
    ],
  });
}
// content/site/questions-agency.ts
var AGENCY_QUESTIONS = [
  {
    question: 'Do we pay per seat?',
    answer:
      'No. One licence covers your whole team. You invite people by email, they share your plan, and each has an account of their own.',
  },
  {
    question: 'How do we keep our clients’ voices apart?',
    answer:
      'With writing styles: tone, audience, rules, banned words, and samples of the client’s own texts that it learns from. Choose the style with each run. Formats of your own, such as a client’s case-study template, are prompts with named fields.',
  },
  {
    question: 'Whose AI bill is it?',
    answer:
      'Yours or your client’s: bring a key for each provider you use. The only extra cost is that usage, about $5–20 a month for a client who publishes weekly. The ledger shows it by month and by format, and a cap stops it where you say.',
  },
  {
    question: 'Can we hand the results over as our own work?',
    answer:
      'Yes. You have full commercial rights, and nothing we export carries our name. Documents leave as Word, PDF, HTML, Markdown or plain text, audio as MP3 or WAV.',
  },
  {
    question: 'How do we show a client that it is accurate?',
    answer:
      'Each paragraph carries the times it rests on, and exports can keep them in the margin. Whoever doubts a sentence clicks on it and hears it.',
  },
  {
    question: 'How can we try it on a real client?',
    answer: `Open an account: ${FREE_WORDS.toLocaleString('en-GB')} words are free, which is enough for about ten articles, and no card is asked for. Or start the trial and have everything for a week.`,
  },
];
// web/ui/class-names.ts
function classNames(...names) {
  return names.filter(Boolean).join(' ');
}
// web/ui/time.tsx
/** 52 → "0:52", 761 → "12:41", 36061 → "10:01:01". */
function timeCode(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (part) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(whole % 60)}`
    : `${minutes}:${pad(whole % 60)}`;
}
function Time({ seconds, isStrong = false }) {
  return /* @__PURE__ */ jsx('time', {
    className: classNames('time', isStrong && 'strong'),
    dateTime: `PT${Math.floor(seconds)}S`,
    children: timeCode(seconds),
  });
}
// web/site/parts/busy-texts.tsx
/** Both texts of a button hold its width; the script of the page shows one. */
function BusyTexts({ idle, busy }) {
  return /* @__PURE__ */ jsxs('span', {
    className: 'button-texts',
    children: [
      /* @__PURE__ */ jsx('span', { children: idle }),
      /* @__PURE__ */ jsx('span', {
        'data-off': '',
        children: busy,
      }),
    ],
  });
}
// web/site/checkout-button.tsx
/** Starts a payment, so it waits for the script of `checkout.entry.ts`; without it the button says what to do instead. */
function CheckoutButton(props) {
  const { priceId, text = `START 7-DAY FREE TRIAL`, isMain, isLarge } = props;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('button', {
        className: classNames('button', isMain && 'go', isLarge && 'large'),
        type: 'button',
        disabled: true,
        'data-checkout': priceId,
        ...(props.takesCoupon && { 'data-takes-coupon': '' }),
        children: /* @__PURE__ */ jsx(BusyTexts, {
          idle: text,
          busy: 'PROCESSING...',
        }),
      }),
      /* @__PURE__ */ jsx('noscript', {
        children: /* @__PURE__ */ jsx('span', {
          className: 'note',
          children:
            'The payment page opens with JavaScript. Turn it on, or write to us and we send you the link.',
        }),
      }),
    ],
  });
}
// web/site/parts/closing.tsx
/** The last call of a page: the film again, with its last line. */
function Closing({ said, caption, children, note }) {
  return /* @__PURE__ */ jsx('section', {
    className: 'closing part',
    'aria-labelledby': 'closing-title',
    children: /* @__PURE__ */ jsxs('div', {
      className: 'wrap closing-inside',
      children: [
        /* @__PURE__ */ jsxs('h2', {
          className: 'display closing-title',
          id: 'closing-title',
          children: [
            said,
            ' ',
            /* @__PURE__ */ jsx('span', {
              className: 'closing-caption',
              children: caption,
            }),
          ],
        }),
        /* @__PURE__ */ jsxs('div', {
          className: 'closing-go',
          children: [
            children,
            /* @__PURE__ */ jsx('p', {
              className: 'closing-note',
              children: note,
            }),
          ],
        }),
      ],
    }),
  });
}
// contract/catalog/languages.ts
var row$1 = (value, flag, name, tag, script, neighbours = []) => ({
  value,
  name,
  label: `${flag} ${name}`,
  tag,
  direction: script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr',
  script,
  neighbours,
});
var LANGUAGES = [
  row$1('arabic', '🇸🇦', 'Arabic', 'ar', 'Arab'),
  row$1('bengali', '🇧🇩', 'Bengali', 'bn', 'Beng'),
  row$1('bulgarian', '🇧🇬', 'Bulgarian', 'bg', 'Cyrl'),
  row$1('chinese', '🇨🇳', 'Chinese', 'zh-Hans', 'Hans'),
  row$1('croatian', '🇭🇷', 'Croatian', 'hr', 'Latn', ['serbian', 'slovenian']),
  row$1('czech', '🇨🇿', 'Czech', 'cs', 'Latn', ['slovak']),
  row$1('danish', '🇩🇰', 'Danish', 'da', 'Latn', ['norwegian']),
  row$1('dutch', '🇳🇱', 'Dutch', 'nl', 'Latn'),
  row$1('english', '🇬🇧', 'English', 'en', 'Latn'),
  row$1('finnish', '🇫🇮', 'Finnish', 'fi', 'Latn'),
  row$1('french', '🇫🇷', 'French', 'fr', 'Latn'),
  row$1('german', '🇩🇪', 'German', 'de', 'Latn'),
  row$1('greek', '🇬🇷', 'Greek', 'el', 'Grek'),
  row$1('hebrew', '🇮🇱', 'Hebrew', 'he', 'Hebr'),
  row$1('hindi', '🇮🇳', 'Hindi', 'hi', 'Deva'),
  row$1('hungarian', '🇭🇺', 'Hungarian', 'hu', 'Latn'),
  row$1('indonesian', '🇮🇩', 'Indonesian', 'id', 'Latn', ['malay']),
  row$1('italian', '🇮🇹', 'Italian', 'it', 'Latn'),
  row$1('japanese', '🇯🇵', 'Japanese', 'ja', 'Jpan'),
  row$1('korean', '🇰🇷', 'Korean', 'ko', 'Kore'),
  row$1('latvian', '🇱🇻', 'Latvian', 'lv', 'Latn', ['lithuanian']),
  row$1('lithuanian', '🇱🇹', 'Lithuanian', 'lt', 'Latn', ['latvian']),
  row$1('malay', '🇲🇾', 'Malay', 'ms', 'Latn', ['indonesian']),
  row$1('norwegian', '🇳🇴', 'Norwegian', 'nb', 'Latn', ['danish']),
  row$1('persian', '🇮🇷', 'Persian', 'fa', 'Arab'),
  row$1('polish', '🇵🇱', 'Polish', 'pl', 'Latn'),
  row$1('portuguese', '🇵🇹', 'Portuguese', 'pt-PT', 'Latn', ['portuguese_br']),
  row$1('portuguese_br', '🇧🇷', 'Portuguese (Brazil)', 'pt-BR', 'Latn', ['portuguese']),
  row$1('romanian', '🇷🇴', 'Romanian', 'ro', 'Latn'),
  row$1('russian', '🇷🇺', 'Russian', 'ru', 'Cyrl'),
  row$1('serbian', '🇷🇸', 'Serbian', 'sr', 'Cyrl', ['croatian']),
  row$1('slovak', '🇸🇰', 'Slovak', 'sk', 'Latn', ['czech']),
  row$1('slovenian', '🇸🇮', 'Slovenian', 'sl', 'Latn', ['croatian']),
  row$1('spanish', '🇪🇸', 'Spanish', 'es', 'Latn'),
  row$1('swedish', '🇸🇪', 'Swedish', 'sv', 'Latn'),
  row$1('tamil', '🇮🇳', 'Tamil', 'ta', 'Taml'),
  row$1('thai', '🇹🇭', 'Thai', 'th', 'Thai'),
  row$1('turkish', '🇹🇷', 'Turkish', 'tr', 'Latn'),
  row$1('ukrainian', '🇺🇦', 'Ukrainian', 'uk', 'Cyrl'),
  row$1('urdu', '🇵🇰', 'Urdu', 'ur', 'Arab', ['hindi']),
  row$1('vietnamese', '🇻🇳', 'Vietnamese', 'vi', 'Latn'),
];
var DEFAULT_LANGUAGE = 'english';
z.enum(LANGUAGES.map((language) => language.value));
new Map(LANGUAGES.map((language) => [language.value, language]));
// content/site/features.ts
var FEATURES = [
  {
    title: 'Unlimited conversions',
    text: 'With a plan and your own key there is no counter, no credit, no hidden cap. Ten minutes or ten hours of video.',
  },
  {
    title: 'Newer AI models',
    text: 'Choose the model with each run, from the large providers or from a server on your own desk. New ones come with our updates.',
  },
  {
    title: 'Plagiarism-free, and it shows',
    text: 'A model writes new sentences; how much they share with the transcript is measured and stands beside the text.',
  },
  {
    title: 'SEO-structured articles',
    text: 'Title, description, address, headings in order, questions and answers, tags, structured data: each within the length that search shows.',
  },
  {
    title: `${LANGUAGES.length} languages`,
    text: 'With a model, every format in every one of them, right to left where it belongs. If a run cannot deliver the language you asked for, it says why.',
  },
  {
    title: 'Your writing style',
    text: 'Tone, audience, rules, banned words, and samples of yours that it measures: sentence length, favourite openings, punctuation.',
  },
  {
    title: 'Formats of your own',
    text: 'A prompt with named fields becomes a format of your own, with a preview of exactly what will be sent.',
  },
  {
    title: 'An editor with memory',
    text: 'Saves by itself, keeps earlier versions to go back to, and checks a paragraph again when you change it. Refine one line or the whole by saying what you want.',
  },
  {
    title: 'The price before the run',
    text: 'Tokens, cents and seconds, estimated first, capped while it runs, booked on a ledger after.',
  },
];
// web/site/parts/features.tsx
function Features({ title, lede, features = FEATURES }) {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    'aria-labelledby': 'features-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'features-title',
            children: title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children: lede,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'features',
        children: features.map((feature) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'feature',
              children: [
                /* @__PURE__ */ jsx('h3', {
                  className: 'card-title',
                  children: feature.title,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'card-text',
                  children: feature.text,
                }),
              ],
            },
            feature.title,
          ),
        ),
      }),
    ],
  });
}
// contract/catalog/formats.ts
var STAGES = ['transcript', 'reading', 'writing', 'checking'];
z.enum(STAGES);
var row = (value, name, label) => ({
  value,
  name,
  label,
  stages: STAGES,
});
/** In the order the navigation shows them. */
var FORMATS = [
  row('blog', 'article', 'Article'),
  row('summary', 'summary', 'Summary'),
  row('tweet', 'thread', 'Thread'),
  row('linkedin', 'LinkedIn post', 'LinkedIn'),
  row('newsletter', 'newsletter', 'Newsletter'),
  row('podcast', 'podcast', 'Podcast'),
  row('custom', 'text in your own format', 'Your formats'),
];
z.enum(FORMATS.map((format) => format.value));
// web/site/format-rows.ts
var FORMAT_ROWS = {
  blog: {
    always: 'Title, description, outline, sections, key takeaways, questions and answers, tags.',
    rule: 'title ≤ 60, description ≤ 155',
  },
  summary: {
    always: 'The gist in one line, key points with their times, a section for every chapter.',
    rule: 'short, medium or long',
  },
  tweet: {
    always: 'One post, or a numbered thread: the hook first, the call to action last.',
    rule: '≤ 280 each, as X counts',
  },
  linkedin: {
    always: 'A hook before the fold, the body, a question, hashtags.',
    rule: 'hook ≤ 210, post ≤ 3,000',
  },
  newsletter: {
    always: 'Three subject lines, a preheader, sections with links to the moments, a sign-off.',
    rule: 'subject ≤ 60, preheader ≤ 110',
  },
  podcast: {
    always: 'Show notes with chapters, and a script of turns for one host or two.',
    rule: 'no markup is ever spoken',
  },
  custom: {
    always: 'Whatever your own prompt says, with fields that you name.',
    rule: 'your rules',
  },
};
// web/site/parts/formats.tsx
function Formats({ title, lede }) {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    'aria-labelledby': 'formats-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'formats-title',
            children: title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children: lede,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ol', {
        className: 'formats',
        children: FORMATS.map(({ value, label }) => {
          const { always, rule } = FORMAT_ROWS[value];
          return /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'format',
              id: `format-${value}`,
              children: [
                /* @__PURE__ */ jsx('h3', {
                  className: 'format-name',
                  children: label,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'format-always',
                  children: always,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'format-rule time',
                  children: rule,
                }),
              ],
            },
            value,
          );
        }),
      }),
    ],
  });
}
// web/site/price.ts
/** 1900 → "19", 1950 → "19.50". */
function inDollars(cents) {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
// web/site/parts/pricing.tsx
var WORDS$1 = {
  price_monthly: {
    per: 'a month',
    text: `7 days free, then monthly. Stop whenever you like.`,
  },
  price_yearly: {
    per: 'a year',
    text: `7 days free, then one payment a year.`,
    saving: '50% off',
  },
  price_lifetime: {
    per: 'once',
    text: 'Pay once, keep it. Nothing to renew.',
  },
};
/** What a card's button says. START 7-DAY FREE TRIAL means the monthly plan wherever it stands, so the year has its own words. */
var PLAN_BUTTON = {
  price_monthly: `START 7-DAY FREE TRIAL`,
  price_yearly: `START YEARLY, 7 DAYS FREE`,
  price_lifetime: 'GET LIFETIME ACCESS',
};
var EVERY_PLAN = [
  'Unlimited conversions with your own key',
  'Newer AI models with every update',
  'Plagiarism-free, SEO-structured output',
  '10+ voices for podcasts',
  'Full commercial rights to what you make',
  'One licence for a whole team',
  `30-day money-back guarantee`,
  'No credit card for the trial (month or year)',
];
function Pricing({ title, lede, main, action }) {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    id: 'pricing',
    'aria-labelledby': 'pricing-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'pricing-title',
            children: title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children: lede,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plans',
        children: PLANS.map((plan) =>
          /* @__PURE__ */ jsx(
            PlanCard,
            {
              plan,
              isMain: plan.priceId === main,
              children: action(plan, plan.priceId === main),
            },
            plan.priceId,
          ),
        ),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'every-plan',
        children: [
          /* @__PURE__ */ jsx('h3', { children: 'In every plan' }),
          /* @__PURE__ */ jsx('ul', {
            className: 'every-list',
            children: EVERY_PLAN.map((line) =>
              /* @__PURE__ */ jsxs(
                'li',
                { children: [/* @__PURE__ */ jsx(Icon, { name: 'check' }), line] },
                line,
              ),
            ),
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'note',
            children:
              'The only extra cost is your own AI usage, about $5–20 a month, paid to the provider you choose. The built-in engine costs nothing. Set against ordered articles and studio voices, that is $1,000+ a year saved on content and voice-over costs.',
          }),
        ],
      }),
    ],
  });
}
function PlanCard({ plan, isMain, children }) {
  const words = WORDS$1[plan.priceId];
  const was = 'insteadOfCents' in plan ? plan.insteadOfCents : null;
  const saving = was ? `${Math.round((1 - plan.priceCents / was) * 100)}% off` : words.saving;
  return /* @__PURE__ */ jsxs('li', {
    className: 'plan-card',
    ...(isMain && { 'data-main': '' }),
    children: [
      /* @__PURE__ */ jsxs('h3', {
        className: 'plan-name',
        children: [
          plan.name,
          saving &&
            /* @__PURE__ */ jsx('span', {
              className: 'badge',
              'data-tone': 'mark',
              children: saving,
            }),
        ],
      }),
      /* @__PURE__ */ jsxs('p', {
        className: 'plan-price',
        children: [
          /* @__PURE__ */ jsxs('span', {
            className: 'plan-amount',
            children: ['$', inDollars(plan.priceCents)],
          }),
          ' ',
          /* @__PURE__ */ jsxs('span', {
            children: [
              words.per,
              was &&
                /* @__PURE__ */ jsxs(Fragment, {
                  children: [
                    ', was ',
                    /* @__PURE__ */ jsxs('s', { children: ['$', inDollars(was)] }),
                  ],
                }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'card-text',
        children: words.text,
      }),
      children,
    ],
  });
}
// web/ui/accordion.tsx
/** Plain HTML that works without script: the shared name keeps one item open at a time. */
function Accordion({ name, entries }) {
  return /* @__PURE__ */ jsx('div', {
    className: 'accordion',
    children: entries.map((entry) =>
      /* @__PURE__ */ jsxs(
        'details',
        {
          className: 'accordion-item',
          name,
          children: [
            /* @__PURE__ */ jsxs('summary', {
              children: [
                entry.icon && /* @__PURE__ */ jsx(Icon, { name: entry.icon }),
                /* @__PURE__ */ jsx('span', { children: entry.question }),
              ],
            }),
            /* @__PURE__ */ jsx('div', {
              className: 'accordion-body',
              children: entry.answer,
            }),
          ],
        },
        entry.question,
      ),
    ),
  });
}
// web/site/parts/questions.tsx
function Questions({ questions, title = 'Asked before you ask' }) {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part asked',
    'aria-labelledby': 'questions-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'asked-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'questions-title',
            children: title,
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'lede',
            children: [
              'Something else?',
              ' ',
              /* @__PURE__ */ jsx('a', {
                className: 'link',
                href: ADDRESS.contact,
                children: 'Ask us',
              }),
              '. A person answers.',
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Accordion, {
        name: 'questions',
        entries: questions,
      }),
    ],
  });
}
// web/site/structured-data.ts
var CONTEXT = 'https://schema.org';
var ORGANIZATION = {
  '@type': 'Organization',
  name: PRODUCT.name,
  url: `${ORIGIN}/`,
};
var LOGO = `${ORIGIN}/og/logo.png`;
/** Only for questions that stand on the page themselves. */
function questionsData(questions) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
      },
    })),
  };
}
/** The trail from the home page, which is left out here and put in. Only for a page that shows it, in the words it shows. */
function trailData(...steps) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        name: 'Home',
        path: '/',
      },
      ...steps,
    ].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: ORIGIN + path,
    })),
  };
}
/** A code of UN/CEFACT, which schema.org asks for. */
var UNIT = {
  month: 'MON',
  year: 'ANN',
};
function priceData(cents, more) {
  return {
    '@type': 'UnitPriceSpecification',
    price: inDollars(cents),
    priceCurrency: 'USD',
    ...more,
  };
}
function offersData(path) {
  return PLANS.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    price: inDollars(plan.priceCents),
    priceCurrency: 'USD',
    priceSpecification:
      plan.per === 'once'
        ? priceData(plan.insteadOfCents, { priceType: 'https://schema.org/StrikethroughPrice' })
        : priceData(plan.priceCents, {
            billingDuration: 1,
            unitCode: UNIT[plan.per],
          }),
    availability: 'https://schema.org/InStock',
    url: ORIGIN + path,
  }));
}
function productData(description, path, picture) {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: PRODUCT.name,
    description,
    image: ORIGIN + picture,
    brand: {
      '@type': 'Brand',
      name: PRODUCT.name,
    },
    offers: offersData(path),
  };
}
/** A free tool that runs in the page. */
function toolData(name, description, path) {
  return {
    '@context': CONTEXT,
    '@type': 'WebApplication',
    name,
    description,
    url: ORIGIN + path,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any with a web browser',
    offers: {
      '@type': 'Offer',
      price: '0',
      priceCurrency: 'USD',
    },
    publisher: ORGANIZATION,
  };
}
// web/site/agency.tsx
var DESCRIPTION$5 =
  'For agencies: one recorded call becomes a month of content for a client, in the client’s voice, with the source of every sentence. 10,000 words are free.';
var PICTURE$1 = '/og/agency.png';
var WORDS = FREE_WORDS.toLocaleString('en-GB');
var AGENCY = {
  path: ADDRESS.agencies,
  title: `One call, a month of content · ${PRODUCT.name} for agencies`,
  description: DESCRIPTION$5,
  picture: PICTURE$1,
  entries: ['checkout'],
  jsonLd: [
    productData(DESCRIPTION$5, ADDRESS.agencies, PICTURE$1),
    questionsData(AGENCY_QUESTIONS),
  ],
  sheet: 'landing',
  Body: Agency,
};
var FOR_AGENCIES = [
  {
    title: 'A style for every client',
    text: 'Tone, audience, rules, banned words, and samples of the client’s own writing. Kept once, chosen with each run.',
  },
  {
    title: 'Templates that are yours',
    text: 'A case study, a product note, a tender answer: a prompt with named fields becomes a format of your own.',
  },
  {
    title: 'Sources for the client’s lawyer',
    text: 'Every paragraph carries the moments it rests on, also in the exported document. Doubts take a click.',
  },
  {
    title: 'One licence, the whole team',
    text: 'Invite people by email. No price per seat, and each has an account and a history of their own.',
  },
  {
    title: 'A ledger you can pass on',
    text: 'What each run cost, by month and by format, with a cap that holds. Put it on the client’s invoice.',
  },
  {
    title: 'Nothing of ours on it',
    text: 'Word, PDF, HTML, Markdown, MP3: the files carry your client’s name or nobody’s.',
  },
];
/** One recording and what was cut from it, as a contact sheet. */
var SHEETS = [
  {
    format: 'Article',
    title: 'What our customers asked in October',
    seconds: 252,
  },
  {
    format: 'Newsletter',
    title: 'Three answers, one mistake of ours',
    seconds: 1104,
  },
  {
    format: 'Thread',
    title: '1/7 We were asked this eleven times',
    seconds: 1790,
  },
  {
    format: 'LinkedIn',
    title: 'Last week a customer corrected me',
    seconds: 2031,
  },
  {
    format: 'Podcast',
    title: 'Two hosts, nine minutes',
    seconds: 2588,
  },
  {
    format: 'Your format',
    title: 'Case study: the second site',
    seconds: 3127,
  },
];
function Agency() {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: 'wrap hero agency-hero',
        'aria-labelledby': 'agency-title',
        children: [
          /* @__PURE__ */ jsxs('h1', {
            className: 'display',
            id: 'agency-title',
            children: [
              'Record one call. ',
              /* @__PURE__ */ jsx('span', {
                className: 'caption line',
                children: 'Deliver the month.',
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'hero-words',
            children: [
              /* @__PURE__ */ jsx('p', {
                className: 'lede',
                children:
                  'Your client talks for an hour. You get the article, the letter, the thread, the posts and the episode, in the client’s own voice, each sentence with its source.',
              }),
              /* @__PURE__ */ jsxs('div', {
                className: 'hero-go',
                children: [
                  /* @__PURE__ */ jsx('a', {
                    className: 'button go large',
                    href: ADDRESS.signup,
                    children: 'TRY IT NOW',
                  }),
                  /* @__PURE__ */ jsxs('p', {
                    className: 'note',
                    children: [
                      WORDS,
                      ' free words',
                      /* @__PURE__ */ jsx('br', {}),
                      'no card, no sales call',
                    ],
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('figure', {
            className: 'contact',
            'aria-label': 'An example: six texts cut from one recording',
            children: [
              /* @__PURE__ */ jsxs('div', {
                className: 'contact-film',
                'aria-hidden': 'true',
                children: [
                  /* @__PURE__ */ jsx(Frames, {}),
                  /* @__PURE__ */ jsx('span', {
                    className: 'caption',
                    children: 'so what do customers ask you most?',
                  }),
                  /* @__PURE__ */ jsx(Time, { seconds: 3480 }),
                ],
              }),
              /* @__PURE__ */ jsx('ol', {
                className: 'contact-sheets',
                children: SHEETS.map(({ format, title, seconds }) =>
                  /* @__PURE__ */ jsxs(
                    'li',
                    {
                      className: 'contact-sheet',
                      children: [
                        /* @__PURE__ */ jsx(Time, { seconds }),
                        /* @__PURE__ */ jsx('b', { children: title }),
                        /* @__PURE__ */ jsx('span', {
                          className: 'note',
                          children: format,
                        }),
                      ],
                    },
                    format,
                  ),
                ),
              }),
              /* @__PURE__ */ jsx('figcaption', {
                className: 'note',
                children: 'An example: a client’s call of 58 minutes.',
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Features, {
        title: 'Built for work that is checked',
        lede: 'Clients read closely. So does this.',
        features: FOR_AGENCIES,
      }),
      /* @__PURE__ */ jsx(Formats, {
        title: 'What you can put on the invoice',
        lede: 'Seven deliverables from every recording, each with a shape it keeps and a limit it never breaks, in 41 languages.',
      }),
      /* @__PURE__ */ jsx(Pricing, {
        title: 'One price for the agency',
        lede: `Begin with ${WORDS} free words on a real client. When it has earned its place, take the plan that suits your books.`,
        main: 'price_yearly',
        action: tryOrStart,
      }),
      /* @__PURE__ */ jsx(Questions, {
        questions: AGENCY_QUESTIONS,
        title: 'Before you ask your team',
      }),
      /* @__PURE__ */ jsxs(Closing, {
        said: 'The client has said it.',
        caption: 'Send it to them.',
        note: '7 days with everything in it. No credit card for the trial, 30-day money-back guarantee.',
        children: [
          /* @__PURE__ */ jsx(CheckoutButton, {
            priceId: 'price_monthly',
            isMain: true,
            isLarge: true,
          }),
          /* @__PURE__ */ jsx('a', {
            className: 'button large on-film',
            href: ADDRESS.signup,
            children: 'TRY IT NOW',
          }),
        ],
      }),
    ],
  });
}
/** Six frames of the same person, who does not keep still. */
function Frames() {
  return /* @__PURE__ */ jsx('svg', {
    viewBox: '0 0 1200 168',
    preserveAspectRatio: 'xMidYMax slice',
    children: [0, 14, -8, 6, -16, 4].map((move, index) =>
      /* @__PURE__ */ jsxs(
        'g',
        {
          transform: `translate(${index * 200} 0)`,
          children: [
            /* @__PURE__ */ jsx('rect', {
              width: '200',
              height: '168',
              fill: index % 2 ? '#27342f' : '#212c27',
            }),
            /* @__PURE__ */ jsx('ellipse', {
              cx: 100 + move,
              cy: '74',
              rx: '26',
              ry: '31',
              fill: '#141b18',
            }),
            /* @__PURE__ */ jsx('path', {
              d: `M${40 + move} 168c0-40 22-58 60-58s60 18 60 58z`,
              fill: '#141b18',
            }),
            /* @__PURE__ */ jsx('rect', {
              width: '3',
              height: '168',
              fill: '#000',
            }),
          ],
        },
        move,
      ),
    ),
  });
}
function tryOrStart({ priceId }, isMain) {
  if (priceId === 'price_monthly') return /* @__PURE__ */ jsx(CheckoutButton, { priceId });
  return /* @__PURE__ */ jsx('a', {
    className: isMain ? 'button go' : 'button',
    href: ADDRESS.signup,
    'data-plan': priceId,
    children: 'TRY IT NOW',
  });
}
// web/site/article.tsx
/** The seed's own label, whatever the length. */
var READ_TIME = '3 min read';
var ARTICLE_PAGES = ARTICLES.map((article) => ({
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
      datePublished: /* @__PURE__ */ new Date(article.date * 1e3).toISOString(),
      mainEntityOfPage: ORIGIN + articlePath(article.slug),
      wordCount: article.words,
      author: ORGANIZATION,
      publisher: {
        ...ORGANIZATION,
        logo: LOGO,
      },
    },
    trailData(
      {
        name: 'Blog',
        path: ADDRESS.blog,
      },
      {
        name: article.slug,
        path: articlePath(article.slug),
      },
    ),
  ],
  sheet: 'reading',
  Body: () => /* @__PURE__ */ jsx(ArticleBody, { article }),
}));
/** Answers for every slug that has no article. */
var ARTICLE_NOT_FOUND = {
  path: '/blog/404',
  title: `Loading · ${PRODUCT.name}`,
  description: 'The article that belongs to this address is not there.',
  index: false,
  sheet: 'reading',
  Body: () =>
    /* @__PURE__ */ jsxs('div', {
      className: 'wrap article',
      children: [
        /* @__PURE__ */ jsx(Trail, { children: '…' }),
        /* @__PURE__ */ jsx('h1', {
          className: 'article-loading',
          children: /* @__PURE__ */ jsx('span', {
            className: 'caption',
            children: 'Loading',
          }),
        }),
      ],
    }),
};
function Trail({ children }) {
  return /* @__PURE__ */ jsx('nav', {
    className: 'trail',
    'aria-label': 'Breadcrumb',
    children: /* @__PURE__ */ jsxs('ol', {
      className: 'trail-steps',
      children: [
        /* @__PURE__ */ jsx('li', {
          children: /* @__PURE__ */ jsx('a', {
            href: ADDRESS.home,
            children: 'Home',
          }),
        }),
        /* @__PURE__ */ jsx('li', {
          children: /* @__PURE__ */ jsx('a', {
            href: ADDRESS.blog,
            children: 'Blog',
          }),
        }),
        /* @__PURE__ */ jsx('li', {
          'aria-current': 'page',
          children,
        }),
      ],
    }),
  });
}
function ArticleBody({ article }) {
  const { slug, title, description, date, content, sections } = article;
  const others = ARTICLES.filter((other) => other.slug !== slug);
  const start = ARTICLES.findIndex((other) => other.slug === slug);
  const next = [0, 1].map((step) => others[(start + step) % others.length]);
  return /* @__PURE__ */ jsxs('article', {
    className: 'wrap article',
    children: [
      /* @__PURE__ */ jsx(Trail, { children: slug }),
      /* @__PURE__ */ jsxs('header', {
        className: 'article-head',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'headline',
            children: title,
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'article-facts',
            children: [
              /* @__PURE__ */ jsx('span', { children: READ_TIME }),
              /* @__PURE__ */ jsx('time', {
                dateTime: /* @__PURE__ */ new Date(date * 1e3).toISOString().slice(0, 10),
                children: longDate(date),
              }),
            ],
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children: description,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('img', {
        className: 'article-picture',
        src: picturePath(slug),
        srcSet: pictureSet(slug),
        sizes: '(max-width: 84rem) 92vw, 1240px',
        width: '1200',
        height: '630',
        alt: '',
        fetchPriority: 'high',
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'article-columns',
        children: [
          /* @__PURE__ */ jsx('nav', {
            className: 'article-rail',
            'aria-label': 'In this article',
            children: /* @__PURE__ */ jsx('ol', {
              className: 'article-ticks',
              children: sections.map(({ id, title: name }) =>
                /* @__PURE__ */ jsx(
                  'li',
                  {
                    children: /* @__PURE__ */ jsx('a', {
                      href: `#${id}`,
                      children: name,
                    }),
                  },
                  id,
                ),
              ),
            }),
          }),
          /* @__PURE__ */ jsx('div', {
            className: 'prose article-text',
            dangerouslySetInnerHTML: { __html: content },
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('aside', {
        className: 'article-next',
        'aria-labelledby': 'next-title',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'article-next-title',
            id: 'next-title',
            children: 'Read on',
          }),
          /* @__PURE__ */ jsxs('ul', {
            className: 'cards',
            children: [
              next.map((other) =>
                /* @__PURE__ */ jsxs(
                  'li',
                  {
                    className: 'card',
                    children: [
                      /* @__PURE__ */ jsx('h3', {
                        className: 'card-title',
                        children: /* @__PURE__ */ jsx('a', {
                          href: articlePath(other.slug),
                          children: other.title,
                        }),
                      }),
                      /* @__PURE__ */ jsx('p', {
                        className: 'card-text',
                        children: other.description,
                      }),
                    ],
                  },
                  other.slug,
                ),
              ),
              /* @__PURE__ */ jsxs('li', {
                className: 'card article-try',
                children: [
                  /* @__PURE__ */ jsx('h3', {
                    className: 'card-title',
                    children: /* @__PURE__ */ jsx('a', {
                      href: ADDRESS.app,
                      children: 'TRY FOR FREE',
                    }),
                  }),
                  /* @__PURE__ */ jsx('p', {
                    className: 'card-text',
                    children: 'Do it with a video of yours, and see every line’s moment.',
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
// web/site/blog.tsx
var DESCRIPTION$4 =
  'Guides for people who speak on camera and want it in writing: articles, threads, letters, podcast loudness, search, rights, and checking what a model wrote.';
var BLOG = {
  path: ADDRESS.blog,
  title: `From speech to page: the ${PRODUCT.name} blog`,
  description: DESCRIPTION$4,
  picture: '/og/blog.png',
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: `${PRODUCT.name} blog`,
      description: DESCRIPTION$4,
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
  return /* @__PURE__ */ jsxs('div', {
    className: 'wrap blog',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head blog-head',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'headline',
            children: 'From speech to page',
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'lede',
            children: [
              'What we learned while building this, written down for people who do it by hand.',
              ' ',
              /* @__PURE__ */ jsx('a', {
                className: 'link',
                href: '/rss.xml',
                children: 'Follow by RSS',
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'posts',
        children: ARTICLES.map((article, index) =>
          /* @__PURE__ */ jsx(
            Post,
            {
              article,
              isFirst: index === 0,
            },
            article.slug,
          ),
        ),
      }),
    ],
  });
}
function Post({ article, isFirst }) {
  const { slug, title, description, date } = article;
  return /* @__PURE__ */ jsxs('li', {
    className: 'post card',
    children: [
      /* @__PURE__ */ jsx('img', {
        className: 'post-picture',
        src: picturePath(slug),
        srcSet: pictureSet(slug),
        sizes: '(max-width: 40rem) 92vw, (max-width: 56rem) 46vw, 400px',
        width: '1200',
        height: '630',
        alt: '',
        decoding: 'async',
        ...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'post-words',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'card-title post-title',
            children: /* @__PURE__ */ jsx('a', {
              href: articlePath(slug),
              children: title,
            }),
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'post-text',
            children: description,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'note',
            children: longDate(date),
          }),
        ],
      }),
    ],
  });
}
// web/features/checkout/benefits.ts
/** What every plan brings, in the order in which the panel says it. */
var BENEFITS$1 = [
  { text: 'Unlimited generation with your own API key' },
  { text: 'Latest AI models' },
  { text: 'All tools included' },
  { text: 'Blog, summary and podcast script generation' },
  { text: 'Script-to-audio conversion' },
  { text: '10+ premium voices' },
  { text: 'Tweets, LinkedIn posts and newsletters' },
  { text: 'Custom prompts' },
  {
    text: '30+ languages',
    note: `${LANGUAGES.length} today`,
  },
  { text: 'Save $1,000+ on content and voice-over costs' },
];
// web/features/checkout/upgrade-panel.tsx
var [MONTHLY$2, YEARLY$2, LIFETIME$2] = PLANS;
var dollars = (cents) => `$${cents / 100}`;
/** The offer and what it holds. Knows nothing of how the checkout starts. */
function UpgradePanel({
  action,
  choice,
  priceId = 'price_monthly',
  hasTrial = true,
  headingLevel = 'h1',
}) {
  const Heading = headingLevel;
  const isOnce = priceId === LIFETIME$2.priceId;
  const { priceCents } = PLANS.find((plan) => plan.priceId === priceId) ?? MONTHLY$2;
  return /* @__PURE__ */ jsxs('section', {
    className: 'upgrade',
    'aria-labelledby': 'upgrade-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'upgrade-offer',
        children: [
          /* @__PURE__ */ jsxs(Heading, {
            className: 'upgrade-title',
            id: 'upgrade-title',
            children: [
              /* @__PURE__ */ jsx(Icon, { name: 'crown' }),
              ' Unlock Premium Content System',
            ],
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'upgrade-lede',
            children:
              'Transform any YouTube video into multiple high-converting content formats in seconds!',
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'upgrade-price',
            children: [
              /* @__PURE__ */ jsx('span', {
                className: 'upgrade-tag',
                children: dollars(priceCents),
              }),
              isOnce
                ? /* @__PURE__ */ jsxs('span', {
                    className: 'upgrade-terms',
                    children: [
                      'ONE PAYMENT • FOR LIFE • was ',
                      /* @__PURE__ */ jsx('s', { children: dollars(LIFETIME$2.insteadOfCents) }),
                    ],
                  })
                : /* @__PURE__ */ jsxs('span', {
                    className: 'upgrade-terms',
                    children: [
                      hasTrial && `7-DAY FREE TRIAL • `,
                      dollars(MONTHLY$2.priceCents),
                      '/mo or ',
                      dollars(YEARLY$2.priceCents),
                      '/yr',
                    ],
                  }),
            ],
          }),
          choice,
          /* @__PURE__ */ jsx('div', {
            className: 'upgrade-go',
            children: action,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'upgrade-small',
            children: isOnce
              ? `Pay once, nothing to renew. 30-day money-back guarantee.`
              : `${hasTrial ? 'No credit card for the trial.' : 'This address has had its free trial, so the plan begins at once.'} 30-day money-back guarantee. Stop whenever you like.`,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ol', {
        className: 'upgrade-list',
        'aria-label': 'What you get',
        children: BENEFITS$1.map(({ text, note }) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsxs('span', {
                children: [
                  text,
                  ' ',
                  note &&
                    /* @__PURE__ */ jsx('span', {
                      className: 'upgrade-note',
                      children: note,
                    }),
                ],
              }),
            },
            text,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'upgrade-value',
        children:
          'A writer, a translator and a voice studio would each send you an invoice for one video. Here one plan does the work of all three, as often as you like: you pay your AI provider what it really costs, usually $5 to $20 a month, and keep every right to what comes out.',
      }),
    ],
  });
}
// web/site/checkout.tsx
var CHECKOUT = {
  path: '/checkout',
  title: `Start your free trial · ${PRODUCT.name}`,
  description: 'Seven days free, no card needed. The checkout opens by itself.',
  index: false,
  entries: ['upgrade'],
  sheet: 'form',
  Body: Checkout$1,
};
function Checkout$1() {
  return /* @__PURE__ */ jsx('div', {
    className: 'wrap upgrade-page',
    children: /* @__PURE__ */ jsx(UpgradePanel, {
      action: /* @__PURE__ */ jsx(CheckoutButton, {
        priceId: 'price_monthly',
        isMain: true,
      }),
    }),
  });
}
// web/site/parts/desk.tsx
/** A page with one sheet to fill in, and beside it what comes of it. */
function Desk({ title, lede, beside, children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'wrap desk',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'desk-main',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'headline',
            children: title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children: lede,
          }),
          children,
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'desk-beside',
        children: beside,
      }),
    ],
  });
}
/** The app as it is, with a finished summary; small screens neither show nor fetch it. */
function AppStill({ caption }) {
  return /* @__PURE__ */ jsxs('figure', {
    className: 'desk-still',
    children: [
      ['light', 'dark'].map((theme) =>
        /* @__PURE__ */ jsx(
          'img',
          {
            className: `in-${theme}`,
            src: `/stills/summary-${theme}-small.webp`,
            srcSet: `/stills/summary-${theme}-small.webp 720w, /stills/summary-${theme}.webp 1440w`,
            sizes: '(max-width: 56rem) 1px, 46vw',
            width: '1440',
            height: '900',
            loading: 'lazy',
            decoding: 'async',
            alt: 'The app with a finished summary, each line with its time, beside the film it was made from.',
          },
          theme,
        ),
      ),
      /* @__PURE__ */ jsx('figcaption', {
        children: /* @__PURE__ */ jsx('span', {
          className: 'caption',
          children: caption,
        }),
      }),
    ],
  });
}
/** Both stand there from the start: a screen reader hears only what comes into a place it knows. */
function Said() {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'desk-said',
        role: 'status',
        'data-said': 'well',
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'desk-said',
        role: 'alert',
        'data-said': 'badly',
      }),
    ],
  });
}
function EmailField({ id, autoComplete }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'field',
    children: [
      /* @__PURE__ */ jsx('label', {
        className: 'field-label',
        htmlFor: id,
        children: 'Email',
      }),
      /* @__PURE__ */ jsx('input', {
        className: 'input',
        id,
        name: 'email',
        type: 'email',
        required: true,
        maxLength: 254,
        autoComplete,
        autoCapitalize: 'none',
        spellCheck: false,
      }),
    ],
  });
}
function Terms() {
  return /* @__PURE__ */ jsxs('a', {
    className: 'link',
    href: ADDRESS.legal,
    target: '_blank',
    rel: 'noopener',
    children: [
      'terms of use and privacy policy',
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden',
        children: ' (opens in a new tab)',
      }),
    ],
  });
}
/** The button stays when Google is not set up; then it only tells the console. */
function Google() {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'desk-or',
        children: 'or',
      }),
      /* @__PURE__ */ jsx('button', {
        className: 'button',
        type: 'button',
        'data-google': true,
        disabled: true,
        children: 'Sign in with Google',
      }),
      /* @__PURE__ */ jsxs('p', {
        className: 'note',
        children: [
          'Whoever continues with Google accepts the ',
          /* @__PURE__ */ jsx(Terms, {}),
          '.',
        ],
      }),
    ],
  });
}
function NeedsScript({ what }) {
  return /* @__PURE__ */ jsx('noscript', {
    children: /* @__PURE__ */ jsxs('p', {
      className: 'desk-said',
      children: [
        what,
        ' needs JavaScript, which is turned off in this browser. Nothing you typed has been sent. Turn it on and reload the page, or write to',
        ' ',
        /* @__PURE__ */ jsx('a', {
          className: 'link',
          href: `mailto:${PLACEHOLDERS.support}`,
          children: PLACEHOLDERS.support,
        }),
        '.',
      ],
    }),
  });
}
// web/site/contact.tsx
var CONTACT = {
  path: '/contact',
  title: `Contact · ${PRODUCT.name}`,
  description: `Write to the people who make ${PRODUCT.name}: questions, faults, refunds, ideas. A person answers.`,
  picture: '/og/contact.png',
  entries: ['contact'],
  sheet: 'form',
  Body: Contact,
};
var HELPS = [
  {
    about: 'A fault',
    text: 'What you did, what you saw, and the time it happened. A number beside an error helps most.',
  },
  {
    about: 'A video that cannot be read',
    text: 'Its link. Whether it is public, and whether it has captions.',
  },
  {
    about: 'A payment or a refund',
    text: `The address you paid with. Never a card number. Within 30 days of your first payment you get your money back.`,
  },
  {
    about: 'Your data',
    text: 'The settings of your account let you take everything along, or delete it, at once and without us.',
  },
];
function Help() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'desk-help',
    'aria-labelledby': 'help-title',
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'card-title',
        id: 'help-title',
        children: 'What lets us answer the first time',
      }),
      /* @__PURE__ */ jsx('dl', {
        children: HELPS.map(({ about, text }) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              children: [
                /* @__PURE__ */ jsx('dt', { children: about }),
                /* @__PURE__ */ jsx('dd', { children: text }),
              ],
            },
            about,
          ),
        ),
      }),
    ],
  });
}
function Contact() {
  return /* @__PURE__ */ jsxs(Desk, {
    title: 'Contact',
    lede: 'Questions, faults, refunds, ideas: write to us, and a person answers.',
    beside: /* @__PURE__ */ jsx(Help, {}),
    children: [
      /* @__PURE__ */ jsxs('form', {
        className: 'sheet desk-form',
        method: 'post',
        action: ADDRESS.contact,
        'data-form': 'contact',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'field',
            children: [
              /* @__PURE__ */ jsx('label', {
                className: 'field-label',
                htmlFor: 'name',
                children: 'Name',
              }),
              /* @__PURE__ */ jsx('input', {
                className: 'input',
                id: 'name',
                name: 'name',
                type: 'text',
                required: true,
                maxLength: 200,
                autoComplete: 'name',
              }),
            ],
          }),
          /* @__PURE__ */ jsx(EmailField, {
            id: 'email',
            autoComplete: 'email',
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'field',
            children: [
              /* @__PURE__ */ jsx('label', {
                className: 'field-label',
                htmlFor: 'message',
                children: 'Message',
              }),
              /* @__PURE__ */ jsx('textarea', {
                className: 'input',
                id: 'message',
                name: 'message',
                rows: 6,
                required: true,
                maxLength: 1e4,
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Said, {}),
          /* @__PURE__ */ jsx('button', {
            className: 'button go',
            type: 'submit',
            disabled: true,
            children: /* @__PURE__ */ jsx(BusyTexts, {
              idle: 'Send message',
              busy: 'Sending...',
            }),
          }),
          /* @__PURE__ */ jsx(NeedsScript, { what: 'This form' }),
        ],
      }),
      /* @__PURE__ */ jsxs('p', {
        className: 'note',
        children: [
          'Or by mail:',
          ' ',
          /* @__PURE__ */ jsx('a', {
            className: 'link',
            href: `mailto:${PLACEHOLDERS.support}`,
            children: PLACEHOLDERS.support,
          }),
        ],
      }),
    ],
  });
}
// content/site/questions-home.ts
var HOME_QUESTIONS = [
  {
    question: 'What do I have to give it?',
    answer:
      'A link to a video that has captions, a subtitle or text file, a recording of your own, or pasted text. For the first minute you need none of these: nine short talks in nine languages come with the product.',
  },
  {
    question: 'How do I know that it did not make things up?',
    answer:
      'Every paragraph names the passages of the video it rests on, and the program, not the model, turns them into times. Click a paragraph and hear the moment. Sentences that their passages do not seem to support are marked with a red wave, and a bar shows which parts of the video were used and which were left out.',
  },
  {
    question: 'Is the output original?',
    answer:
      'Text from an AI model is written anew, and its overlap with the transcript is measured and shown beside it, so you can see that it is plagiarism-free before you publish. The built-in engine is another thing: it picks sentences from the talk, word for word, and says so wherever its text appears.',
  },
  {
    question: 'What does it cost beyond the plan?',
    answer:
      'The only extra cost is your own AI usage, about $5–20 a month for most people, paid to the provider whose key you bring. You see an estimate before every run, can set a cap for the month, and find each call on a ledger afterwards. The built-in engine costs nothing.',
  },
  {
    question: 'Do I need an API key?',
    answer: `Not to begin. An account without a plan may make ${FREE_WORDS.toLocaleString('en-GB')} words in all, and the built-in engine needs no key ever. With a plan and your own key conversions are unlimited, and you choose among the newer models. A stored key is encrypted and never shown again.`,
  },
  {
    question: `Which languages does it write?`,
    answer: `${LANGUAGES.length}, for every format, whatever the language of the video. Arabic, Hebrew, Persian and Urdu are set from right to left in the editor and in every export. The built-in engine writes only in the language of the video.`,
  },
  {
    question: 'Why is the lifetime deal cheaper than a year?',
    answer:
      'Because the expensive part, the AI model, is paid by you to its provider either way. Early customers pay once, $47 instead of $297, and help us more than they cost us. There is no difference in what you get. Take the month or the year if you would rather try it free for a week first, or if your books want a subscription.',
  },
  {
    question: 'What happens when the trial ends?',
    answer: `It lasts 7 days and needs no credit card. If you have not chosen a plan by then, it stops, after a mail two days before. Nothing you made is lost: you can still read, edit, export and delete it.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Within 30 days of your first payment, yes. Write to us from the address of your account.`,
  },
  {
    question: 'Who owns what I make?',
    answer:
      'You do, with full commercial rights, as far as the words of the video were yours to use. One licence covers your whole team.',
  },
  {
    question: 'Can I run it myself?',
    answer: `Not as a download from this page. ${PRODUCT.name} is one program with its database inside, the same that serves this page, and it runs on a laptop without a network, a key or an account anywhere. If you need it in your own house, write to us.`,
  },
];
// content/site/bonuses.ts
var BONUSES = [
  {
    title: 'A private podcast feed',
    text: 'The episodes you choose, in the player on your phone, before anybody else hears them.',
  },
  {
    title: 'The command line',
    text: 'One line in a terminal turns a link or a file into any format. For scripts and night shifts.',
  },
  {
    title: 'Access tokens',
    text: 'The whole product by API, documented, with tokens that you can limit and take back.',
  },
  {
    title: 'Nine built-in talks',
    text: 'In nine languages, written for trying things out. Break them as you like.',
  },
  {
    title: 'Tools to pass on',
    text: 'The summarizer and the thumbnail downloader need no account. Send them to people who do not want one more.',
  },
  {
    title: 'What we know about writing',
    text: 'Guides on articles, threads, letters, loudness, search and rights, in our blog, for everybody.',
  },
];
// web/site/home-bonuses.tsx
function Bonuses() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    'aria-labelledby': 'bonuses-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'bonuses-title',
            children: 'And on top of that',
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children: 'Six things that come with every plan and that nobody asked us for.',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'bonuses',
        children: BONUSES.map(({ title, text }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'bonus',
              children: [
                /* @__PURE__ */ jsx('h3', {
                  className: 'card-title',
                  children: title,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'card-text',
                  children: text,
                }),
              ],
            },
            title,
          ),
        ),
      }),
    ],
  });
}
// content/site/chat-comparison.ts
/** What one does with a general chat assistant and a transcript, and what one does here. */
var CHAT_COMPARISON = [
  {
    what: 'Getting the words in',
    chat: 'Find the transcript, copy it, clean it, paste it in pieces.',
    ours: 'Paste the link, drop a file, or take a recording.',
  },
  {
    what: 'A long video',
    chat: 'What does not fit is left out, and nobody says so.',
    ours: 'Covered to its end; a bar shows what the text rests on.',
  },
  {
    what: 'Is it true?',
    chat: 'Read it all and compare by hand. Times, where given, may be invented.',
    ours: 'Click the paragraph, hear the moment. Doubtful sentences are marked.',
  },
  {
    what: 'A second format',
    chat: 'Explain the rules again, count the characters yourself.',
    ours: 'Tick a box. One transcript, seven formats, limits kept by the program.',
  },
  {
    what: 'Your voice',
    chat: 'Paste your samples into every conversation.',
    ours: 'A writing style, kept once, chosen with each run.',
  },
  {
    what: 'Sound',
    chat: 'Another tool for the voice, another for the mix.',
    ours: 'Script to finished episode: more than ten voices, −16 LUFS, chapters.',
  },
  {
    what: 'Something breaks',
    chat: 'Start the conversation again.',
    ours: 'The run goes on from the last stored step. A failed run costs nothing.',
  },
  {
    what: 'The bill',
    chat: 'A flat fee, whatever you use.',
    ours: 'An estimate before, a cap during, a ledger after; paid to the provider you choose.',
  },
];
/** Where the chat is the better tool. */
var CHAT_IS_BETTER =
  'For a quick question about one video, use the chat. It is good at that, and you have it open already.';
// web/site/home-comparison.tsx
function Comparison() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    'aria-labelledby': 'comparison-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'comparison-title',
            children: 'Why not paste it into a chat?',
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'lede',
            children: [CHAT_IS_BETTER, ' For work with your name under it, compare.'],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('table', {
        className: 'versus',
        children: [
          /* @__PURE__ */ jsx('thead', {
            children: /* @__PURE__ */ jsxs('tr', {
              children: [
                /* @__PURE__ */ jsx('th', {
                  scope: 'col',
                  children: /* @__PURE__ */ jsx('span', {
                    className: 'visually-hidden',
                    children: 'What you do',
                  }),
                }),
                /* @__PURE__ */ jsx('th', {
                  scope: 'col',
                  children: 'A general chat assistant',
                }),
                /* @__PURE__ */ jsx('th', {
                  scope: 'col',
                  className: 'versus-ours',
                  children: PRODUCT.name,
                }),
              ],
            }),
          }),
          /* @__PURE__ */ jsx('tbody', {
            children: CHAT_COMPARISON.map(({ what, chat, ours }) =>
              /* @__PURE__ */ jsxs(
                'tr',
                {
                  children: [
                    /* @__PURE__ */ jsx('th', {
                      scope: 'row',
                      children: what,
                    }),
                    /* @__PURE__ */ jsx('td', {
                      'data-who': 'Chat assistant',
                      children: chat,
                    }),
                    /* @__PURE__ */ jsx('td', {
                      'data-who': PRODUCT.name,
                      className: 'versus-ours',
                      children: ours,
                    }),
                  ],
                },
                what,
              ),
            ),
          }),
        ],
      }),
    ],
  });
}
// web/site/home-demo.tsx
var CAPTIONS = '/demo/film.vtt';
var STILL =
  'The app: formats on the left, a finished summary in the middle, each line with its time, and beside it the film with its captions, what the text rests on, and the transcript.';
var STEPS = [
  {
    title: 'Give it a video',
    text: 'A link, a file, a recording, or one of the built-in talks.',
  },
  {
    title: 'Watch it write',
    text: 'Stage by stage, line by line, each on its moment.',
  },
  {
    title: 'Check and send',
    text: 'Click to hear, change what you like, export.',
  },
];
/** The recording is `web/public/demo/film.webm` or `.mp4` with `film.vtt`; until both are there a still of the app stands. */
function Demo({ files }) {
  const films = ['/demo/film.webm', '/demo/film.mp4'].filter((file) => files.has(file));
  const isReady = films.length > 0 && files.has(CAPTIONS);
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    id: 'demo',
    'aria-labelledby': 'demo-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'demo-title',
            children: 'From a talk to a page, without a cut',
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children:
              'This is the app itself, filmed at work on the talk above. A script moves the pointer; what comes of each press was not arranged.',
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('figure', {
        className: 'demo',
        children: [
          isReady
            ? /* @__PURE__ */ jsx(Film, { films })
            : /* @__PURE__ */ jsx(Still, { alt: STILL }),
          /* @__PURE__ */ jsx('figcaption', {
            children: /* @__PURE__ */ jsx('ol', {
              className: 'demo-steps',
              children: STEPS.map(({ title, text }) =>
                /* @__PURE__ */ jsxs(
                  'li',
                  {
                    children: [
                      /* @__PURE__ */ jsx('b', { children: title }),
                      /* @__PURE__ */ jsx('span', { children: text }),
                    ],
                  },
                  title,
                ),
              ),
            }),
          }),
        ],
      }),
    ],
  });
}
function Film({ films }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'demo-screen',
    children: [
      /* @__PURE__ */ jsx(Still, { alt: '' }),
      /* @__PURE__ */ jsxs('video', {
        className: 'demo-film',
        controls: true,
        playsInline: true,
        preload: 'none',
        width: '1440',
        height: '900',
        'aria-label': 'Recording of the app at work',
        children: [
          films.map((file) =>
            /* @__PURE__ */ jsx(
              'source',
              {
                src: file,
                type: file.endsWith('webm') ? 'video/webm' : 'video/mp4',
              },
              file,
            ),
          ),
          /* @__PURE__ */ jsx('track', {
            kind: 'captions',
            src: CAPTIONS,
            srcLang: 'en',
            label: 'English',
            default: true,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('button', {
        className: 'button go large demo-play',
        type: 'button',
        hidden: true,
        children: 'Play the film',
      }),
    ],
  });
}
function Still({ alt }) {
  return /* @__PURE__ */ jsx(Fragment, {
    children: ['light', 'dark'].map((theme) =>
      /* @__PURE__ */ jsx(
        'img',
        {
          className: `demo-film in-${theme}`,
          src: `/stills/summary-${theme}.webp`,
          srcSet: `/stills/summary-${theme}-small.webp 720w, /stills/summary-${theme}.webp 1440w`,
          sizes: '(max-width: 84rem) 92vw, 1240px',
          width: '1440',
          height: '900',
          loading: 'lazy',
          decoding: 'async',
          alt,
        },
        theme,
      ),
    ),
  });
}
// content/site/export-files.ts
var EXPORT_FILES = [
  {
    ending: 'docx',
    name: 'Word',
    keeps: 'Headings as styles, ready for a client’s template',
    group: 'Every text',
  },
  {
    ending: 'pdf',
    name: 'PDF',
    keeps: 'The page as set, with times in the margin if you like',
    group: 'Every text',
  },
  {
    ending: 'html',
    name: 'HTML',
    keeps: 'Clean markup with description and structured data',
    group: 'Every text',
  },
  {
    ending: 'md',
    name: 'Markdown',
    keeps: 'For your editor, your repository, your static site',
    group: 'Every text',
  },
  {
    ending: 'txt',
    name: 'Plain text',
    keeps: 'Words and nothing else',
    group: 'Every text',
  },
  {
    ending: 'json',
    name: 'JSON',
    keeps: 'The typed document: every block with its passages',
    group: 'Every text',
  },
  {
    ending: 'csv',
    name: 'CSV',
    keeps: 'One row a post, for the scheduler you use',
    group: 'Threads',
  },
  {
    ending: 'mp3',
    name: 'MP3',
    keeps: 'Mixed, tagged, with chapters',
    group: 'Podcasts',
  },
  {
    ending: 'wav',
    name: 'WAV',
    keeps: 'Lossless, for your own mix',
    group: 'Podcasts',
  },
  {
    ending: 'srt',
    name: 'Subtitles',
    keeps: 'SRT and VTT, timed to the finished audio',
    group: 'Podcasts',
  },
];
// web/site/home-exports.tsx
function Exports() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    'aria-labelledby': 'exports-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'exports-title',
            children: 'It leaves in the form you need',
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children:
              'Ten kinds of file, each with a sensible name, none with our mark on it. Times go along in the margin where you want them.',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'papers',
        children: EXPORT_FILES.map(({ ending, name, keeps, group }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'paper',
              children: [
                /* @__PURE__ */ jsxs('h3', {
                  className: 'paper-ending',
                  children: ['.', ending],
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'paper-name',
                  children: name,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'card-text',
                  children: keeps,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'paper-group time',
                  children: group,
                }),
              ],
            },
            ending,
          ),
        ),
      }),
    ],
  });
}
// content/site/sample-text.ts
var SAMPLE_TEXTS = [
  {
    format: 'blog',
    title: 'How to plan a small garden',
    lines: [
      {
        isHeading: false,
        text: 'I planted all of it in one sunny afternoon, and for about two weeks it looked wonderful. I had planned the whole garden at noon on a Sunday, which is the one hour that tells you least.',
        startMs: 29850,
      },
      {
        isHeading: true,
        text: 'One day, one sheet of paper',
        startMs: null,
      },
      {
        isHeading: false,
        text: 'You are trying to find out where you were wrong. I did this in my second spring, and I learned that the brick wall, the one that looked perfect at noon, lost the sun before three, because the house next door got in the way. Meanwhile the dull corner by the shed, where I kept the bins, had sun from late morning until six.',
        startMs: 209760,
      },
      {
        isHeading: true,
        text: 'Conclusion',
        startMs: null,
      },
      {
        isHeading: false,
        text: 'In July of that second year, my neighbour looked over the fence again. The tomatoes stood where the bins used to be.',
        startMs: 693570,
      },
    ],
    words: 1064,
    pieces: 28,
  },
  {
    format: 'summary',
    title: 'How to plan a small garden',
    lines: [
      {
        isHeading: false,
        text: 'I planted all of it in one sunny afternoon, and for about two weeks it looked wonderful.',
        startMs: 29850,
      },
      {
        isHeading: false,
        text: 'Start at eight in the morning: go out, look at the ground, and draw the edge of the shade.',
        startMs: 151549,
      },
      {
        isHeading: true,
        text: 'One day, one sheet of paper',
        startMs: null,
      },
      {
        isHeading: false,
        text: 'You are trying to find out where you were wrong.',
        startMs: 209760,
      },
      {
        isHeading: true,
        text: 'Your one day',
        startMs: null,
      },
      {
        isHeading: false,
        text: 'In July of that second year, my neighbour looked over the fence again.',
        startMs: 693570,
      },
    ],
    words: 651,
    pieces: 41,
  },
  {
    format: 'tweet',
    title: 'How to plan a small garden',
    lines: [
      {
        isHeading: false,
        text: '2/8 By the first Sunday in May, I had bought 38 plants. I know the number because I kept the receipts.',
        startMs: 12230,
      },
      {
        isHeading: false,
        text: '3/8 You can improve soil with a few bags of compost. You cannot buy another hour of sun.',
        startMs: 108840,
      },
      {
        isHeading: false,
        text: '4/8 Start at eight in the morning: go out, look at the ground, and draw the edge of the shade. Write the time in the corner.',
        startMs: 151549,
      },
      {
        isHeading: false,
        text: '5/8 I had given the best seat in the garden to the rubbish. Now you have hours, and hours turn into plants.',
        startMs: 236480,
      },
    ],
    words: 187,
    pieces: 7,
  },
  {
    format: 'linkedin',
    title: 'How to plan a small garden',
    lines: [
      {
        isHeading: false,
        text: 'By the first Sunday in May, I had bought 38 plants.',
        startMs: 12230,
      },
      {
        isHeading: false,
        text: 'You can improve soil with a few bags of compost.',
        startMs: 108840,
      },
      {
        isHeading: false,
        text: 'Start at eight in the morning: go out, look at the ground, and draw the edge of the shade.',
        startMs: 151549,
      },
      {
        isHeading: false,
        text: 'I had given the best seat in the garden to the rubbish.',
        startMs: 236480,
      },
      {
        isHeading: false,
        text: 'What is your experience with this?',
        startMs: null,
      },
    ],
    words: 105,
    pieces: 7,
  },
  {
    format: 'newsletter',
    title: 'How to plan a small garden',
    lines: [
      {
        isHeading: false,
        text: 'Hello,',
        startMs: null,
      },
      {
        isHeading: false,
        text: 'Here is what is worth knowing from “How to plan a small garden”.',
        startMs: null,
      },
      {
        isHeading: true,
        text: 'One day, one sheet of paper',
        startMs: null,
      },
      {
        isHeading: false,
        text: 'By the first Sunday in May, I had bought 38 plants. I planted all of it in one sunny afternoon, and for about two weeks it looked wonderful.',
        startMs: 12230,
      },
      {
        isHeading: false,
        text: 'You can improve soil with a few bags of compost. I had given the best seat in the garden to the rubbish.',
        startMs: 108840,
      },
      {
        isHeading: false,
        text: 'Thank you for reading. Until next time.',
        startMs: null,
      },
    ],
    words: 233,
    pieces: 12,
  },
  {
    format: 'podcast',
    title: 'How to plan a small garden',
    lines: [
      {
        isHeading: false,
        text: 'Welcome! Today we are talking about “How to plan a small garden”.',
        startMs: null,
        who: 'Host',
      },
      {
        isHeading: false,
        text: 'The first garden I ever planned was four metres by five, behind a rented house, with a fence on two sides and a brick wall on the third.',
        startMs: 0,
        who: 'Co-host',
      },
      {
        isHeading: false,
        text: 'Let us move on to “Your one day”.',
        startMs: null,
        who: 'Host',
      },
      {
        isHeading: false,
        text: 'In July of that second year, my neighbour looked over the fence again. The tomatoes stood where the bins used to be. The lettuce had its afternoon shade.',
        startMs: 693570,
        who: 'Co-host',
      },
    ],
    words: 1872,
    pieces: 41,
  },
  {
    format: 'custom',
    title: 'How to plan a small garden',
    lines: [
      {
        isHeading: true,
        text: 'Mistake',
        startMs: null,
      },
      {
        isHeading: false,
        text: 'The first garden I ever planned was four metres by five, behind a rented house, with a fence on two sides and a brick wall on the third. By the first Sunday in May, I had bought 38 plants. And that is the mistake I want to save you from.',
        startMs: 0,
      },
      {
        isHeading: true,
        text: 'Shade',
        startMs: null,
      },
      {
        isHeading: false,
        text: 'Before you buy a single plant, watch where the shade falls for one whole day, and let that day draw the plan. Start at eight in the morning: go out, look at the ground, and draw the edge of the shade. In a hot summer, some afternoon shade even helps, because heat is one of the things that make lettuce run to flower.',
        startMs: 95340,
      },
    ],
    words: 115,
    pieces: 2,
  },
];
// web/site/garden-film.tsx
var BOARDS = Array.from({ length: 17 }, (_, index) => index * 30 - 10);
var COURSES = [0, 1, 2, 3, 4, 5, 6];
/** The sample's garden, drawn; the sun, the shade and who is there follow the line that is picked. */
function GardenFilm() {
  return /* @__PURE__ */ jsxs('svg', {
    className: 'garden',
    viewBox: '0 0 480 440',
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ jsx('rect', {
        className: 'garden-sky',
        width: '480',
        height: '240',
      }),
      /* @__PURE__ */ jsx('circle', {
        className: 'garden-sun',
        cx: '240',
        cy: '78',
        r: '25',
      }),
      /* @__PURE__ */ jsx('path', {
        className: 'garden-house',
        d: 'M0 34l52-20 58 34v90H0z',
      }),
      /* @__PURE__ */ jsxs('g', {
        className: 'garden-neighbour',
        children: [
          /* @__PURE__ */ jsx('path', { d: 'M214 152c0-26 10-38 30-38s30 12 30 38z' }),
          /* @__PURE__ */ jsx('ellipse', {
            cx: '244',
            cy: '96',
            rx: '15',
            ry: '18',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('g', {
        className: 'garden-fence',
        children: BOARDS.map((x) =>
          /* @__PURE__ */ jsx('path', { d: `M${x} 236v-92l14-8 14 8v92z` }, x),
        ),
      }),
      /* @__PURE__ */ jsx('path', {
        className: 'garden-ground',
        d: 'M0 234h480v206H0z',
      }),
      /* @__PURE__ */ jsx('path', {
        className: 'garden-bed',
        d: 'M112 250h92l-22 66H72zM226 250h82l14 66H222z',
      }),
      /* @__PURE__ */ jsx('path', {
        className: 'garden-shade',
        d: 'M96 236h384v72L40 332z',
      }),
      /* @__PURE__ */ jsx('path', {
        className: 'garden-edge',
        d: 'M480 308L40 332',
        vectorEffect: 'non-scaling-stroke',
      }),
      /* @__PURE__ */ jsx(Wall, {}),
      /* @__PURE__ */ jsxs('g', {
        className: 'garden-shed',
        children: [
          /* @__PURE__ */ jsx('path', { d: 'M356 250V128l46-34 58 34v122z' }),
          /* @__PURE__ */ jsx('path', {
            className: 'garden-line',
            d: 'M344 136l58-44 70 44M384 250v-76h34v76',
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Plants, {}),
      /* @__PURE__ */ jsx('g', {
        className: 'garden-bins',
        children: /* @__PURE__ */ jsx('path', {
          d: 'M318 268v-40h28v40zM314 228h36v-7h-36zM326 284v-40h28v40zM322 244h36v-7h-36z',
        }),
      }),
      /* @__PURE__ */ jsx(Tomatoes, {}),
    ],
  });
}
function Wall() {
  return /* @__PURE__ */ jsxs('g', {
    className: 'garden-wall',
    children: [
      /* @__PURE__ */ jsx('path', { d: 'M0 92l98 34v114L0 322z' }),
      COURSES.map((course) =>
        /* @__PURE__ */ jsx(
          'path',
          {
            className: 'garden-line',
            d: `M0 ${116 + course * 30}L98 ${140 + course * 15}`,
          },
          course,
        ),
      ),
    ],
  });
}
function Plants() {
  return /* @__PURE__ */ jsxs('g', {
    className: 'garden-plants',
    children: [
      [96, 128, 160, 190].map((x) =>
        /* @__PURE__ */ jsx(
          'path',
          {
            d: `M${x} 300c-2-18-1-30 0-42M${x} 282c-8-2-12-8-13-15 8 1 12 6 13 15zM${x} 272c8-2 12-8 13-15-8 1-12 6-13 15z`,
          },
          x,
        ),
      ),
      [244, 272, 298].map((x) =>
        /* @__PURE__ */ jsx(
          'path',
          {
            d: `M${x} 300c-9-6-13-16-11-27 7 5 10 12 11 27zM${x} 300c9-6 13-16 11-27-7 5-10 12-11 27zM${x} 300c-4-12-4-22 0-34 4 12 4 22 0 34z`,
          },
          x,
        ),
      ),
    ],
  });
}
function Tomatoes() {
  return /* @__PURE__ */ jsx('g', {
    className: 'garden-tomatoes',
    children: [318, 340].map((x, index) =>
      /* @__PURE__ */ jsxs(
        'g',
        {
          children: [
            /* @__PURE__ */ jsx('path', {
              d: `M${x} ${280 + index * 6}v-92M${x} 262c-12-2-18-8-20-18 12 0 18 6 20 18zM${x} 240c12-2 18-8 20-18-12 0-18 6-20 18zM${x} 218c-12-2-16-8-18-16 10 0 16 5 18 16z`,
            }),
            /* @__PURE__ */ jsx('circle', {
              cx: x - 9,
              cy: 256 + index * 3,
              r: '5.5',
            }),
            /* @__PURE__ */ jsx('circle', {
              cx: x + 9,
              cy: 234 + index * 3,
              r: '5',
            }),
            /* @__PURE__ */ jsx('circle', {
              cx: x - 7,
              cy: 214,
              r: '4.5',
            }),
            /* @__PURE__ */ jsx('circle', {
              cx: x + 5,
              cy: 262,
              r: '4.5',
            }),
          ],
        },
        x,
      ),
    ),
  });
}
var small_garden_default = {
  id: 'small-garden',
  title: 'How to plan a small garden',
  channel: 'Back Step Gardening',
  language: 'english',
  durationMs: 758e3,
  chapters: [
    {
      startMs: 0,
      title: 'The garden I planted twice',
    },
    {
      startMs: 117820,
      title: 'One day, one sheet of paper',
    },
    {
      startMs: 243300,
      title: 'Six hours, three hours, less',
    },
    {
      startMs: 374740,
      title: 'Measure your arms and your feet',
    },
    {
      startMs: 458340,
      title: 'Three beds are enough',
    },
    {
      startMs: 567940,
      title: 'Leave room for July',
    },
    {
      startMs: 629660,
      title: 'Twenty minutes a week',
    },
    {
      startMs: 693570,
      title: 'Your one day',
    },
  ],
  cues: [
    {
      startMs: 0,
      endMs: 5590,
      text: 'The first garden I ever planned was four metres by five, behind a rented house,',
    },
    {
      startMs: 5690,
      endMs: 9580,
      text: 'with a fence on two sides and a brick wall on the third.',
    },
    {
      startMs: 9830,
      endMs: 11980,
      text: 'I moved in at the end of April.',
    },
    {
      startMs: 12230,
      endMs: 16430,
      text: 'By the first Sunday in May, I had bought 38 plants.',
    },
    {
      startMs: 17390,
      endMs: 20590,
      text: 'I know the number because I kept the receipts.',
    },
    {
      startMs: 20840,
      endMs: 24610,
      text: 'Tomatoes, lavender, a climbing rose, strawberries,',
    },
    {
      startMs: 24710,
      endMs: 29600,
      text: 'six kinds of salad, and a fig tree whose label promised three metres.',
    },
    {
      startMs: 29850,
      endMs: 32840,
      text: 'I planted all of it in one sunny afternoon,',
    },
    {
      startMs: 32940,
      endMs: 35990,
      text: 'and for about two weeks it looked wonderful.',
    },
    {
      startMs: 37010,
      endMs: 40670,
      text: 'Then it stopped. The tomatoes grew tall and thin,',
    },
    {
      startMs: 40770,
      endMs: 45970,
      text: 'and leaned towards the house like people trying to overhear a conversation.',
    },
    {
      startMs: 46220,
      endMs: 48650,
      text: 'The lavender went grey at the base.',
    },
    {
      startMs: 48900,
      endMs: 53380,
      text: 'And the lettuce, which I had given the best seat in the garden,',
    },
    {
      startMs: 53480,
      endMs: 59e3,
      text: 'right against the warm brick wall, ran to flower before I had picked it twice.',
    },
    {
      startMs: 60090,
      endMs: 63980,
      text: 'The woman next door had gardened there for thirty years.',
    },
    {
      startMs: 64230,
      endMs: 69850,
      text: 'One evening she looked over the fence and asked me a question I could not answer.',
    },
    {
      startMs: 70100,
      endMs: 75580,
      text: "She didn't ask about my soil, or my compost, or what I was feeding anything.",
    },
    {
      startMs: 75830,
      endMs: 79130,
      text: 'She asked, "Where is the sun at four o\'clock?"',
    },
    {
      startMs: 80160,
      endMs: 84990,
      text: 'I had no idea. I had planned the whole garden at noon on a Sunday,',
    },
    {
      startMs: 85090,
      endMs: 88070,
      text: 'which is the one hour that tells you least.',
    },
    {
      startMs: 88320,
      endMs: 91660,
      text: 'And that is the mistake I want to save you from.',
    },
    {
      startMs: 92520,
      endMs: 95090,
      text: 'So here is this talk in one sentence.',
    },
    {
      startMs: 95340,
      endMs: 100780,
      text: 'Before you buy a single plant, watch where the shade falls for one whole day,',
    },
    {
      startMs: 100880,
      endMs: 103040,
      text: 'and let that day draw the plan.',
    },
    {
      startMs: 103290,
      endMs: 108590,
      text: 'It costs nothing, and in a small garden it decides more than the soil does.',
    },
    {
      startMs: 108840,
      endMs: 112180,
      text: 'You can improve soil with a few bags of compost.',
    },
    {
      startMs: 112430,
      endMs: 114860,
      text: 'You cannot buy another hour of sun.',
    },
    {
      startMs: 117820,
      endMs: 122650,
      text: 'Here is how to do it. Choose a clear day when you will be at home.',
    },
    {
      startMs: 122900,
      endMs: 126580,
      text: 'Take a sheet of paper and draw the garden from above,',
    },
    {
      startMs: 126680,
      endMs: 131170,
      text: "the way a bird would see it. It doesn't have to be beautiful.",
    },
    {
      startMs: 131420,
      endMs: 135260,
      text: 'Draw the walls, the fences, the back door, the tap,',
    },
    {
      startMs: 135360,
      endMs: 139620,
      text: 'and anything tall, including what belongs to the neighbours,',
    },
    {
      startMs: 139720,
      endMs: 144520,
      text: 'because their tree is part of your garden whether you like it or not.',
    },
    {
      startMs: 144770,
      endMs: 148840,
      text: 'Then mark north. The compass on a phone is good enough.',
    },
    {
      startMs: 150130,
      endMs: 153790,
      text: 'Make seven copies. Start at eight in the morning:',
    },
    {
      startMs: 153890,
      endMs: 158180,
      text: 'go out, look at the ground, and draw the edge of the shade.',
    },
    {
      startMs: 158430,
      endMs: 160450,
      text: 'Write the time in the corner.',
    },
    {
      startMs: 160700,
      endMs: 164780,
      text: 'Do it again at ten, at noon, at two, at four, at six,',
    },
    {
      startMs: 164880,
      endMs: 169360,
      text: 'and in summer at eight. Each visit takes about three minutes.',
    },
    {
      startMs: 169610,
      endMs: 173160,
      text: 'So the whole survey is some twenty minutes of work,',
    },
    {
      startMs: 173260,
      endMs: 178700,
      text: 'spread over twelve hours, and most of it is standing still with a cup of tea.',
    },
    {
      startMs: 179950,
      endMs: 182030,
      text: 'If the day gets away from you,',
    },
    {
      startMs: 182130,
      endMs: 186160,
      text: 'take a photograph from the same upstairs window each time,',
    },
    {
      startMs: 186260,
      endMs: 188620,
      text: 'and do the drawing in the evening.',
    },
    {
      startMs: 189410,
      endMs: 192400,
      text: 'Then lay the sheets side by side and count.',
    },
    {
      startMs: 192650,
      endMs: 196920,
      text: 'Pick any spot, and add up the visits when it was in the sun.',
    },
    {
      startMs: 197170,
      endMs: 199800,
      text: 'Each visit stands for about two hours.',
    },
    {
      startMs: 200050,
      endMs: 204600,
      text: 'Four sunny visits, eight hours. One sunny visit, two hours.',
    },
    {
      startMs: 204850,
      endMs: 209510,
      text: "It's rough, and rough is fine. You are not trying to be exact.",
    },
    {
      startMs: 209760,
      endMs: 213090,
      text: 'You are trying to find out where you were wrong.',
    },
    {
      startMs: 214220,
      endMs: 216450,
      text: 'And you will be wrong somewhere.',
    },
    {
      startMs: 216700,
      endMs: 221380,
      text: 'I did this in my second spring, and I learned that the brick wall,',
    },
    {
      startMs: 221480,
      endMs: 225950,
      text: 'the one that looked perfect at noon, lost the sun before three,',
    },
    {
      startMs: 226050,
      endMs: 229040,
      text: 'because the house next door got in the way.',
    },
    {
      startMs: 229290,
      endMs: 231930,
      text: 'Meanwhile the dull corner by the shed,',
    },
    {
      startMs: 232030,
      endMs: 236230,
      text: 'where I kept the bins, had sun from late morning until six.',
    },
    {
      startMs: 236480,
      endMs: 240300,
      text: 'I had given the best seat in the garden to the rubbish.',
    },
    {
      startMs: 243300,
      endMs: 246660,
      text: 'Now you have hours, and hours turn into plants.',
    },
    {
      startMs: 246910,
      endMs: 252220,
      text: 'There are three terms on the labels, and they are only numbers in disguise.',
    },
    {
      startMs: 252470,
      endMs: 257820,
      text: 'Full sun means six hours or more of direct light a day in the growing season.',
    },
    {
      startMs: 258070,
      endMs: 262970,
      text: 'Part shade means roughly three to six. Shade means less than three.',
    },
    {
      startMs: 264010,
      endMs: 265540,
      text: 'Full sun is for fruit.',
    },
    {
      startMs: 265790,
      endMs: 269730,
      text: 'Tomatoes, peppers, beans, courgettes, strawberries:',
    },
    {
      startMs: 269830,
      endMs: 273330,
      text: 'if you eat the fruit, give it at least six hours,',
    },
    {
      startMs: 273430,
      endMs: 275860,
      text: 'and give a tomato eight if you can.',
    },
    {
      startMs: 276110,
      endMs: 280870,
      text: 'Lavender, rosemary and thyme come from dry Mediterranean hillsides,',
    },
    {
      startMs: 280970,
      endMs: 282560,
      text: 'and they want the same.',
    },
    {
      startMs: 283580,
      endMs: 285320,
      text: 'Part shade is for leaves.',
    },
    {
      startMs: 285570,
      endMs: 291350,
      text: 'Lettuce, spinach, chard, parsley and mint will all grow on three or four hours.',
    },
    {
      startMs: 291600,
      endMs: 295110,
      text: 'In a hot summer, some afternoon shade even helps,',
    },
    {
      startMs: 295210,
      endMs: 299790,
      text: 'because heat is one of the things that make lettuce run to flower.',
    },
    {
      startMs: 300040,
      endMs: 301980,
      text: 'That was my warm brick wall.',
    },
    {
      startMs: 302230,
      endMs: 305640,
      text: 'So here is a rule short enough for a plant label:',
    },
    {
      startMs: 305740,
      endMs: 308200,
      text: 'fruit needs sun, leaves can share.',
    },
    {
      startMs: 309350,
      endMs: 311230,
      text: 'And shade is not a failure.',
    },
    {
      startMs: 311480,
      endMs: 315640,
      text: 'Ferns and hostas and lily of the valley are woodland plants.',
    },
    {
      startMs: 315890,
      endMs: 320680,
      text: 'They have been living under trees far longer than we have had fences.',
    },
    {
      startMs: 320930,
      endMs: 324060,
      text: "It's also where you will want to sit in July.",
    },
    {
      startMs: 324310,
      endMs: 328960,
      text: 'Sometimes the best thing to plant in the darkest corner is a chair.',
    },
    {
      startMs: 33e4,
      endMs: 332160,
      text: 'One warning about the calendar.',
    },
    {
      startMs: 332410,
      endMs: 334210,
      text: 'At the latitude of London,',
    },
    {
      startMs: 334310,
      endMs: 338830,
      text: 'the midday sun stands about 62 degrees high at midsummer,',
    },
    {
      startMs: 338930,
      endMs: 341630,
      text: 'and only about 15 at midwinter.',
    },
    {
      startMs: 341880,
      endMs: 345530,
      text: 'So a fence two metres tall, with the sun behind it,',
    },
    {
      startMs: 345630,
      endMs: 349100,
      text: 'throws a midday shadow of about one metre in June,',
    },
    {
      startMs: 349200,
      endMs: 353990,
      text: 'and more than seven metres in December. Same fence, same garden.',
    },
    {
      startMs: 354240,
      endMs: 357230,
      text: 'So watch in the season you want to grow in.',
    },
    {
      startMs: 357480,
      endMs: 362160,
      text: 'If you can only watch once, do it in late March or late September,',
    },
    {
      startMs: 362260,
      endMs: 364760,
      text: 'when you see the middle of the year.',
    },
    {
      startMs: 365010,
      endMs: 368e3,
      text: 'And if you live in the southern hemisphere,',
    },
    {
      startMs: 368100,
      endMs: 371740,
      text: 'turn my advice around: your sunny side faces north.',
    },
    {
      startMs: 374740,
      endMs: 376650,
      text: 'Next, take a tape measure.',
    },
    {
      startMs: 376900,
      endMs: 380510,
      text: 'Two numbers matter more than the size of the garden.',
    },
    {
      startMs: 381240,
      endMs: 382760,
      text: 'The first is your arm.',
    },
    {
      startMs: 383010,
      endMs: 388010,
      text: 'Most of us can work comfortably about 60 centimetres into a bed.',
    },
    {
      startMs: 388260,
      endMs: 392570,
      text: 'So a bed against a wall should be 60 centimetres deep,',
    },
    {
      startMs: 392670,
      endMs: 397460,
      text: 'and a bed you can walk around should be 120 wide at most.',
    },
    {
      startMs: 397710,
      endMs: 402050,
      text: 'Any wider, and you will step on the soil to reach the middle.',
    },
    {
      startMs: 402300,
      endMs: 405800,
      text: 'Trodden soil holds less air, and it drains badly.',
    },
    {
      startMs: 406950,
      endMs: 408620,
      text: 'The second is your feet.',
    },
    {
      startMs: 408870,
      endMs: 412690,
      text: 'A path needs about 45 centimetres for a person,',
    },
    {
      startMs: 412790,
      endMs: 415500,
      text: 'and about 90 for a wheelbarrow.',
    },
    {
      startMs: 415750,
      endMs: 418180,
      text: 'Out of my 20 square metres,',
    },
    {
      startMs: 418280,
      endMs: 422760,
      text: 'paths and a place to sit took eight. That sounds like a loss.',
    },
    {
      startMs: 423010,
      endMs: 428810,
      text: "But a plant you can't reach is a plant you won't weed, won't water and won't pick.",
    },
    {
      startMs: 429900,
      endMs: 432990,
      text: 'While you are out there, test the drainage.',
    },
    {
      startMs: 433240,
      endMs: 435940,
      text: 'Dig a hole 30 centimetres deep.',
    },
    {
      startMs: 436190,
      endMs: 439730,
      text: 'Fill it with water, let it drain, fill it again,',
    },
    {
      startMs: 439830,
      endMs: 442810,
      text: 'and see how far the water drops in an hour.',
    },
    {
      startMs: 443060,
      endMs: 446670,
      text: 'Between two and eight centimetres suits most plants.',
    },
    {
      startMs: 446920,
      endMs: 450710,
      text: "If it is still full the next morning, don't fight it.",
    },
    {
      startMs: 450960,
      endMs: 455670,
      text: 'Build up, with a raised bed, or choose plants that like wet feet.',
    },
    {
      startMs: 458340,
      endMs: 461470,
      text: 'Here is where the plan gets small on purpose.',
    },
    {
      startMs: 461720,
      endMs: 464670,
      text: 'In a small garden, three beds are enough.',
    },
    {
      startMs: 464920,
      endMs: 468770,
      text: 'One for what you eat every week, one for what you cut,',
    },
    {
      startMs: 468870,
      endMs: 471990,
      text: 'and one for whatever the shade has left over.',
    },
    {
      startMs: 472240,
      endMs: 476270,
      text: "Three promises you can keep are better than ten you can't.",
    },
    {
      startMs: 477270,
      endMs: 483220,
      text: 'The eating bed goes in the sunniest place near the kitchen door. Distance matters.',
    },
    {
      startMs: 483470,
      endMs: 486660,
      text: 'Herbs you can reach in your slippers get used,',
    },
    {
      startMs: 486760,
      endMs: 491940,
      text: 'and herbs at the far end get admired. And be honest about what you eat.',
    },
    {
      startMs: 492190,
      endMs: 496530,
      text: "If you bought one aubergine last year, don't grow aubergines.",
    },
    {
      startMs: 496780,
      endMs: 500140,
      text: 'If you buy salad every week, there is your bed.',
    },
    {
      startMs: 501260,
      endMs: 506220,
      text: "The cutting bed is for flowers, for your table or for somebody else's.",
    },
    {
      startMs: 506470,
      endMs: 510320,
      text: 'Cosmos, sweet peas and marigolds share one good habit:',
    },
    {
      startMs: 510420,
      endMs: 513160,
      text: 'the more you cut, the more they bloom,',
    },
    {
      startMs: 513260,
      endMs: 517420,
      text: "because a plant that isn't allowed to set seed keeps trying.",
    },
    {
      startMs: 518390,
      endMs: 522280,
      text: 'The third bed is the one nobody plans and everybody has.',
    },
    {
      startMs: 522530,
      endMs: 525510,
      text: "Don't fill it with the plants you had left.",
    },
    {
      startMs: 525760,
      endMs: 528960,
      text: 'Fill it with plants that would have chosen it.',
    },
    {
      startMs: 529210,
      endMs: 533610,
      text: 'Mine has a fern, two hostas and a patch of lily of the valley,',
    },
    {
      startMs: 533710,
      endMs: 538160,
      text: "and it's the only part of the garden I have never had to rescue.",
    },
    {
      startMs: 539200,
      endMs: 543610,
      text: 'A friend of mine did all this on a balcony, two metres by one.',
    },
    {
      startMs: 543860,
      endMs: 547080,
      text: 'She had room for three boxes, not three beds.',
    },
    {
      startMs: 547330,
      endMs: 553240,
      text: 'She watched for a day, and found four hours of morning sun. She wanted tomatoes.',
    },
    {
      startMs: 553490,
      endMs: 555880,
      text: 'She grew salad, parsley and mint,',
    },
    {
      startMs: 555980,
      endMs: 560010,
      text: 'and she was cutting leaves for supper from May to October.',
    },
    {
      startMs: 560260,
      endMs: 565050,
      text: 'She told me the best thing the map did was talk her out of something.',
    },
    {
      startMs: 567940,
      endMs: 571520,
      text: 'Now you may buy plants. Buy fewer than you want.',
    },
    {
      startMs: 571770,
      endMs: 573990,
      text: 'Every label gives a final width,',
    },
    {
      startMs: 574090,
      endMs: 577630,
      text: 'and it may be the most ignored number in gardening.',
    },
    {
      startMs: 577880,
      endMs: 580660,
      text: 'A lavender as wide as your hand in April',
    },
    {
      startMs: 580660,
      endMs: 584270,
      text: 'can be 60 centimetres across in a few years.',
    },
    {
      startMs: 584520,
      endMs: 588620,
      text: 'A single courgette can fill most of a square metre by July.',
    },
    {
      startMs: 589690,
      endMs: 593120,
      text: 'So before you dig, cut circles out of newspaper,',
    },
    {
      startMs: 593220,
      endMs: 597830,
      text: 'each as wide as that plant will grow, and lay them on the ground.',
    },
    {
      startMs: 598080,
      endMs: 601030,
      text: 'Where two circles overlap, take one away.',
    },
    {
      startMs: 601280,
      endMs: 606170,
      text: 'It will look half empty, and that is how a good plan looks in spring.',
    },
    {
      startMs: 606420,
      endMs: 611940,
      text: 'By their own labels, my 38 plants needed about twice the garden I had.',
    },
    {
      startMs: 612190,
      endMs: 614580,
      text: 'The second time, I bought eleven.',
    },
    {
      startMs: 615740,
      endMs: 619870,
      text: "If you can't bear the bare soil, sow radishes in the gaps.",
    },
    {
      startMs: 620120,
      endMs: 622550,
      text: 'They are ready in about four weeks,',
    },
    {
      startMs: 622650,
      endMs: 627160,
      text: 'and you will have eaten them before the big plants need the room.',
    },
    {
      startMs: 629660,
      endMs: 634700,
      text: "A plan you can't keep up is only a drawing. So plan the care as well.",
    },
    {
      startMs: 635410,
      endMs: 640160,
      text: 'Each spring, spread five centimetres of compost on top of the beds,',
    },
    {
      startMs: 640260,
      endMs: 642420,
      text: 'and let the worms take it down.',
    },
    {
      startMs: 642670,
      endMs: 648990,
      text: 'A bed of 120 by 240 centimetres needs about 145 litres.',
    },
    {
      startMs: 649240,
      endMs: 652290,
      text: 'That is three big bags of 50 litres.',
    },
    {
      startMs: 653270,
      endMs: 655590,
      text: 'Water deeply, and not every day.',
    },
    {
      startMs: 655840,
      endMs: 661290,
      text: 'In a dry week, vegetables want about 25 litres for each square metre,',
    },
    {
      startMs: 661390,
      endMs: 663410,
      text: 'so two and a half large cans.',
    },
    {
      startMs: 663660,
      endMs: 667670,
      text: 'Give it in two goes, in the morning, down at the roots.',
    },
    {
      startMs: 667920,
      endMs: 671670,
      text: 'A quick sprinkle every evening wets the top centimetre',
    },
    {
      startMs: 671670,
      endMs: 674170,
      text: 'and teaches the roots to stay there.',
    },
    {
      startMs: 674420,
      endMs: 678730,
      text: 'Pots are the exception. In hot weather, check them daily.',
    },
    {
      startMs: 679910,
      endMs: 684630,
      text: 'And two visits of ten minutes a week beat one lost Saturday a month.',
    },
    {
      startMs: 684880,
      endMs: 687730,
      text: 'A weed the size of a coin takes a second.',
    },
    {
      startMs: 687980,
      endMs: 691060,
      text: 'Leave it until June, and it takes a trowel.',
    },
    {
      startMs: 693570,
      endMs: 698530,
      text: 'In July of that second year, my neighbour looked over the fence again.',
    },
    {
      startMs: 698780,
      endMs: 701910,
      text: 'The tomatoes stood where the bins used to be.',
    },
    {
      startMs: 702160,
      endMs: 704660,
      text: 'The lettuce had its afternoon shade.',
    },
    {
      startMs: 704910,
      endMs: 709180,
      text: 'There was bare soil between things, and nothing was leaning.',
    },
    {
      startMs: 709430,
      endMs: 712440,
      text: 'She looked for a while, and then she said,',
    },
    {
      startMs: 712540,
      endMs: 715420,
      text: '"So, you found the sun at four o\'clock."',
    },
    {
      startMs: 716510,
      endMs: 720160,
      text: "Now it's your turn. Pick one clear day this week.",
    },
    {
      startMs: 720410,
      endMs: 725480,
      text: 'One sheet of paper, seven visits, and the edge of the shade each time.',
    },
    {
      startMs: 725730,
      endMs: 727880,
      text: 'Buy nothing until that evening.',
    },
    {
      startMs: 728130,
      endMs: 731210,
      text: 'Then draw three beds, cut out your circles,',
    },
    {
      startMs: 731310,
      endMs: 734300,
      text: 'and write a list of a dozen plants at most.',
    },
    {
      startMs: 734550,
      endMs: 736430,
      text: 'And when you have your map,',
    },
    {
      startMs: 736530,
      endMs: 741780,
      text: 'tell me in the comments which corner surprised you. There is always one.',
    },
    {
      startMs: 742940,
      endMs: 747780,
      text: 'The plants can wait a week. The garden centre will still be there.',
    },
    {
      startMs: 748030,
      endMs: 751880,
      text: 'Take a chair outside after breakfast, stay until dusk,',
    },
    {
      startMs: 751980,
      endMs: 755310,
      text: 'and let the garden tell you what it wants to be.',
    },
  ],
};
// web/site/sample-moments.ts
/** The moments of the talk that the texts of the home page rest on; scene.css and garden.css draw each. */
var MOMENTS = [
  {
    id: 'begin',
    startMs: 0,
  },
  {
    id: 'bought',
    startMs: 12230,
  },
  {
    id: 'planted',
    startMs: 29850,
  },
  {
    id: 'watch',
    startMs: 95340,
  },
  {
    id: 'sun',
    startMs: 108840,
  },
  {
    id: 'shade',
    startMs: 151549,
  },
  {
    id: 'wrong',
    startMs: 209760,
  },
  {
    id: 'bins',
    startMs: 236480,
  },
  {
    id: 'july',
    startMs: 693570,
  },
];
/** The text that the page opens with, and its line in play. */
var FIRST_FORMAT = {
  value: 'summary',
  startMs: 151549,
};
function momentAt(startMs) {
  const moment = MOMENTS.find((one) => one.startMs === startMs);
  if (!moment) throw new Error(`Nothing is drawn for ${startMs}: add it to MOMENTS and the styles`);
  return moment.id;
}
/** What the whole long summary comes to. When the engine changes, tests/e2e/site-pages.test.ts prints the new figures. */
var SAMPLE_FACTS = {
  lines: 41,
  words: 651,
  /** Numbers of the passages, of about half a minute each, that the summary rests on. */
  cited: [1, 2, 3, 4, 5, 6, 8, 9, 11, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26],
  passages: 26,
};
var SAMPLE = {
  title: small_garden_default.title,
  seconds: small_garden_default.durationMs / 1e3,
  chapters: small_garden_default.chapters,
  captions: small_garden_default.cues.length,
};
/** The caption under the film at a moment. */
function spokenAt(startMs) {
  const cue = small_garden_default.cues.find(({ endMs }) => endMs > startMs);
  if (!cue) throw new Error(`Nothing is said at ${startMs}`);
  return cue.text;
}
// web/site/home-scene.tsx
/** The product, drawn: the film, its ruler, and what is written from it. Picking a format or a line needs no script. */
function Scene() {
  return /* @__PURE__ */ jsxs('figure', {
    className: 'scene',
    'aria-label': 'What is written from a film, beside it',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'scene-film',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'film',
            children: [
              /* @__PURE__ */ jsx(GardenFilm, {}),
              /* @__PURE__ */ jsxs('p', {
                className: 'film-head',
                children: [
                  /* @__PURE__ */ jsx('span', {
                    className: 'time',
                    children: SAMPLE.title,
                  }),
                  /* @__PURE__ */ jsx(Time, { seconds: SAMPLE.seconds }),
                ],
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'film-caption',
                children: MOMENTS.map(({ id, startMs }) =>
                  /* @__PURE__ */ jsx(
                    'span',
                    {
                      className: 'caption said',
                      'data-moment': id,
                      children: spokenAt(startMs),
                    },
                    id,
                  ),
                ),
              }),
            ],
          }),
          /* @__PURE__ */ jsx('div', {
            className: 'rail on-film',
            'data-orientation': 'horizontal',
            'aria-hidden': 'true',
            children: /* @__PURE__ */ jsx('div', {
              className: 'rail-ruler',
              children: /* @__PURE__ */ jsx('span', {
                className: 'rail-head',
                children: MOMENTS.map(({ id, startMs }) =>
                  /* @__PURE__ */ jsx(
                    'span',
                    {
                      className: 'time said',
                      'data-moment': id,
                      children: timeCode(startMs / 1e3),
                    },
                    id,
                  ),
                ),
              }),
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'scene-page',
        role: 'radiogroup',
        'aria-label': 'What the talk becomes',
        children: [
          /* @__PURE__ */ jsx('div', {
            className: 'tab-list',
            'aria-hidden': 'true',
            children: FORMATS.map(({ value, label }) =>
              /* @__PURE__ */ jsx(
                'label',
                {
                  className: 'tab',
                  htmlFor: `as-${value}`,
                  children: label,
                },
                value,
              ),
            ),
          }),
          /* @__PURE__ */ jsx('div', {
            className: 'scene-sheets',
            children: SAMPLE_TEXTS.map((text) =>
              /* @__PURE__ */ jsx(Sheet, { ...text }, text.format),
            ),
          }),
        ],
      }),
    ],
  });
}
/** The input stands right before its sheet: that is how the styles know which sheet, and which line of it, is in play. */
function Sheet({ format, title, lines, words, pieces }) {
  const { label } = FORMATS.find(({ value }) => value === format);
  const first = lines.find(({ startMs }) => startMs !== null);
  const chosen = lines.find(({ startMs }) => startMs === FIRST_FORMAT.startMs) ?? first;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('input', {
        className: 'visually-hidden scene-as',
        type: 'radio',
        name: 'as',
        id: `as-${format}`,
        'aria-label': label,
        defaultChecked: format === FIRST_FORMAT.value,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'scene-sheet prose',
        'data-as': format,
        role: 'radiogroup',
        'aria-labelledby': `scene-title-${format}`,
        children: [
          /* @__PURE__ */ jsxs('p', {
            className: 'scene-title',
            id: `scene-title-${format}`,
            children: [
              format === 'newsletter' &&
                /* @__PURE__ */ jsx('span', {
                  className: 'scene-kicker',
                  children: 'Subject',
                }),
              title,
            ],
          }),
          /* @__PURE__ */ jsx('div', {
            className: 'railed',
            children: lines.map((line) =>
              /* @__PURE__ */ jsx(
                Line,
                {
                  format,
                  isChosen: line === chosen,
                  ...line,
                },
                line.text,
              ),
            ),
          }),
          /* @__PURE__ */ jsxs('ul', {
            className: 'scene-facts',
            children: [
              /* @__PURE__ */ jsxs('li', {
                children: [
                  /* @__PURE__ */ jsx('b', { children: pieces }),
                  ' ',
                  pieces === 1 ? 'passage' : 'passages',
                  ' tied to their moment',
                ],
              }),
              /* @__PURE__ */ jsxs('li', {
                children: ['a part of ', words.toLocaleString('en-GB'), ' words'],
              }),
              /* @__PURE__ */ jsx('li', { children: 'built-in engine, no AI model' }),
            ],
          }),
        ],
      }),
    ],
  });
}
function Line({ format, text, isHeading, startMs, who, isChosen }) {
  if (startMs === null)
    return /* @__PURE__ */ jsx('p', {
      className: isHeading ? 'scene-chapter' : 'scene-between',
      children: withWho(text, who),
    });
  const moment = momentAt(startMs);
  const inputId = `${format}-${moment}`;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('input', {
        className: 'visually-hidden',
        type: 'radio',
        name: `moment-${format}`,
        id: inputId,
        value: moment,
        defaultChecked: isChosen,
      }),
      /* @__PURE__ */ jsx('label', {
        className: 'rail-tick',
        htmlFor: inputId,
        children: /* @__PURE__ */ jsx(Time, { seconds: startMs / 1e3 }),
      }),
      /* @__PURE__ */ jsx('label', {
        className: 'scene-line',
        htmlFor: inputId,
        children: /* @__PURE__ */ jsx('span', { children: withWho(text, who) }),
      }),
    ],
  });
}
function withWho(text, who) {
  if (!who) return text;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('b', {
        className: 'scene-who',
        children: who,
      }),
      ' ',
      text,
    ],
  });
}
// web/site/home-hero.tsx
var PROMISES = [
  {
    title: 'Every line has its moment',
    text: 'Pick a line above: the film goes to where it was said. What has no place in the video is marked, not hidden.',
  },
  {
    title: 'All of the video',
    text: 'From the first chapter to the last, with a bar that shows what the text rests on and what it left out.',
  },
  {
    title: 'Close the laptop',
    text: 'A run goes on without you. Cut it off, and it picks up where it was.',
  },
  {
    title: 'No account anywhere',
    text: 'No key, no network: the built-in engine works on its own, and every result says what made it.',
  },
];
function Hero() {
  const [monthly, yearly] = PLANS;
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap hero',
    'aria-labelledby': 'hero-title',
    children: [
      /* @__PURE__ */ jsxs('h1', {
        className: 'display',
        id: 'hero-title',
        children: [
          'You said it on camera. ',
          /* @__PURE__ */ jsx('span', {
            className: 'caption line',
            children: 'Now it is written.',
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'hero-words',
        children: [
          /* @__PURE__ */ jsxs('p', {
            className: 'lede',
            children: [
              'Give it a video. Get the article, the thread, the newsletter, the LinkedIn post and the podcast, in ',
              LANGUAGES.length,
              ' languages, every line tied to the moment you said it.',
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'hero-go',
            children: [
              /* @__PURE__ */ jsx('a', {
                className: 'button go large',
                href: ADDRESS.app,
                children: 'TRY FOR FREE',
              }),
              /* @__PURE__ */ jsxs('p', {
                className: 'note',
                children: [
                  7,
                  '-day free trial, no card needed',
                  /* @__PURE__ */ jsx('br', {}),
                  '$',
                  inDollars(monthly.priceCents),
                  ' a month or $',
                  inDollars(yearly.priceCents),
                  ' a year',
                ],
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Scene, {}),
      /* @__PURE__ */ jsx('ul', {
        className: 'strip',
        children: PROMISES.map(({ title, text }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              children: [
                /* @__PURE__ */ jsx('h2', {
                  className: 'card-title',
                  children: title,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'card-text',
                  children: text,
                }),
              ],
            },
            title,
          ),
        ),
      }),
    ],
  });
}
// content/site/podcast-heard.json
var podcast_heard_default = {
  'two-hosts': {
    durationMs: 25829,
    startsMs: [250, 5328, 9156, 11822, 17004, 21611],
    bars: [
      0, 83, 77, 68, 69, 77, 66, 65, 83, 65, 25, 60, 2, 60, 83, 83, 76, 83, 9, 0, 83, 69, 59, 28, 1,
      35, 77, 81, 48, 48, 53, 29, 8, 0, 83, 83, 83, 83, 78, 67, 83, 67, 7, 0, 83, 83, 83, 55, 19,
      64, 83, 51, 76, 64, 31, 51, 6, 1, 83, 83, 41, 41, 0, 83, 79, 83, 79, 83, 83, 83, 83, 8, 83,
      83, 83, 83, 62, 83, 30, 1, 83, 82, 83, 51, 19, 50, 77, 78, 69, 70, 81, 46, 79, 40, 1, 0,
    ],
  },
  'one-host': {
    durationMs: 14973,
    startsMs: [250, 4318, 10968],
    bars: [
      0, 15, 83, 83, 83, 82, 21, 83, 81, 83, 60, 12, 64, 4, 83, 74, 50, 61, 21, 83, 61, 51, 58, 75,
      16, 16, 0, 0, 83, 45, 83, 17, 83, 76, 53, 64, 83, 83, 83, 73, 7, 1, 83, 83, 83, 76, 55, 83,
      82, 2, 2, 83, 83, 83, 37, 58, 83, 83, 83, 79, 83, 83, 83, 83, 80, 58, 66, 50, 6, 0, 1, 5, 83,
      10, 83, 83, 75, 47, 46, 60, 31, 76, 78, 83, 70, 83, 68, 31, 51, 74, 79, 39, 9, 0, 0, 0,
    ],
  },
};
// content/site/podcast-samples.ts
/** Both are made from the built-in talk about a small garden. */
var PODCAST_SAMPLES = [
  {
    id: 'two-hosts',
    title: 'Where is the sun at four?',
    hosts: 'Two hosts',
    lines: [
      {
        speaker: 'Mara',
        text: 'Thirty-eight plants by the first Sunday in May. You kept the receipts?',
      },
      {
        speaker: 'Tom',
        text: 'Every one. For two weeks it looked wonderful.',
      },
      {
        speaker: 'Mara',
        text: 'And then your neighbour looked over the fence.',
      },
      {
        speaker: 'Tom',
        text: 'She asked one thing. Where is the sun at four o’clock? I had no idea.',
      },
      {
        speaker: 'Mara',
        text: 'So before anybody buys a plant: one day, one sheet of paper.',
      },
      {
        speaker: 'Tom',
        text: 'Seven visits. Each time you draw the edge of the shade.',
      },
    ],
  },
  {
    id: 'one-host',
    title: 'Three beds are enough',
    hosts: 'One host',
    lines: [
      {
        speaker: 'Mara',
        text: 'Today, a small garden, and a plan that gets small on purpose.',
      },
      {
        speaker: 'Mara',
        text: 'One bed for what you eat every week, one for what you cut, and one for whatever the shade has left over.',
      },
      {
        speaker: 'Mara',
        text: 'Three promises you can keep are better than ten you cannot.',
      },
    ],
  },
];
// web/site/parts/waveform.tsx
var WIDTH = 576;
var HEIGHT = 72;
/** Silence is drawn too. */
var LEAST = 3;
/** What is heard, drawn; `bars` are heights from 0 to 100 over equal stretches. */
function Waveform({ bars }) {
  return /* @__PURE__ */ jsx('svg', {
    className: 'wave',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
    children: bars.map((level, index) => {
      const height = Math.max(LEAST, Math.round((level / 100) * HEIGHT));
      return /* @__PURE__ */ jsx(
        'rect',
        {
          x: index * (WIDTH / bars.length),
          y: (HEIGHT - height) / 2,
          width: '3',
          height,
        },
        index,
      );
    }),
  });
}
// web/site/home-podcast.tsx
var HEARD = podcast_heard_default;
function Podcast({ files }) {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part sound',
    'aria-labelledby': 'podcast-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsxs('h2', {
            className: 'headline',
            id: 'podcast-title',
            children: ['Two voices, one episode, ready', '\xA0', 'to', '\xA0', 'publish'],
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children:
              'A script you can edit line by line, spoken by 10+ voices that need no studio, mixed to the loudness that directories ask for, with chapters and a private feed. Change one line and only that line is spoken again.',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'episodes',
        children: PODCAST_SAMPLES.map((sample) =>
          /* @__PURE__ */ jsx(
            Episode,
            {
              sample,
              isRecorded: files.has(`/demo/${sample.id}.mp3`),
            },
            sample.id,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'note',
        children:
          'Two examples: we wrote these scripts after the garden talk; the app spoke, mixed and timed them.',
      }),
    ],
  });
}
function Episode({ sample, isRecorded }) {
  const { id, title, hosts, lines } = sample;
  const { durationMs, startsMs, bars } = HEARD[id];
  return /* @__PURE__ */ jsxs('article', {
    className: 'episode',
    'aria-labelledby': `episode-${id}`,
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'episode-head',
        children: [
          /* @__PURE__ */ jsx('strong', {
            id: `episode-${id}`,
            children: title,
          }),
          /* @__PURE__ */ jsxs('span', {
            className: 'time',
            children: [hosts, ', ', /* @__PURE__ */ jsx(Time, { seconds: durationMs / 1e3 })],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'episode-sound',
        children: [
          /* @__PURE__ */ jsx(Waveform, { bars }),
          /* @__PURE__ */ jsx('input', {
            className: 'episode-seek',
            type: 'range',
            min: '0',
            max: durationMs / 1e3,
            step: '0.1',
            defaultValue: '0',
            'aria-label': `Place in “${title}”`,
            hidden: true,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'episode-player',
        children: isRecorded
          ? /* @__PURE__ */ jsxs(Fragment, {
              children: [
                /* @__PURE__ */ jsx('audio', {
                  controls: true,
                  preload: 'none',
                  src: `/demo/${id}.mp3`,
                  children: /* @__PURE__ */ jsx('a', {
                    href: `/demo/${id}.mp3`,
                    children: 'Download the recording',
                  }),
                }),
                /* @__PURE__ */ jsx(Bar, {
                  title,
                  seconds: durationMs / 1e3,
                }),
              ],
            })
          : /* @__PURE__ */ jsx('p', {
              className: 'episode-wait',
              children: 'The recording is being made. Here is its script.',
            }),
      }),
      /* @__PURE__ */ jsx('ol', {
        className: 'episode-lines',
        children: lines.map(({ speaker, text }, index) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              children: [
                /* @__PURE__ */ jsx(Time, { seconds: (startsMs[index] ?? 0) / 1e3 }),
                /* @__PURE__ */ jsx('b', { children: speaker }),
                /* @__PURE__ */ jsx('span', {
                  children: /* @__PURE__ */ jsx('span', {
                    'data-from': (startsMs[index] ?? 0) / 1e3,
                    children: text,
                  }),
                }),
              ],
            },
            text,
          ),
        ),
      }),
    ],
  });
}
/** Stands in for the browser's own player once the script runs. */
function Bar({ title, seconds }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'episode-bar',
    role: 'group',
    'aria-label': `Player of “${title}”`,
    hidden: true,
    children: [
      /* @__PURE__ */ jsx('button', {
        className: 'button go',
        type: 'button',
        children: 'Play',
      }),
      /* @__PURE__ */ jsxs('span', {
        className: 'time',
        children: [
          /* @__PURE__ */ jsx('span', {
            'data-at': '',
            children: '0:00',
          }),
          ' / ',
          /* @__PURE__ */ jsx(Time, { seconds }),
        ],
      }),
      /* @__PURE__ */ jsx('span', { role: 'status' }),
    ],
  });
}
// web/ui/coverage.tsx
function Coverage$1({ cells, durationSeconds, label, title = 'Covered' }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'coverage',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'coverage-head',
        children: [
          /* @__PURE__ */ jsx('span', { children: title }),
          durationSeconds !== void 0 && /* @__PURE__ */ jsx(Time, { seconds: durationSeconds }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'coverage-cells',
        role: 'img',
        'aria-label': label,
        children: cells.map((state, index) =>
          /* @__PURE__ */ jsx('i', { 'data-state': state }, index),
        ),
      }),
    ],
  });
}
// web/site/home-proof.tsx
var CITED = new Set(SAMPLE_FACTS.cited);
var CELLS = Array.from({ length: SAMPLE_FACTS.passages }, (_, index) =>
  CITED.has(index + 1) ? 'full' : 'none',
);
var COVERED = `The text rests on ${CITED.size} of ${SAMPLE_FACTS.passages} passages`;
function Coverage() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part say',
    'aria-labelledby': 'proof-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'proof-title',
            children: 'The proof is in the margin',
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children:
              'Each line names the passages of the video it rests on, and only those can give it a time. No invented time survives. Beside the text a bar shows, from the first minute to the last, what was used and what was left out.',
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('figure', {
        className: 'sheet proof',
        children: [
          /* @__PURE__ */ jsx(Coverage$1, {
            cells: CELLS,
            durationSeconds: SAMPLE.seconds,
            title: COVERED,
            label: `${COVERED}, from every chapter of the talk.`,
          }),
          /* @__PURE__ */ jsx('ol', {
            className: 'chapters',
            children: SAMPLE.chapters.map(({ startMs, title }) =>
              /* @__PURE__ */ jsxs(
                'li',
                {
                  children: [
                    /* @__PURE__ */ jsx(Time, { seconds: startMs / 1e3 }),
                    /* @__PURE__ */ jsx('span', { children: title }),
                  ],
                },
                startMs,
              ),
            ),
          }),
          /* @__PURE__ */ jsx('figcaption', {
            className: 'note',
            children: 'The built-in sample, its eight chapters, and its long summary.',
          }),
        ],
      }),
    ],
  });
}
var RECORD = [
  {
    stage: 'Transcript',
    what: `${SAMPLE.captions} captions`,
    state: 'stored',
  },
  {
    stage: 'Reading',
    what: `${SAMPLE_FACTS.passages} passages`,
    state: 'stored',
  },
  {
    stage: 'Writing',
    what: 'the gist and the points',
    state: 'stored',
  },
  {
    stage: 'Writing',
    what: 'sections 1 to 5',
    state: 'stored',
  },
];
function NothingLost() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part say turned',
    'aria-labelledby': 'lost-title',
    children: [
      /* @__PURE__ */ jsxs('figure', {
        className: 'record',
        children: [
          /* @__PURE__ */ jsxs('p', {
            className: 'record-head',
            children: [
              /* @__PURE__ */ jsx('strong', { children: SAMPLE.title }),
              /* @__PURE__ */ jsx('span', {
                className: 'time',
                children: 'run 1 of 1',
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('ol', {
            className: 'record-steps',
            children: [
              RECORD.map(({ stage, what, state }) =>
                /* @__PURE__ */ jsxs(
                  'li',
                  {
                    children: [
                      /* @__PURE__ */ jsx('b', { children: stage }),
                      /* @__PURE__ */ jsx('span', { children: what }),
                      /* @__PURE__ */ jsx('span', {
                        className: 'time',
                        children: state,
                      }),
                    ],
                  },
                  what,
                ),
              ),
              /* @__PURE__ */ jsx('li', {
                className: 'record-cut',
                children: /* @__PURE__ */ jsx('span', {
                  children: 'the power goes, and comes back',
                }),
              }),
              /* @__PURE__ */ jsxs('li', {
                children: [
                  /* @__PURE__ */ jsx('b', { children: 'Writing' }),
                  /* @__PURE__ */ jsx('span', {
                    children: /* @__PURE__ */ jsx('span', {
                      className: 'caption',
                      children: 'section 6, where it was',
                    }),
                  }),
                  /* @__PURE__ */ jsx('span', {
                    className: 'time',
                    children: 'now',
                  }),
                ],
              }),
              /* @__PURE__ */ jsxs('li', {
                className: 'record-next',
                children: [
                  /* @__PURE__ */ jsx('b', { children: 'Checking' }),
                  /* @__PURE__ */ jsx('span', { children: 'words and coverage' }),
                  /* @__PURE__ */ jsx('span', {
                    className: 'time',
                    children: 'next',
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'lost-title',
            children: 'Nothing lost, nothing done twice',
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children:
              'Every step is stored before the next begins. Close the tab, kill the machine in mid-sentence: the run goes on from the last stored step. And when something fails, the page says what happened, what is safe and what to do.',
          }),
        ],
      }),
    ],
  });
}
// content/site/reviews.ts
/** Shown above the reviews wherever they stand. */
var REVIEWS_ARE_EXAMPLES =
  'We have no customers to quote yet, and we do not invent any. These are examples, written by us: what we want each of these people to be able to say, and what we test the product against.';
var REVIEWS = [
  {
    role: 'A teacher with a video channel',
    where: 'an article and a letter every Friday',
    text: 'I used to spend Saturday finding the good minute in my own lesson. Now I click the paragraph and it is there, and I only fix what I said badly.',
  },
  {
    role: 'A marketer at a software company',
    where: 'webinars into posts',
    text: 'Legal asks where a number came from. I send them the second. That conversation used to take a week.',
  },
  {
    role: 'A freelance editor',
    where: 'five clients, five voices',
    text: 'Each client has a style with their own samples and a list of words they hate. The first draft already sounds like them, so I charge for thinking.',
  },
  {
    role: 'A podcaster',
    where: 'talks into two-host episodes',
    text: 'I changed one line of a finished episode and only that line was spoken again. The level did not move.',
  },
  {
    role: 'A student',
    where: 'lectures of three hours',
    text: 'The bar showed me that the summary skipped forty minutes, so I made it longer. No other tool told me what it had left out.',
  },
  {
    role: 'A researcher',
    where: 'recorded interviews in four languages',
    text: 'Nothing leaves my machine. I run it with a local model, and the transcript stays where my ethics board wants it.',
  },
];
// web/site/parts/reviews.tsx
function Reviews() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    'aria-labelledby': 'reviews-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'reviews-title',
            children: 'What it should let them say',
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children: REVIEWS_ARE_EXAMPLES,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'reviews',
        children: REVIEWS.map(({ role, where, text }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'review',
              children: [
                /* @__PURE__ */ jsx('blockquote', {
                  className: 'review-text',
                  children: text,
                }),
                /* @__PURE__ */ jsxs('p', {
                  className: 'review-who',
                  children: [
                    /* @__PURE__ */ jsx('b', { children: role }),
                    /* @__PURE__ */ jsxs('span', {
                      className: 'note',
                      children: ['Example · ', where],
                    }),
                  ],
                }),
              ],
            },
            role,
          ),
        ),
      }),
    ],
  });
}
// web/site/home.tsx
var DESCRIPTION$3 = `Turn a video into an article, a thread, a newsletter, a LinkedIn post, a podcast or a summary, in ${LANGUAGES.length} languages, each line tied to its moment.`;
var HOME = {
  path: '/',
  title: `${PRODUCT.name}: you said it on camera, now it is written`,
  description: DESCRIPTION$3,
  picture: '/og/home.png',
  entries: ['players'],
  jsonLd: [
    {
      '@context': 'https://schema.org',
      ...ORGANIZATION,
      logo: LOGO,
      email: SUPPORT_EMAIL,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: PRODUCT.name,
      url: `${ORIGIN}/`,
      description: DESCRIPTION$3,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any with a web browser',
      offers: offersData('/#pricing'),
    },
    productData(DESCRIPTION$3, '/#pricing', '/og/home.png'),
    questionsData(HOME_QUESTIONS),
  ],
  sheet: 'landing',
  Body: Home,
};
function Home({ files }) {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(Hero, {}),
      /* @__PURE__ */ jsx(Demo, { files }),
      /* @__PURE__ */ jsx(Comparison, {}),
      /* @__PURE__ */ jsx(Formats, {
        title: 'One video, seven ways to say it',
        lede: 'Each format has a shape it always keeps and a limit it never breaks. One transcript serves them all.',
      }),
      /* @__PURE__ */ jsx(Exports, {}),
      /* @__PURE__ */ jsx(Podcast, { files }),
      /* @__PURE__ */ jsx(Features, {
        title: 'What you can count on',
        lede: 'Nine things we hold ourselves to. What needs a plan or a model says so.',
      }),
      /* @__PURE__ */ jsx(Coverage, {}),
      /* @__PURE__ */ jsx(NothingLost, {}),
      /* @__PURE__ */ jsx(Reviews, {}),
      /* @__PURE__ */ jsx(Bonuses, {}),
      /* @__PURE__ */ jsx(Pricing, {
        title: /* @__PURE__ */ jsxs(Fragment, {
          children: ['Three prices, the', '\xA0', 'same', '\xA0', 'product'],
        }),
        lede: 'For content creators, marketers, agencies, freelancers, businesses, podcasters, students and researchers.',
        main: 'price_yearly',
        action: signUp,
      }),
      /* @__PURE__ */ jsx(Questions, { questions: HOME_QUESTIONS }),
      /* @__PURE__ */ jsxs(Closing, {
        said: 'Your next article',
        caption: 'is already recorded.',
        note: `7-day free trial. No credit card, no key, nothing to install.`,
        children: [
          /* @__PURE__ */ jsx('a', {
            className: 'button go large',
            href: ADDRESS.app,
            children: 'TRY FOR FREE',
          }),
          /* @__PURE__ */ jsx('a', {
            className: 'button large on-film',
            href: ADDRESS.pricing,
            children: 'See the prices',
          }),
        ],
      }),
    ],
  });
}
function signUp({ priceId }, isMain) {
  return /* @__PURE__ */ jsx('a', {
    className: isMain ? 'button go' : 'button',
    href: ADDRESS.signup,
    'data-plan': priceId,
    children: PLAN_BUTTON[priceId],
  });
}
// content/site/legal.md?raw
var legal_default =
  "## Legal notices\n\nThis site and the program behind it are published by the operator of {product}. You can reach the operator at {support}. The operator is responsible for the content of these pages, apart from pages that are linked to and belong to others.\n\nThe names of video platforms, social networks and AI providers belong to their owners. We are not connected with them, and they have not reviewed this product.\n\nThe texts, pictures and code of this site may not be copied without permission. What you make with the product is yours; see the terms.\n\n## Terms of use\n\n### What you get\n\n{product} turns videos into written and spoken content. To use more than the free tools you need an account. You are responsible for what is done with it, and for keeping your password and your sign-in links to yourself.\n\n### What you may do\n\nYou may use the service for yourself, your business and your clients. One licence covers your whole team. You have full commercial rights to what you make, as far as the words of the video were yours to use. Make sure that they are: you need the rights to, or a permission for, the videos, recordings and texts that you put in.\n\n### What you may not do\n\nYou may not use bots or any other automation on this site or its services (programs that use the documented interface with an access token of your account are no such automation; see the additions below), and you may not do anything that disrupts their normal operation: overloading them, getting around their limits, probing them for weaknesses without permission, or reading what belongs to others. You may not use the service to break the law or the rights of others, to deceive people about who is speaking, or to imitate a person's voice without their consent.\n\n### Plans, trial and payment\n\nPrices are shown before you pay. The trial lasts 7 days. A subscription renews at the end of each period until you cancel it, and stays valid until the end of the period that was paid for. A lifetime licence is paid once. The cost of AI models and voices that you use with a key of your own is between you and their provider.\n\nSubscriptions are non-refundable unless our support decides otherwise. Within 30 days of your first payment it always does: that is the 30-day money-back guarantee. Write to {support}, and you get back what you paid.\n\n### What we promise, and what we cannot\n\nWe do our best to keep the service running and your work safe, and what you made stays readable and exportable even without a plan. Text and speech from AI models can be wrong. Check them before you publish; the marks and times beside the text are there to help you and are no guarantee. As far as the law allows, we are not liable for damage that comes from using, or not being able to use, the service.\n\n### Ending\n\nYou can delete your account at any time in the settings. We may close accounts that break these terms, and we say why.\n\n## Privacy policy\n\nLast updated: 25 March 2023\n\n### What we collect\n\nWe collect your email address and an encrypted password. The address is used to sign you in, to send you what you ask for, and to tell you about your account. The password is stored only in a form from which it cannot be read.\n\n### What we do with it\n\nWe do not sell it, and we do not share it with anybody who does not need it to provide the service to you. Payments are handled by a payment provider, which receives your payment details directly; we do not see your card.\n\n### What is stored in your browser\n\nWhen you sign in, a token is kept in your browser's local storage, so that you stay signed in until you sign out. The free summarizer stores there that you have used it. The theme you choose is kept there too.\n\n### Your rights\n\nYou may ask what we have stored about you, have it corrected, take it with you, or have it deleted. Write to {support}, or use the settings of your account.\n\n## Additions of 1 November 2026\n\nThe following adds to the policy and the terms above what this product does that they did not foresee.\n\n### More that is stored in your browser\n\nBesides what is named above, your browser keeps: the plan or screen you were on the way to when you were asked to sign in, for half an hour; short notes for the sign-in page, such as that a link was too old; texts that you typed and that are not yet saved, and choices of how the app is set out; and, after a purchase, your answer about advertising and the number of the purchase it was about. None of it is sent to anybody else. Emptying the browser's storage removes it.\n\n### Messages and signing in\n\nWhat you write in the contact form is sent to the operator by mail and kept as mail is. To keep machines out, the form either has your browser do a small calculation, or, where the operator has set up Google reCAPTCHA, asks Google, which then learns your internet address and what its script sees of your visit. If you continue with Google, Google learns that you sign in here, and we learn your mail address and your name from it.\n\n### Keys\n\nIf you store a key of an AI or speech provider, it is encrypted before it is written, used only for runs that you start, and never shown again apart from its last four characters. You can remove it at any time.\n\n### Videos, transcripts and texts\n\nTranscripts of public videos are kept and shared between users of this service, so that they are fetched only once; who asked for them is not part of that. Files that you upload and text that you paste belong to your account alone. To write for you, the text of the transcript is sent to the AI provider that you chose, under your own agreement with them. Where the operator offers a model of its own, as it may for the free words and for the free summarizer, the text is sent to the operator's provider; the result names the model that wrote it. With the built-in engine, or a model on the operator's own machines, it is sent to nobody.\n\n### Audio\n\nPodcast audio is made on the operator's machines, or by the speech provider that you chose. Recordings that you upload for transcription are sent to the provider whose key you gave for that.\n\n### Measurements and advertising\n\nThese pages measure their own speed inside your browser and send the figures nowhere. If the operator has set up an advertising account, the page after a purchase asks for your consent before it reports anything to it.\n\n### Automation\n\nThe rule against bots and automation does not apply to programs that use the documented interface with an access token of your account, within its limits.\n";
// web/site/legal.tsx
var LEGAL = {
  path: ADDRESS.legal,
  title: `Legal notices, terms and privacy · ${PRODUCT.name}`,
  description: `Who publishes ${PRODUCT.name}, the terms you agree to when you use it, and what is stored about you: an email address, an encrypted password, and what you make.`,
  picture: '/og/legal.png',
  sheet: 'reading',
  Body: Legal,
};
/** Our own words, so their HTML is passed on as it is. */
var PARTS = legal_default
  .replaceAll('{product}', PRODUCT.name)
  .replaceAll('{support}', `[${PLACEHOLDERS.support}](mailto:${PLACEHOLDERS.support})`)
  .split(/^## /m)
  .filter((part) => part.trim() !== '')
  .map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return {
      id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      title,
      html: marked.parse(lines.join('\n'), { async: false }),
    };
  });
function Legal() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'wrap article legal',
    children: [
      /* @__PURE__ */ jsx('header', {
        className: 'article-head',
        children: /* @__PURE__ */ jsx('h1', {
          className: 'headline',
          children: 'The small print, in full size',
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'article-columns',
        children: [
          /* @__PURE__ */ jsx('nav', {
            className: 'article-rail',
            'aria-label': 'On this page',
            children: /* @__PURE__ */ jsx('ol', {
              className: 'article-ticks',
              children: PARTS.map(({ id, title }) =>
                /* @__PURE__ */ jsx(
                  'li',
                  {
                    children: /* @__PURE__ */ jsx('a', {
                      href: `#${id}`,
                      children: title,
                    }),
                  },
                  id,
                ),
              ),
            }),
          }),
          /* @__PURE__ */ jsx('div', {
            className: 'prose article-text',
            children: PARTS.map(({ id, title, html }) =>
              /* @__PURE__ */ jsxs(
                'section',
                {
                  className: 'legal-part',
                  'aria-labelledby': id,
                  children: [
                    /* @__PURE__ */ jsx('h2', {
                      id,
                      children: title,
                    }),
                    /* @__PURE__ */ jsx('div', {
                      className: 'legal-words',
                      dangerouslySetInnerHTML: { __html: html },
                    }),
                  ],
                },
                id,
              ),
            ),
          }),
        ],
      }),
    ],
  });
}
// web/site/login.tsx
var LOGIN = {
  path: '/login',
  title: `Login · ${PRODUCT.name}`,
  description: `Sign in to ${PRODUCT.name} with a link that is mailed to you, with your password, or with Google.`,
  picture: '/og/login.png',
  whenSignedIn: ADDRESS.app,
  entries: ['sign-in'],
  sheet: 'form',
  Body: Login,
};
/** Buttons come alive with the script: without it a form would send the password along in the address. */
function Login() {
  return /* @__PURE__ */ jsxs(Desk, {
    title: 'Login',
    lede: 'No password to remember: we mail you a link that signs you in.',
    beside: /* @__PURE__ */ jsx(AppStill, { caption: 'Where were we?' }),
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'desk-first',
        children: [
          'No account yet?',
          ' ',
          /* @__PURE__ */ jsx('a', {
            className: 'button',
            href: ADDRESS.signup,
            children: 'Create an account',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'sheet desk-said',
        role: 'alert',
        'data-told': 'linkFailed',
        hidden: true,
        children:
          'That link has been used before or is too old. Your account is safe. Ask for a new one here.',
      }),
      /* @__PURE__ */ jsxs('p', {
        className: 'sheet desk-said',
        role: 'status',
        'data-told': 'accountDeleted',
        hidden: true,
        children: [
          'Your account is deleted, and everything in it. You are signed out everywhere. Whenever you like,',
          ' ',
          /* @__PURE__ */ jsx('a', {
            className: 'link',
            href: ADDRESS.signup,
            children: 'start a new one',
          }),
          '.',
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'sheet desk-sheet',
        children: [
          /* @__PURE__ */ jsxs('form', {
            className: 'desk-form',
            method: 'post',
            action: ADDRESS.login,
            'data-form': 'link',
            children: [
              /* @__PURE__ */ jsx(EmailField, {
                id: 'email',
                autoComplete: 'username',
              }),
              /* @__PURE__ */ jsxs('div', {
                className: 'field',
                'data-password': true,
                hidden: true,
                children: [
                  /* @__PURE__ */ jsx('label', {
                    className: 'field-label',
                    htmlFor: 'password',
                    children: 'Password',
                  }),
                  /* @__PURE__ */ jsxs('div', {
                    className: 'input-group',
                    children: [
                      /* @__PURE__ */ jsx('input', {
                        className: 'input',
                        id: 'password',
                        name: 'password',
                        type: 'password',
                        maxLength: 512,
                        autoComplete: 'current-password',
                        disabled: true,
                      }),
                      /* @__PURE__ */ jsx('button', {
                        className: 'input-end',
                        type: 'button',
                        'aria-label': 'Show password',
                        'aria-pressed': 'false',
                        'data-reveal': true,
                        children: /* @__PURE__ */ jsx(Icon, { name: 'eye' }),
                      }),
                    ],
                  }),
                ],
              }),
              /* @__PURE__ */ jsx(Said, {}),
              /* @__PURE__ */ jsx('button', {
                className: 'button go',
                type: 'submit',
                'data-for': 'link',
                disabled: true,
                children: /* @__PURE__ */ jsx(BusyTexts, {
                  idle: 'Send login link',
                  busy: 'Sending...',
                }),
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button go',
                type: 'submit',
                'data-for': 'password',
                disabled: true,
                hidden: true,
                children: /* @__PURE__ */ jsx(BusyTexts, {
                  idle: 'Login',
                  busy: 'Signing in...',
                }),
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'desk-switch',
                type: 'button',
                'data-switch': 'password',
                children: 'Login with a password instead',
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'desk-switch',
                type: 'button',
                'data-switch': 'link',
                hidden: true,
                children: 'Send me a login link instead',
              }),
              /* @__PURE__ */ jsx(NeedsScript, { what: 'Signing in' }),
            ],
          }),
          /* @__PURE__ */ jsx(Google, {}),
        ],
      }),
    ],
  });
}
// web/site/login-with-token.tsx
/** Only its script uses the link up: programs that merely look at addresses in mail do not. */
var LOGIN_WITH_TOKEN = {
  path: ADDRESS.loginWithToken,
  title: `Connecting · ${PRODUCT.name}`,
  description: `Signing in to ${PRODUCT.name} with the link from a mail.`,
  index: false,
  bare: true,
  hasSecretAddress: true,
  whenSignedIn: ADDRESS.app,
  entries: ['login-with-token'],
  sheet: 'form',
  Body: LoginWithToken,
};
function LoginWithToken() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'connecting',
    children: [
      /* @__PURE__ */ jsx('div', {
        role: 'status',
        children: /* @__PURE__ */ jsx('h1', {
          children: /* @__PURE__ */ jsx('span', {
            className: 'caption',
            children: 'Connecting...',
          }),
        }),
      }),
      /* @__PURE__ */ jsx('noscript', {
        children: /* @__PURE__ */ jsx('p', {
          children:
            'Signing in needs JavaScript. The link has not been used: turn JavaScript on and open it again.',
        }),
      }),
    ],
  });
}
// content/site/competitors.ts
/** Kinds of tool, not brands: a year of each at a usual price for somebody who publishes every week. */
var COMPETITORS = [
  {
    what: 'A video-to-article service',
    dollarsPerYear: 600,
    gives: 'Articles, with a number of videos a month',
  },
  {
    what: 'A content suite',
    dollarsPerYear: 2232,
    gives: 'Posts and letters, priced by seats and credits',
  },
  {
    what: 'A voice studio',
    dollarsPerYear: 900,
    gives: 'Speech from text, priced by the minute',
  },
];
// content/site/questions-ltd.ts
var LTD_QUESTIONS = [
  {
    question: 'What does "lifetime" mean?',
    answer:
      'You pay $47 once and keep every feature of the subscription for as long as the product exists. There is nothing to renew and nothing to cancel.',
  },
  {
    question: 'Why is it so much cheaper than the subscription?',
    answer:
      'Because the expensive part, the AI model, is paid by you to its provider, at the provider’s price. What we sell is the program around it, and a lifetime customer costs us little after the first day.',
  },
  {
    question: 'What is the difference between the lifetime deal and the subscription?',
    answer:
      'Only how you pay. Both have all seven formats, all languages, all voices, teams, exports and updates.',
  },
  {
    question: 'What will I pay besides?',
    answer:
      'Your own AI usage, about $5–20 a month for somebody who publishes every week. You see the price of each run before it starts and can set a cap. With the built-in engine or a model on your own machine it is nothing.',
  },
  {
    question: 'Which AI models can I use?',
    answer:
      'Those of the large providers, with your own key; newer ones come with our updates. Also any server on your own machine that speaks the usual protocol, such as Ollama or LM Studio.',
  },
  {
    question: 'Is my key safe with you?',
    answer:
      'It is encrypted before it is stored, tested once when you save it, and never shown again, not even to you: only its last four characters come back.',
  },
  {
    question: 'Is there a limit on videos or words?',
    answer:
      'No. With a plan and your own key conversions are unlimited, and there is no hidden cap. Very long videos work too: a recording of ten hours is covered to its end.',
  },
  {
    question: 'Does it work with any video?',
    answer:
      'With any public video that has captions, made by people or by the platform. For private videos, or those without captions, upload the subtitle file or the recording, or paste the text.',
  },
  {
    question: 'What exactly do I get from one video?',
    answer:
      'An article with title, description, outline, questions and tags; a summary with times; a thread; a LinkedIn post; a newsletter with three subject lines; a podcast script with one host or two, and its audio; and any format you describe in your own prompt.',
  },
  {
    question: 'Will my readers notice that a machine wrote it?',
    answer:
      'They will notice if you do not look at it. Give it a writing style with samples of your own, and it takes over your tone and avoids the words you ban. Then change what you like: the editor keeps earlier versions to go back to.',
  },
  {
    question: 'Is the text plagiarism-free and good for search?',
    answer:
      'A model writes it anew, and the share it has in common with the transcript is measured and shown. Articles are SEO-structured: one title of at most 60 characters, a description of at most 155, headings in order, questions and answers, and structured data in the HTML export.',
  },
  {
    question: 'How do the voices sound?',
    answer:
      'There are more than ten that run on our own machines, and those of the speech providers with your key. Episodes are mixed to −16 LUFS, the level that podcast directories ask for. Listen to the samples on the home page and judge.',
  },
  {
    question: 'Which languages are there?',
    answer: `${LANGUAGES.length}, for every format, independent of the language of the video.`,
  },
  {
    question: 'Can my team use it?',
    answer:
      'Yes. One licence covers a whole team. There is no price per seat: invite people by email from the settings.',
  },
  {
    question: 'May I sell what I make?',
    answer:
      'Yes, you have full commercial rights to what you make, for yourself and for clients, as far as the video’s words were yours to use.',
  },
  {
    question: 'Can I try it before I pay?',
    answer: `Yes, in two ways. The trial gives you everything for 7 days and needs no credit card. And without any plan, an account may make ${FREE_WORDS.toLocaleString('en-GB')} words.`,
  },
  {
    question: 'And if I do not like it?',
    answer: `Write to us within 30 days of paying and you get your money back. What you made stays yours to read and export.`,
  },
];
// web/site/ltd.tsx
var DESCRIPTION$2 =
  'For creators: turn every video you make into articles, threads, letters and podcasts. Pay $47 once instead of $297, or start a 7-day free trial without a card.';
var PICTURE = '/og/ltd.png';
var [MONTHLY$1, YEARLY$1, LIFETIME$1] = PLANS;
var LTD = {
  path: ADDRESS.creators,
  title: `Pay once, publish for good · ${PRODUCT.name} for creators`,
  description: DESCRIPTION$2,
  picture: PICTURE,
  entries: ['checkout'],
  jsonLd: [productData(DESCRIPTION$2, ADDRESS.creators, PICTURE), questionsData(LTD_QUESTIONS)],
  sheet: 'landing',
  Body: Ltd,
};
function Ltd() {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: 'wrap offer',
        'aria-labelledby': 'offer-title',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'offer-words',
            children: [
              /* @__PURE__ */ jsxs('h1', {
                className: 'display',
                id: 'offer-title',
                children: [
                  'You make the video once. ',
                  /* @__PURE__ */ jsx('span', {
                    className: 'caption line',
                    children: 'Pay once, too.',
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'lede',
                children:
                  'Every video you have ever published holds an article, a thread, a letter and an episode. Take them out, in your own voice, with every line tied to the second you said it.',
              }),
              /* @__PURE__ */ jsxs('div', {
                className: 'hero-go',
                children: [
                  /* @__PURE__ */ jsx(CheckoutButton, {
                    priceId: 'price_monthly',
                    isMain: true,
                    isLarge: true,
                    takesCoupon: true,
                  }),
                  /* @__PURE__ */ jsx('a', {
                    className: 'button large',
                    href: ADDRESS.app,
                    children: 'TRY FOR FREE',
                  }),
                  /* @__PURE__ */ jsxs('p', {
                    className: 'note',
                    children: [
                      'The trial opens the checkout: ',
                      7,
                      ' days of everything, no card. Or look around first: an account has ',
                      FREE_WORDS.toLocaleString('en-GB'),
                      ' free words.',
                    ],
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Receipt, {}),
        ],
      }),
      /* @__PURE__ */ jsx(YearRuler, {}),
      /* @__PURE__ */ jsx(Formats, {
        title: 'Seven things from the same take',
        lede: 'You talk for twelve minutes. This is what is in it, each with a shape it keeps and a limit it never breaks.',
      }),
      /* @__PURE__ */ jsx(Reviews, {}),
      /* @__PURE__ */ jsx(Pricing, {
        title: 'Once, or month by month',
        lede: 'The lifetime deal and the subscription are the same product. Choose how you like to pay.',
        main: 'price_lifetime',
        action: checkout,
      }),
      /* @__PURE__ */ jsx(Questions, {
        questions: LTD_QUESTIONS,
        title: 'Seventeen questions, answered',
      }),
      /* @__PURE__ */ jsxs(Closing, {
        said: 'The camera is off.',
        caption: 'The work is done.',
        note: `No credit card for the trial. 30-day money-back guarantee on everything.`,
        children: [
          /* @__PURE__ */ jsx(CheckoutButton, {
            priceId: 'price_monthly',
            isMain: true,
            isLarge: true,
            takesCoupon: true,
          }),
          /* @__PURE__ */ jsx('a', {
            className: 'button large on-film',
            href: ADDRESS.app,
            children: 'TRY FOR FREE',
          }),
        ],
      }),
    ],
  });
}
/** The offer as what one gets after paying. */
function Receipt() {
  const off = Math.round((1 - LIFETIME$1.priceCents / LIFETIME$1.insteadOfCents) * 100);
  return /* @__PURE__ */ jsxs('aside', {
    className: 'receipt',
    'aria-labelledby': 'receipt-title',
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'receipt-title',
        id: 'receipt-title',
        children: 'Lifetime deal',
      }),
      /* @__PURE__ */ jsxs('dl', {
        className: 'receipt-lines',
        children: [
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: 'All seven formats, all languages' }),
              /* @__PURE__ */ jsx('dd', {
                children: /* @__PURE__ */ jsxs('s', {
                  children: ['$', inDollars(LIFETIME$1.insteadOfCents)],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: 'You save' }),
              /* @__PURE__ */ jsxs('dd', { children: [off, '% off'] }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: 'Every month after' }),
              /* @__PURE__ */ jsx('dd', { children: '$0' }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'receipt-sum',
            children: [
              /* @__PURE__ */ jsx('dt', { children: 'One-time' }),
              /* @__PURE__ */ jsxs('dd', { children: ['$', inDollars(LIFETIME$1.priceCents)] }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(CheckoutButton, {
        priceId: 'price_lifetime',
        text: 'GET LIFETIME ACCESS',
        takesCoupon: true,
      }),
      /* @__PURE__ */ jsxs('p', {
        className: 'note',
        children: [
          'Beside it the subscription: $',
          inDollars(MONTHLY$1.priceCents),
          ' a month or $',
          inDollars(YEARLY$1.priceCents),
          ' a year, after ',
          7,
          ' days free.',
        ],
      }),
    ],
  });
}
var LONGEST = Math.max(...COMPETITORS.map(({ dollarsPerYear }) => dollarsPerYear));
function YearRuler() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    'aria-labelledby': 'ruler-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'ruler-title',
            children: 'A year of each, on one ruler',
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children:
              'Three kinds of tool that people buy for the same work, at the price of a year for somebody who publishes every week.',
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('table', {
        className: 'ruler',
        children: [
          /* @__PURE__ */ jsx('thead', {
            className: 'visually-hidden',
            children: /* @__PURE__ */ jsxs('tr', {
              children: [
                /* @__PURE__ */ jsx('th', {
                  scope: 'col',
                  children: 'Tool',
                }),
                /* @__PURE__ */ jsx('th', {
                  scope: 'col',
                  children: 'What it gives',
                }),
                /* @__PURE__ */ jsx('th', {
                  scope: 'col',
                  children: 'Price of a year',
                }),
              ],
            }),
          }),
          /* @__PURE__ */ jsxs('tbody', {
            children: [
              COMPETITORS.map(({ what, dollarsPerYear, gives }) =>
                /* @__PURE__ */ jsxs(
                  'tr',
                  {
                    children: [
                      /* @__PURE__ */ jsx('th', {
                        scope: 'row',
                        children: what,
                      }),
                      /* @__PURE__ */ jsx('td', {
                        className: 'card-text',
                        children: gives,
                      }),
                      /* @__PURE__ */ jsxs('td', {
                        className: 'ruler-price',
                        children: [
                          /* @__PURE__ */ jsx('span', {
                            className: 'ruler-bar',
                            'data-share': share(dollarsPerYear),
                          }),
                          /* @__PURE__ */ jsxs('b', { children: ['$', dollarsPerYear] }),
                          ' a year',
                        ],
                      }),
                    ],
                  },
                  what,
                ),
              ),
              /* @__PURE__ */ jsxs('tr', {
                className: 'ruler-ours',
                children: [
                  /* @__PURE__ */ jsx('th', {
                    scope: 'row',
                    children: PRODUCT.name,
                  }),
                  /* @__PURE__ */ jsx('td', {
                    className: 'card-text',
                    children: 'All of it, without seats, credits or minutes',
                  }),
                  /* @__PURE__ */ jsxs('td', {
                    className: 'ruler-price',
                    children: [
                      /* @__PURE__ */ jsx('span', {
                        className: 'ruler-bar',
                        'data-share': share(LIFETIME$1.priceCents / 100),
                      }),
                      /* @__PURE__ */ jsxs('b', {
                        children: ['$', inDollars(LIFETIME$1.priceCents)],
                      }),
                      ' once',
                    ],
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'note',
        children:
          'Kinds of tool, not brands; your own AI usage, about $5–20 a month, comes on top of ours.',
      }),
    ],
  });
}
/** In steps of a twentieth, which the style sheet knows: pages may not style their own elements. */
function share(dollars) {
  return Math.max(1, Math.round((dollars / LONGEST) * 20));
}
function checkout({ priceId }, isMain) {
  return /* @__PURE__ */ jsx(CheckoutButton, {
    priceId,
    text: PLAN_BUTTON[priceId],
    isMain,
    takesCoupon: true,
  });
}
// web/site/not-found.tsx
var NOT_FOUND = {
  path: '/404',
  title: `Nothing at this address · ${PRODUCT.name}`,
  description: 'There is no page at this address.',
  index: false,
  sheet: 'landing',
  Body: NotFound,
};
function NotFound() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'wrap lost',
    children: [
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsxs('h1', {
            className: 'display lost-title',
            children: [
              'Nothing was said ',
              /* @__PURE__ */ jsx('span', {
                className: 'caption line',
                children: 'at this address.',
              }),
            ],
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            children:
              'The page may have moved, or it is still being built, or the address has a slip in it. Whatever you made is safe.',
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'row',
            children: [
              /* @__PURE__ */ jsx('a', {
                className: 'button go',
                href: ADDRESS.home,
                children: 'Go to the home page',
              }),
              /* @__PURE__ */ jsx('a', {
                className: 'button',
                href: ADDRESS.app,
                children: 'Open the app',
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'lost-links',
            children: [
              'Or go to',
              ' ',
              /* @__PURE__ */ jsx('a', {
                className: 'link',
                href: ADDRESS.pricing,
                children: 'pricing',
              }),
              ',',
              ' ',
              /* @__PURE__ */ jsx('a', {
                className: 'link',
                href: ADDRESS.login,
                children: 'login',
              }),
              ' ',
              'or',
              ' ',
              /* @__PURE__ */ jsx('a', {
                className: 'link',
                href: ADDRESS.contact,
                children: 'contact',
              }),
              '.',
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('figure', {
        className: 'lost-film',
        'aria-hidden': 'true',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'film',
            children: [
              /* @__PURE__ */ jsxs('p', {
                className: 'film-head',
                children: [
                  /* @__PURE__ */ jsx('span', {
                    className: 'time',
                    children: 'not found',
                  }),
                  /* @__PURE__ */ jsx(Time, { seconds: 244 }),
                ],
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'film-caption',
                children: /* @__PURE__ */ jsx('span', {
                  className: 'caption',
                  children: '[no speech]',
                }),
              }),
            ],
          }),
          /* @__PURE__ */ jsx('div', {
            className: 'rail on-film',
            'data-orientation': 'horizontal',
            children: /* @__PURE__ */ jsx('div', {
              className: 'rail-ruler',
              children: /* @__PURE__ */ jsx('span', {
                className: 'rail-head',
                'data-at': '100',
                'data-late': '',
                children: /* @__PURE__ */ jsx(Time, { seconds: 244 }),
              }),
            }),
          }),
        ],
      }),
    ],
  });
}
// web/site/purchase-confirmation.tsx
var PURCHASE_CONFIRMATION = {
  path: '/purchase_confirmation',
  title: `Your account is activated · ${PRODUCT.name}`,
  description: 'Thank you. Your account is activated.',
  index: false,
  entries: ['confirmation'],
  sheet: 'form',
  Body: PurchaseConfirmation,
};
function PurchaseConfirmation() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'wrap thanks',
    children: [
      /* @__PURE__ */ jsxs('h1', {
        className: 'display thanks-title',
        children: [
          'Thank you. ',
          /* @__PURE__ */ jsx('span', {
            className: 'caption line',
            children: 'Your account is activated.',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'thanks-news',
        role: 'status',
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'thanks-cards',
        children: [
          /* @__PURE__ */ jsxs('section', {
            className: 'card',
            'data-for': 'new',
            children: [
              /* @__PURE__ */ jsx('h2', {
                className: 'card-title',
                children: 'New here?',
              }),
              /* @__PURE__ */ jsxs('p', {
                className: 'card-text',
                children: [
                  'Your login credentials were emailed to the address you paid with. Look for the subject',
                  ' ',
                  /* @__PURE__ */ jsxs('strong', {
                    children: ['“Welcome to ', PRODUCT.name, ' - Your Access Details”'],
                  }),
                  ', also in the spam folder. The link inside signs you in; a password can be set in the settings.',
                ],
              }),
              /* @__PURE__ */ jsx('a', {
                className: 'button',
                href: ADDRESS.login,
                children: 'Go to login',
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('section', {
            className: 'card',
            'data-for': 'existing',
            children: [
              /* @__PURE__ */ jsx('h2', {
                className: 'card-title',
                children: 'Had an account already?',
              }),
              /* @__PURE__ */ jsxs('p', {
                className: 'card-text',
                children: [
                  /* @__PURE__ */ jsx('span', {
                    'data-when': 'paid',
                    children: 'Your account was upgraded. ',
                  }),
                  'Everything you made is where you left it',
                  /* @__PURE__ */ jsx('span', {
                    'data-when': 'paid',
                    children: ', and there is no limit on what you make next',
                  }),
                  '.',
                ],
              }),
              /* @__PURE__ */ jsx('a', {
                className: 'button go',
                href: ADDRESS.app,
                children: 'Open the app',
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'note',
        'data-when': 'paid',
        children:
          'The plan can take a minute to show. A receipt comes by mail for whatever was paid.',
      }),
      /* @__PURE__ */ jsxs('form', {
        className: 'consent',
        hidden: true,
        children: [
          /* @__PURE__ */ jsx('p', {
            children:
              'May we tell Google, our advertising partner, that an advertisement led to a purchase? It is sent the number of this purchase; with it, as with any picture on the web, go your internet address and the cookies that Google has set in this browser. Your name and your mail address are not sent. It is up to you.',
          }),
          /* @__PURE__ */ jsx('button', {
            className: 'button small',
            type: 'submit',
            value: 'yes',
            children: 'Yes, you may',
          }),
          /* @__PURE__ */ jsx('button', {
            className: 'button small quiet',
            type: 'submit',
            value: 'no',
            children: 'No',
          }),
        ],
      }),
    ],
  });
}
// web/site/test-billing.tsx
var TEST_BILLING = {
  path: '/test_billing',
  title: `TEST billing · ${PRODUCT.name}`,
  description: 'Stands where the payment provider would. Nothing here is real money.',
  index: false,
  entries: ['test-billing'],
  sheet: 'form',
  Body: TestBilling,
};
var WAYS = [
  {
    value: 'none',
    label: 'No card',
    hint: 'A trial needs none',
  },
  {
    value: 'good',
    label: 'A card that works',
    hint: '4242 …',
  },
  {
    value: 'failing',
    label: 'A card that fails',
    hint: 'When it is charged',
  },
  {
    value: 'slow',
    label: 'A bank debit',
    hint: 'Arrives in two days',
  },
  {
    value: 'slow_failing',
    label: 'A bank debit that bounces',
    hint: 'In two days',
  },
];
/** One page for checkout, portal and invoice; its script shows the one that the address names. */
function TestBilling() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'wrap till',
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'till-strip',
        role: 'note',
        children: [
          /* @__PURE__ */ jsx('strong', { children: 'TEST' }),
          ' This stands where the payment provider would. No card is charged and nothing here is real money.',
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'till-state',
        role: 'status',
        children: 'Asking the till…',
      }),
      /* @__PURE__ */ jsx(Checkout, {}),
      /* @__PURE__ */ jsx(Portal, {}),
      /* @__PURE__ */ jsx(Invoice, {}),
    ],
  });
}
function Checkout() {
  return /* @__PURE__ */ jsxs('form', {
    className: 'till-part till-checkout',
    'data-part': 'checkout',
    hidden: true,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'sheet till-order',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'headline',
            children: 'TEST checkout',
          }),
          /* @__PURE__ */ jsxs('dl', {
            className: 'till-lines',
            children: [
              /* @__PURE__ */ jsxs('div', {
                children: [
                  /* @__PURE__ */ jsx('dt', { 'data-fill': 'plan' }),
                  /* @__PURE__ */ jsx('dd', { 'data-fill': 'price' }),
                ],
              }),
              /* @__PURE__ */ jsxs('div', {
                'data-row': 'discount',
                children: [
                  /* @__PURE__ */ jsx('dt', { children: 'Coupon' }),
                  /* @__PURE__ */ jsx('dd', { 'data-fill': 'discount' }),
                ],
              }),
              /* @__PURE__ */ jsxs('div', {
                'data-row': 'trial',
                children: [
                  /* @__PURE__ */ jsx('dt', { 'data-fill': 'trial' }),
                  /* @__PURE__ */ jsx('dd', { children: '$0' }),
                ],
              }),
              /* @__PURE__ */ jsxs('div', {
                className: 'till-sum',
                children: [
                  /* @__PURE__ */ jsx('dt', { children: 'Due now' }),
                  /* @__PURE__ */ jsx('dd', { 'data-fill': 'due' }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ jsx('a', {
            className: 'link',
            'data-fill': 'cancel',
            href: ADDRESS.home,
            children: 'Go back without paying',
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'sheet till-pay',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'field',
            children: [
              /* @__PURE__ */ jsx('label', {
                className: 'field-label',
                htmlFor: 'till-email',
                children: 'Email',
              }),
              /* @__PURE__ */ jsx('input', {
                className: 'input',
                id: 'till-email',
                name: 'email',
                type: 'email',
                required: true,
                autoComplete: 'email',
                maxLength: 254,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('fieldset', {
            className: 'till-ways',
            children: [
              /* @__PURE__ */ jsx('legend', {
                className: 'field-label',
                children: 'Pay with',
              }),
              WAYS.map(({ value, label, hint }) =>
                /* @__PURE__ */ jsxs(
                  'label',
                  {
                    className: 'till-way',
                    children: [
                      /* @__PURE__ */ jsx('input', {
                        type: 'radio',
                        name: 'way',
                        value,
                        required: true,
                      }),
                      /* @__PURE__ */ jsx('span', { children: label }),
                      /* @__PURE__ */ jsx('small', { children: hint }),
                    ],
                  },
                  value,
                ),
              ),
            ],
          }),
          /* @__PURE__ */ jsxs('label', {
            className: 'till-terms',
            children: [
              /* @__PURE__ */ jsx('input', {
                type: 'checkbox',
                name: 'terms',
                required: true,
              }),
              /* @__PURE__ */ jsxs('span', {
                children: [
                  'I agree to the',
                  ' ',
                  /* @__PURE__ */ jsx('a', {
                    className: 'link',
                    href: ADDRESS.legal,
                    target: '_blank',
                    rel: 'noopener',
                    children: 'terms of use',
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ jsx('button', {
            className: 'button go',
            type: 'submit',
            children: /* @__PURE__ */ jsx(BusyTexts, {
              idle: 'Pay in test money',
              busy: 'Paying…',
            }),
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'field-error',
            role: 'alert',
            hidden: true,
          }),
        ],
      }),
    ],
  });
}
function Portal() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'till-part till-portal',
    'data-part': 'portal',
    hidden: true,
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: 'sheet',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'headline',
            children: 'TEST portal',
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'lede',
            'data-fill': 'who',
          }),
          /* @__PURE__ */ jsx('ul', {
            className: 'till-list',
            'data-fill': 'subscriptions',
            'aria-label': 'Subscriptions',
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'till-question',
            'data-asks': 'cancel',
            hidden: true,
            children: [
              /* @__PURE__ */ jsx('h2', {
                'data-fill': 'cancel-question',
                children: 'Cancel?',
              }),
              /* @__PURE__ */ jsx('p', { 'data-fill': 'cancel-terms' }),
              /* @__PURE__ */ jsxs('div', {
                className: 'till-actions',
                children: [
                  /* @__PURE__ */ jsx('button', {
                    className: 'button go',
                    type: 'button',
                    'data-act': 'cancel',
                    children: 'Yes, cancel my plan',
                  }),
                  /* @__PURE__ */ jsx('button', {
                    className: 'button',
                    type: 'button',
                    'data-keep': '',
                    children: 'Keep my plan',
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'till-question',
            'data-asks': 'switch',
            hidden: true,
            children: [
              /* @__PURE__ */ jsx('h2', {
                'data-fill': 'switch-question',
                children: 'Switch?',
              }),
              /* @__PURE__ */ jsx('p', { 'data-fill': 'switch-terms' }),
              /* @__PURE__ */ jsxs('div', {
                className: 'till-actions',
                children: [
                  /* @__PURE__ */ jsx('button', {
                    className: 'button go',
                    type: 'button',
                    'data-act': 'switch',
                    children: 'Yes, switch',
                  }),
                  /* @__PURE__ */ jsx('button', {
                    className: 'button',
                    type: 'button',
                    'data-keep': '',
                    children: 'Leave it as it is',
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'till-done',
            role: 'status',
            'data-fill': 'done',
            hidden: true,
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'till-actions till-offers',
            children: [
              /* @__PURE__ */ jsx('button', {
                className: 'button go',
                type: 'button',
                'data-act': 'retry',
                children: 'Pay the open invoice',
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button go',
                type: 'button',
                'data-act': 'renew',
                children: 'Resume the plan',
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button',
                type: 'button',
                'data-ask': 'switch',
                children: 'Switch',
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button',
                type: 'button',
                'data-ask': 'cancel',
                children: 'Cancel plan',
              }),
            ],
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'field-error',
            role: 'alert',
            hidden: true,
          }),
          /* @__PURE__ */ jsxs('a', {
            className: 'link',
            'data-fill': 'return',
            href: ADDRESS.app,
            children: ['Back to ', PRODUCT.name],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('section', {
        className: 'sheet',
        children: [
          /* @__PURE__ */ jsx('h2', {
            id: 'till-card',
            children: 'Card',
          }),
          /* @__PURE__ */ jsx('p', { 'data-fill': 'card' }),
          /* @__PURE__ */ jsxs('div', {
            className: 'till-actions',
            children: [
              /* @__PURE__ */ jsx('button', {
                className: 'button small',
                type: 'button',
                'data-act': 'card',
                'data-value': 'good',
                children: 'A card that works',
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button small',
                type: 'button',
                'data-act': 'card',
                'data-value': 'failing',
                children: 'A card that fails',
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button small',
                type: 'button',
                'data-act': 'card',
                'data-value': 'none',
                children: 'No card',
              }),
            ],
          }),
          /* @__PURE__ */ jsx('h2', { children: 'Time' }),
          /* @__PURE__ */ jsxs('p', {
            children: [
              'It is ',
              /* @__PURE__ */ jsx('time', { 'data-fill': 'now' }),
              ' here. Moving on lets trials end, plans renew and payments fail, for everybody who pays with test money.',
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'till-actions',
            children: [
              /* @__PURE__ */ jsx('button', {
                className: 'button small',
                type: 'button',
                'data-act': 'advance',
                'data-value': '1',
                children: '1 day on',
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button small',
                type: 'button',
                'data-act': 'advance',
                'data-value': '7',
                children: '7 days on',
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button small',
                type: 'button',
                'data-act': 'advance',
                'data-value': '31',
                children: '31 days on',
              }),
            ],
          }),
          /* @__PURE__ */ jsx('h2', { children: 'Invoices' }),
          /* @__PURE__ */ jsx('ul', {
            className: 'till-list',
            'data-fill': 'invoices',
            'aria-label': 'Invoices',
          }),
        ],
      }),
    ],
  });
}
function Invoice() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'sheet till-part',
    'data-part': 'invoice',
    hidden: true,
    children: [
      /* @__PURE__ */ jsxs('h1', {
        className: 'headline',
        children: ['TEST invoice ', /* @__PURE__ */ jsx('span', { 'data-fill': 'number' })],
      }),
      /* @__PURE__ */ jsxs('dl', {
        className: 'till-lines',
        children: [
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: 'For' }),
              /* @__PURE__ */ jsx('dd', { 'data-fill': 'for' }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: 'Billed to' }),
              /* @__PURE__ */ jsx('dd', { 'data-fill': 'who' }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx('dt', { children: 'Date' }),
              /* @__PURE__ */ jsx('dd', { 'data-fill': 'date' }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'till-sum',
            children: [
              /* @__PURE__ */ jsx('dt', { 'data-fill': 'status' }),
              /* @__PURE__ */ jsx('dd', { 'data-fill': 'amount' }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'till-done',
        role: 'status',
        hidden: true,
        children: 'Paid. Your plan goes on, and this card pays for it from now on.',
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'till-actions',
        'data-payable': '',
        hidden: true,
        children: [
          /* @__PURE__ */ jsx('button', {
            className: 'button go',
            type: 'button',
            'data-settle': 'good',
            children: 'Pay with a card that works',
          }),
          /* @__PURE__ */ jsx('button', {
            className: 'button',
            type: 'button',
            'data-settle': 'failing',
            children: 'Pay with a card that fails',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'field-error',
        role: 'alert',
        hidden: true,
      }),
      /* @__PURE__ */ jsxs('a', {
        className: 'link',
        'data-fill': 'return',
        href: ADDRESS.app,
        children: ['Back to ', PRODUCT.name],
      }),
    ],
  });
}
// web/site/signup.tsx
var SIGNUP = {
  path: '/signup',
  title: `Sign up · ${PRODUCT.name}`,
  description: `Create your ${PRODUCT.name} account with an email address or with Google. ${FREE_WORDS.toLocaleString('en-GB')} words are free.`,
  picture: '/og/signup.png',
  whenSignedIn: ADDRESS.app,
  entries: ['sign-in'],
  sheet: 'form',
  Body: Signup,
};
var [MONTHLY, YEARLY, LIFETIME] = PLANS;
var PLAN_WORDS = {
  price_monthly: `7 days free, no card, then $${inDollars(MONTHLY.priceCents)} a month.`,
  price_yearly: `7 days free, no card, then $${inDollars(YEARLY.priceCents)} a year.`,
  price_lifetime: `$${inDollars(LIFETIME.priceCents)} once, nothing to renew.`,
};
function Signup() {
  return /* @__PURE__ */ jsxs(Desk, {
    title: 'Create your account',
    lede: `An address is all it takes. ${FREE_WORDS.toLocaleString('en-GB')} words are free, and nobody asks for a card.`,
    beside: /* @__PURE__ */ jsx(AppStill, { caption: 'This is what waits for you.' }),
    children: [
      PLANS.map(({ priceId, name }) =>
        /* @__PURE__ */ jsx(
          'p',
          {
            className: 'desk-first',
            role: 'status',
            'data-chosen': priceId,
            hidden: true,
            children: /* @__PURE__ */ jsxs('span', {
              children: [
                'You chose ',
                /* @__PURE__ */ jsx('b', { children: name }),
                ': ',
                PLAN_WORDS[priceId],
                ' First your account; then this plan is offered to you at once.',
              ],
            }),
          },
          priceId,
        ),
      ),
      /* @__PURE__ */ jsxs('div', {
        className: 'sheet desk-sheet',
        children: [
          /* @__PURE__ */ jsxs('form', {
            className: 'desk-form',
            method: 'post',
            action: ADDRESS.signup,
            'data-form': 'signup',
            children: [
              /* @__PURE__ */ jsx(EmailField, {
                id: 'email',
                autoComplete: 'email',
              }),
              /* @__PURE__ */ jsxs('label', {
                className: 'choice',
                children: [
                  /* @__PURE__ */ jsx('input', {
                    type: 'checkbox',
                    name: 'terms',
                    required: true,
                  }),
                  /* @__PURE__ */ jsx('span', { className: 'choice-box' }),
                  /* @__PURE__ */ jsxs('span', {
                    children: ['I accept the ', /* @__PURE__ */ jsx(Terms, {})],
                  }),
                ],
              }),
              /* @__PURE__ */ jsx(Said, {}),
              /* @__PURE__ */ jsx('button', {
                className: 'button go',
                type: 'submit',
                disabled: true,
                children: /* @__PURE__ */ jsx(BusyTexts, {
                  idle: 'Create my account',
                  busy: 'Creating...',
                }),
              }),
              /* @__PURE__ */ jsx(NeedsScript, { what: 'Signing up' }),
            ],
          }),
          /* @__PURE__ */ jsx(Google, {}),
        ],
      }),
      /* @__PURE__ */ jsxs('p', {
        children: [
          'Already have an account?',
          ' ',
          /* @__PURE__ */ jsx('a', {
            className: 'link',
            href: ADDRESS.login,
            children: 'Login',
          }),
        ],
      }),
    ],
  });
}
// content/site/questions-summary.ts
var SUMMARY_QUESTIONS = [
  {
    question: 'Which videos can be summarized?',
    answer:
      'Public videos that have subtitles or captions, made by people or by the platform. Private videos, videos for members and live streams that are still running cannot be read.',
  },
  {
    question: 'What if my video has no captions?',
    answer:
      'Then this tool cannot read it. With an account you can upload a subtitle file or the recording itself, or paste the text.',
  },
  {
    question: 'Does it work for long videos?',
    answer:
      'Yes, up to ten hours. The built-in engine reads all of it. An AI model is given a very long talk in passages that are spread evenly from the first minute to the last, and the summary then says how many were left out.',
  },
  {
    question: 'In which languages can I read the summary?',
    answer: `You can choose among ${LANGUAGES.length}. Where this site runs without an AI model, the built-in engine writes in the language of the video only, and tells you if you asked for another.`,
  },
  {
    question: 'Why only one free summary?',
    answer:
      'Each one costs us computing or money. One shows you what it does; an account gives you 10,000 free words in all seven formats, and needs no card.',
  },
  {
    question: 'What happens to my link?',
    answer:
      'The captions of a public video are kept for a while, so that the next person need not wait. Who asked for them is not stored with them.',
  },
];
// web/site/summary-sections.tsx
var LINES = SAMPLE_TEXTS.find(({ format }) => format === 'summary').lines;
/** Lines of a summary that the product made, so that nobody has to spend the free one to see. */
function SummaryExample() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part say',
    'aria-labelledby': 'example-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'example-title',
            children: 'What comes out',
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'lede',
            children: [
              'Lines from a summary of our own talk “',
              SAMPLE.title,
              '”. In the app each one leads to the moment it came from, and a bar shows what was left out.',
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('figure', {
        className: 'sheet',
        children: [
          /* @__PURE__ */ jsx('div', {
            className: 'prose railed',
            children: LINES.map(
              ({ startMs, text }) =>
                startMs !== null &&
                /* @__PURE__ */ jsx(
                  ExampleLine,
                  {
                    seconds: startMs / 1e3,
                    text,
                  },
                  text,
                ),
            ),
          }),
          /* @__PURE__ */ jsxs('figcaption', {
            className: 'note example-note',
            children: [
              'Four of ',
              SAMPLE_FACTS.lines,
              ' lines. Made by the built-in engine, no AI model: it picks the talk’s own sentences.',
            ],
          }),
        ],
      }),
    ],
  });
}
function ExampleLine({ seconds, text }) {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'rail-tick',
        children: /* @__PURE__ */ jsx(Time, { seconds }),
      }),
      /* @__PURE__ */ jsx('p', { children: text }),
    ],
  });
}
var USES = [
  {
    title: 'Before you watch',
    text: 'Is the answer in there, and where? Read the summary, then watch the three minutes that matter.',
  },
  {
    title: 'After you watched',
    text: 'Notes that follow the chapters, so that you find the place again in the week of the exam.',
  },
  {
    title: 'In your own language',
    text: 'The talk is in Korean, you read Portuguese. With a model, any of 41 languages comes out.',
  },
  {
    title: 'For the team',
    text: 'A webinar of ninety minutes in the length of a message, with nothing added to it.',
  },
];
function SummaryUses() {
  return /* @__PURE__ */ jsxs('section', {
    className: 'wrap part',
    'aria-labelledby': 'uses-title',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'part-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'headline',
            id: 'uses-title',
            children: 'Four good reasons to read a video',
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'lede',
            children: [
              'If you need only the picture, take the',
              ' ',
              /* @__PURE__ */ jsx('a', {
                className: 'link',
                href: ADDRESS.thumbnailTool,
                children: 'thumbnail downloader',
              }),
              '.',
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'strip alone',
        children: USES.map(({ title, text }) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              children: [
                /* @__PURE__ */ jsx('h3', {
                  className: 'card-title',
                  children: title,
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'card-text',
                  children: text,
                }),
              ],
            },
            title,
          ),
        ),
      }),
    ],
  });
}
// web/site/youtube-summary.tsx
var NAME$1 = 'YouTube video summarizer';
var DESCRIPTION$1 =
  'Paste a YouTube link and read what the video says, in any of 41 languages. One summary free, without an account. Needs captions and a public video.';
var YOUTUBE_SUMMARY = {
  path: ADDRESS.summaryTool,
  title: `${NAME$1}, free · ${PRODUCT.name}`,
  description: DESCRIPTION$1,
  picture: '/og/youtube-summary.png',
  entries: ['summary'],
  jsonLd: [toolData(NAME$1, DESCRIPTION$1, ADDRESS.summaryTool), questionsData(SUMMARY_QUESTIONS)],
  sheet: 'landing',
  Body: YoutubeSummary,
};
function YoutubeSummary() {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: 'wrap tool',
        'aria-labelledby': 'tool-title',
        children: [
          /* @__PURE__ */ jsxs('h1', {
            className: 'headline tool-title',
            id: 'tool-title',
            children: [
              'Forty minutes of video, ',
              /* @__PURE__ */ jsx('span', {
                className: 'caption line',
                children: 'four minutes of reading.',
              }),
            ],
          }),
          /* @__PURE__ */ jsx(SummaryForm, {}),
          /* @__PURE__ */ jsx('p', {
            className: 'tool-status',
            role: 'status',
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'tool-error',
            role: 'alert',
            hidden: true,
            children: [
              /* @__PURE__ */ jsx('span', { 'data-words': '' }),
              ' ',
              /* @__PURE__ */ jsx('a', {
                className: 'link',
                href: ADDRESS.signup,
                'data-way': '',
                hidden: true,
                children: 'Create a free account',
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('section', {
            className: 'sheet summary-result',
            'aria-labelledby': 'result-title',
            tabIndex: -1,
            hidden: true,
            children: [
              /* @__PURE__ */ jsxs('div', {
                className: 'summary-head',
                children: [
                  /* @__PURE__ */ jsx('h2', {
                    id: 'result-title',
                    children: 'Video Summary',
                  }),
                  /* @__PURE__ */ jsxs('button', {
                    className: 'button small',
                    type: 'button',
                    'data-copy': '',
                    children: [
                      /* @__PURE__ */ jsx(Icon, { name: 'copy' }),
                      /* @__PURE__ */ jsx('span', { children: 'Copy' }),
                    ],
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('div', { className: 'prose summary-text' }),
              /* @__PURE__ */ jsx('p', { className: 'note summary-note' }),
            ],
          }),
          /* @__PURE__ */ jsx(SignUpCard, {}),
        ],
      }),
      /* @__PURE__ */ jsx(SummaryExample, {}),
      /* @__PURE__ */ jsx(SummaryUses, {}),
      /* @__PURE__ */ jsx(Questions, {
        questions: SUMMARY_QUESTIONS,
        title: 'Six things people ask',
      }),
      /* @__PURE__ */ jsxs(Closing, {
        said: 'Reading is the first format.',
        caption: 'There are six more.',
        note: '10,000 free words with an account. No card.',
        children: [
          /* @__PURE__ */ jsx('a', {
            className: 'button go large',
            href: ADDRESS.signup,
            children: 'Start Summarizing for Free',
          }),
          /* @__PURE__ */ jsx('a', {
            className: 'button large on-film',
            href: ADDRESS.home,
            children: 'See all seven',
          }),
        ],
      }),
    ],
  });
}
function SummaryForm() {
  return /* @__PURE__ */ jsxs('form', {
    className: 'tool-form',
    id: 'summary-form',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'field',
        children: [
          /* @__PURE__ */ jsx('label', {
            className: 'field-label',
            htmlFor: 'url',
            children: 'Video link',
          }),
          /* @__PURE__ */ jsx('input', {
            className: 'input',
            id: 'url',
            name: 'url',
            type: 'url',
            required: true,
            autoComplete: 'off',
            spellCheck: false,
            placeholder: 'https://www.youtube.com/watch?v=… or https://youtu.be/…',
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'field',
        children: [
          /* @__PURE__ */ jsx('label', {
            className: 'field-label',
            htmlFor: 'language',
            children: 'Summary language',
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'select',
            children: /* @__PURE__ */ jsx('select', {
              className: 'input',
              id: 'language',
              name: 'language',
              defaultValue: DEFAULT_LANGUAGE,
              children: LANGUAGES.map(({ value, label, tag }) =>
                /* @__PURE__ */ jsx(
                  'option',
                  {
                    value,
                    'data-tag': tag,
                    children: label,
                  },
                  value,
                ),
              ),
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('button', {
        className: 'button go',
        type: 'submit',
        disabled: true,
        children: [
          /* @__PURE__ */ jsx(BusyTexts, {
            idle: 'Generate Summary',
            busy: 'Summarizing...',
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'button-run',
            hidden: true,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('noscript', {
        children: /* @__PURE__ */ jsxs('p', {
          className: 'note tool-noscript',
          children: [
            'The summarizer works with JavaScript. Turn it on and reload the page, or',
            ' ',
            /* @__PURE__ */ jsx('a', {
              className: 'link',
              href: ADDRESS.signup,
              children: 'open an account',
            }),
            '.',
          ],
        }),
      }),
    ],
  });
}
var BENEFITS = [
  'Unlimited summaries, of videos of any length',
  'Advanced AI models, with your own key',
  'Other content formats: articles, threads, letters, podcasts',
];
function SignUpCard() {
  return /* @__PURE__ */ jsxs('aside', {
    className: 'tool-card',
    'aria-labelledby': 'card-title',
    tabIndex: -1,
    hidden: true,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'tool-card-title',
        id: 'card-title',
        children: 'That was your free summary. An account gives you more.',
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'every-list',
        children: BENEFITS.map((benefit) =>
          /* @__PURE__ */ jsxs(
            'li',
            { children: [/* @__PURE__ */ jsx(Icon, { name: 'check' }), benefit] },
            benefit,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('a', {
        className: 'button go',
        href: ADDRESS.signup,
        children: 'Start Summarizing for Free',
      }),
    ],
  });
}
// contract/catalog/thumbnails.ts
/** Largest first. The first two exist only for videos uploaded in a high enough resolution. */
var THUMBNAIL_SIZES = [
  {
    name: 'Maximum',
    width: 1280,
    height: 720,
    file: 'maxresdefault',
  },
  {
    name: 'Standard',
    width: 640,
    height: 480,
    file: 'sddefault',
  },
  {
    name: 'High',
    width: 480,
    height: 360,
    file: 'hqdefault',
  },
  {
    name: 'Medium',
    width: 320,
    height: 180,
    file: 'mqdefault',
  },
  {
    name: 'Small',
    width: 120,
    height: 90,
    file: 'default',
  },
];
// content/site/questions-thumbnail.ts
var THUMBNAIL_QUESTIONS = [
  {
    question: 'Which links work?',
    answer:
      'The address of the watch page, the short link from the share button, and the address of an embedded player, each with or without https:// and www.',
  },
  {
    question: 'Why is there no picture in the largest size?',
    answer:
      'The platform makes it only from videos that were uploaded in a high resolution. For the others it sends a grey placeholder 120 pixels wide. The page notices this and shows the next size that exists.',
  },
  {
    question: 'May I use the picture?',
    answer:
      'A thumbnail belongs to whoever made it. Your own you may use as you like; for somebody else’s you need permission, a licence, or a good reason such as reporting on the video itself.',
  },
  {
    question: 'Do you keep what I look up?',
    answer:
      'No. Your browser loads the picture straight from the platform. Only a download goes through this site, and it is not written down.',
  },
];
// web/site/youtube-thumbnail.tsx
var NAME = 'YouTube thumbnail downloader';
var DESCRIPTION =
  'Paste the link of a YouTube video, see its thumbnail in the largest size there is, and download it in any of five sizes. Free, no account.';
var YOUTUBE_THUMBNAIL = {
  path: ADDRESS.thumbnailTool,
  title: `${NAME}, all sizes · ${PRODUCT.name}`,
  description: DESCRIPTION,
  picture: '/og/youtube-thumbnail.png',
  entries: ['thumbnail'],
  jsonLd: [toolData(NAME, DESCRIPTION, ADDRESS.thumbnailTool), questionsData(THUMBNAIL_QUESTIONS)],
  sheet: 'landing',
  Body: YoutubeThumbnail,
};
function YoutubeThumbnail() {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsxs('section', {
        className: 'wrap tool',
        'aria-labelledby': 'tool-title',
        children: [
          /* @__PURE__ */ jsxs('h1', {
            className: 'headline tool-title',
            id: 'tool-title',
            children: [
              'The one frame ',
              /* @__PURE__ */ jsx('span', {
                className: 'caption line',
                children: 'people see first.',
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('form', {
            className: 'tool-form two',
            id: 'thumbnail-form',
            children: [
              /* @__PURE__ */ jsxs('div', {
                className: 'field',
                children: [
                  /* @__PURE__ */ jsx('label', {
                    className: 'field-label',
                    htmlFor: 'url',
                    children: 'Video link',
                  }),
                  /* @__PURE__ */ jsx('input', {
                    className: 'input',
                    id: 'url',
                    name: 'url',
                    type: 'text',
                    inputMode: 'url',
                    required: true,
                    autoComplete: 'off',
                    autoCapitalize: 'none',
                    spellCheck: false,
                    placeholder: 'youtube.com/watch?v=… or youtu.be/…',
                    'aria-describedby': 'thumbnail-error',
                  }),
                  /* @__PURE__ */ jsx('p', {
                    className: 'field-error',
                    id: 'thumbnail-error',
                    role: 'alert',
                    hidden: true,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('button', {
                className: 'button go',
                type: 'submit',
                disabled: true,
                children: 'Show thumbnail',
              }),
              /* @__PURE__ */ jsx('noscript', {
                children: /* @__PURE__ */ jsxs('p', {
                  className: 'note tool-noscript',
                  children: [
                    'The tool works with JavaScript. Without it, take the eleven characters after “v=” from the link and open ',
                    /* @__PURE__ */ jsxs('code', {
                      children: [PLACEHOLDERS.images, '/vi/…/maxresdefault.jpg'],
                    }),
                    ' with them in place of the dots.',
                  ],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('figure', {
            className: 'thumbnail',
            'data-images': PLACEHOLDERS.images,
            children: [
              /* @__PURE__ */ jsx('div', {
                className: 'film thumbnail-film',
                children: /* @__PURE__ */ jsx('p', {
                  className: 'film-caption thumbnail-empty',
                  children: /* @__PURE__ */ jsx('span', {
                    className: 'caption',
                    children: '[ the picture appears here ]',
                  }),
                }),
              }),
              /* @__PURE__ */ jsxs('figcaption', {
                className: 'thumbnail-caption',
                children: [
                  /* @__PURE__ */ jsx('p', {
                    className: 'tool-status',
                    role: 'status',
                  }),
                  /* @__PURE__ */ jsx('ul', {
                    className: 'thumbnail-sizes',
                    'aria-label': 'Sizes',
                    children: THUMBNAIL_SIZES.map(({ name, width, height }) =>
                      /* @__PURE__ */ jsxs(
                        'li',
                        {
                          children: [
                            /* @__PURE__ */ jsx('span', { children: name }),
                            /* @__PURE__ */ jsxs('span', {
                              className: 'time',
                              children: [width, ' × ', height],
                            }),
                          ],
                        },
                        name,
                      ),
                    ),
                  }),
                  /* @__PURE__ */ jsxs('a', {
                    className: 'button go',
                    href: ADDRESS.thumbnailTool,
                    'data-download': '',
                    hidden: true,
                    children: [/* @__PURE__ */ jsx(Icon, { name: 'download' }), 'Download'],
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('section', {
        className: 'wrap part',
        'aria-labelledby': 'next-title',
        children: /* @__PURE__ */ jsxs('div', {
          className: 'part-head',
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: 'headline',
              id: 'next-title',
              children: 'And what does the video say?',
            }),
            /* @__PURE__ */ jsxs('p', {
              className: 'lede',
              children: [
                'The',
                ' ',
                /* @__PURE__ */ jsx('a', {
                  className: 'link',
                  href: ADDRESS.summaryTool,
                  children: 'summarizer',
                }),
                ' ',
                'reads it for you. With',
                ' ',
                /* @__PURE__ */ jsx('a', {
                  className: 'link',
                  href: ADDRESS.signup,
                  children: 'an account',
                }),
                ' ',
                'it becomes an article, a thread, a letter or an episode.',
              ],
            }),
          ],
        }),
      }),
      /* @__PURE__ */ jsx(Questions, {
        questions: THUMBNAIL_QUESTIONS,
        title: 'About the picture',
      }),
    ],
  });
}
// web/site/pages.ts
var PAGES = [
  HOME,
  LTD,
  AGENCY,
  YOUTUBE_SUMMARY,
  YOUTUBE_THUMBNAIL,
  BLOG,
  ...ARTICLE_PAGES,
  AFFILIATE,
  LEGAL,
  CONTACT,
  LOGIN,
  CHECKOUT,
  PURCHASE_CONFIRMATION,
  TEST_BILLING,
  SIGNUP,
  LOGIN_WITH_TOKEN,
  NOT_FOUND,
  ARTICLE_NOT_FOUND,
];
// web/site/render.tsx
function listPages() {
  return PAGES.map(({ path, entries = [], sheet }) => ({
    path,
    entries,
    sheet,
  }));
}
function getPage(path) {
  const page = PAGES.find((known) => known.path === path);
  if (!page) throw new Error(`There is no public page at ${path}`);
  return page;
}
/** A whole HTML document that needs no React in the browser. */
async function renderPage(path, assets) {
  return `<!doctype html>${renderToStaticMarkup(
    /* @__PURE__ */ jsx(Document, {
      page: getPage(path),
      assets,
    }),
  )}\n`;
}
function renderMachineFiles() {
  return [
    {
      name: 'sitemap.xml',
      text: renderSitemap(),
    },
    {
      name: 'robots.txt',
      text: renderRobots(),
    },
    {
      name: 'rss.xml',
      text: renderFeed(),
    },
  ];
}
function renderSitemap() {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${PAGES.filter(
    (page) => page.index !== false,
  )
    .map(({ path, publishedAt }) => {
      return `<url><loc>${ORIGIN}${path}</loc>${publishedAt === void 0 ? '' : `<lastmod>${isoDay(publishedAt)}</lastmod>`}</url>`;
    })
    .join('')}</urlset>\n`;
}
function isoDay(seconds) {
  return /* @__PURE__ */ new Date(seconds * 1e3).toISOString().slice(0, 10);
}
/** The app and the calls are no reading matter; everything else is welcome to be found. */
function renderRobots() {
  return [
    'User-agent: *',
    ...['/app', '/public/', '/login_with_token'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ].join('\n');
}
export { ORIGIN, listPages, renderMachineFiles, renderPage };
