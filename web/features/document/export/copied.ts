import type { FormatValue } from '#contract/catalog/formats.ts';

/** What is copied of an exported file: the body of a page, and a post or thread without its title, ready to be posted. */
export function copiedFrom(text: string, type: string, format: FormatValue): string {
  const isPost = format === 'tweet' || format === 'linkedin';
  if (type === 'text/html') {
    const body = bodyOf(text);
    return isPost ? body.replace(/<h1\b[^>]*>[\s\S]*?<\/h1>\s*/, '') : body;
  }
  // The title is the first line, of its own paragraph.
  return isPost ? text.replace(/^[^\n]*\n\n/, '') : text;
}

/** The body of an exported page. Extracted with a pattern rather than parsed, so that its styles can't affect this page. */
function bodyOf(html: string): string {
  const inside = (tag: string) =>
    new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*)</${tag}>`).exec(html)?.[1];
  return inside('article') ?? inside('body') ?? html;
}
