import { PLACEHOLDERS, SIBLING_PLACEHOLDER } from '#contract/placeholders.ts';
import { ADDRESS } from './addresses.ts';

interface FooterLink {
  label: string;
  href: string;
  /** Opens in a new tab. */
  isExternal?: true;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

/** Placeholder; the server replaces it with the operator's address at startup. */
export const SUPPORT_EMAIL = PLACEHOLDERS.support;

export const COPYRIGHT_YEAR = 2024;

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    // Placeholder; at startup the server repeats it for each of the operator's products.
    title: 'Our Softwares',
    links: [{ label: SIBLING_PLACEHOLDER.name, href: SIBLING_PLACEHOLDER.url, isExternal: true }],
  },
  {
    title: 'Tools',
    links: [
      { label: 'YouTube summary', href: ADDRESS.summaryTool },
      { label: 'YouTube thumbnail downloader', href: ADDRESS.thumbnailTool },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'For creators', href: ADDRESS.creators },
      { label: 'For agencies', href: ADDRESS.agencies },
      { label: 'Blog', href: ADDRESS.blog },
      { label: 'Affiliate', href: ADDRESS.affiliate },
      { label: 'Contact', href: ADDRESS.contact },
      // Opens in a new tab, so that users keep what they were doing.
      { label: 'Terms and privacy', href: ADDRESS.legal, isExternal: true },
    ],
  },
];
