import { parseDocument } from 'htmlparser2';

type Page = ReturnType<typeof parseDocument>;
type ChildNode = Page['children'][number];
type Element = Extract<ChildNode, { attribs: object }>;

interface WebArticle {
  title: string;
  /** The publisher; empty if the page doesn't say. */
  site: string;
  /** BCP 47, as declared by the page; `null` if it isn't. */
  tag: string | null;
  /** One line per paragraph, heading and list item. */
  text: string;
}

const NEVER = new Set(
  'script style noscript template svg math iframe object embed canvas audio video form button input select textarea nav aside footer dialog menu head'.split(
    ' ',
  ),
);
const UNLIKELY =
  /\b(?:nav|navbar|menu|sidebar|footer|comments?|disqus|share|sharing|social|related|recommend\w*|promo\w*|cookie\w*|consent|advert\w*|ads?|banner|subscribe|newsletter|signup|breadcrumbs?|pagination|skip-link|toolbar|masthead|byline|author-bio|tags?|outbrain|taboola|paywall)\b/iu;
const LIKELY = /\b(?:article|post|entry|story|content|body|main|text)\b/iu;
const BLOCKS = new Set(
  'p li blockquote pre h1 h2 h3 h4 h5 h6 dt dd figcaption td th div section article main header'.split(
    ' ',
  ),
);
/** Elements with text of their own, which counts for their container. */
const SAYING = new Set('p pre blockquote li td dd'.split(' '));
const LEAST_LETTERS = 25;
const DEEPEST = 400;

/** Extracts a page's main text without navigation and the like. Empty if there is nothing to read. */
export function readArticle(html: string): WebArticle {
  const page = parseDocument(html, { decodeEntities: true });
  const facts = factsOf(page);
  const body = find(page, (element) => element.name === 'body') ?? page;
  const best = bestOf(body);
  const text = linesOf(best).join('\n');
  const whole = letters(text) < 200 ? linesOf(body).join('\n') : text;
  return { ...facts, text: letters(facts.body) > letters(whole) ? facts.body : whole };
}

const isElement = (node: ChildNode | Page): node is Element => 'name' in node && 'attribs' in node;
const childrenOf = (node: ChildNode | Page): readonly ChildNode[] =>
  'children' in node ? node.children : [];
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

function find(node: ChildNode | Page, fits: (element: Element) => boolean): Element | null {
  const open: (ChildNode | Page)[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (isElement(next) && fits(next)) return next;
    for (const child of childrenOf(next).toReversed()) open.push(child);
  }
  return null;
}

function factsOf(page: Page): Omit<WebArticle, 'text'> & { body: string } {
  const meta = new Map<string, string>();
  let title = '';
  let body = '';
  let tag: string | null = null;
  find(page, (element) => {
    const { name, attribs } = element;
    if (name === 'html')
      tag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.exec(attribs['lang'] ?? '')?.[0] ?? null;
    if (name === 'meta') {
      const key = (attribs['property'] ?? attribs['name'] ?? '').toLowerCase();
      if (key && attribs['content'] && !meta.has(key)) meta.set(key, attribs['content'].trim());
    }
    if (name === 'title' && title === '') title = rawText(element);
    if (name === 'script' && attribs['type'] === 'application/ld+json')
      body ||= bodyOf(rawText(element));
    return false;
  });
  const site = meta.get('og:site_name') ?? '';
  const heading = find(page, ({ name }) => name === 'h1');
  const named = meta.get('og:title') ?? meta.get('twitter:title') ?? '';
  return {
    title: named || (heading ? squeeze(rawText(heading)) : '') || squeeze(title),
    site,
    tag,
    body,
  };
}

/** Some pages contain their text only in their JSON-LD metadata. */
function bodyOf(json: string): string {
  try {
    const [, said] = /"articleBody"\s*:\s*("(?:[^"\\]|\\.)*")/su.exec(json) ?? [];
    return said ? (JSON.parse(said) as string) : '';
  } catch {
    return '';
  }
}

/** Limited to a depth that real pages don't exceed. */
function rawText(node: ChildNode, depth = 0): string {
  if (node.type === 'text') return node.data;
  if (depth > DEEPEST) return '';
  return childrenOf(node)
    .map((child) => rawText(child, depth + 1))
    .join('');
}

const squeeze = (text: string) => text.replace(/\s+/gu, ' ').trim();

function isHidden({ name, attribs }: Element): boolean {
  if (NEVER.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true') return true;
  if (/display:\s*none|visibility:\s*hidden/iu.test(attribs['style'] ?? '')) return true;
  const role = attribs['role'] ?? '';
  if (/^(?:navigation|banner|complementary|contentinfo|search|dialog|menu)$/u.test(role))
    return true;
  if (name === 'body' || name === 'article' || name === 'main') return false;
  const named = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.replaceAll('_', '-');
  return UNLIKELY.test(named) && !LIKELY.test(named);
}

interface Said {
  letters: number;
  linked: number;
  commas: number;
}

/** Chooses the element with the most text in its own paragraphs and the fewest links. */
function bestOf(body: Element | Page): Element | Page {
  const scores = new Map<Element, number>();
  const above: Element[] = [];
  const visit = (node: ChildNode | Page): Said => {
    if ('type' in node && node.type === 'text') {
      const commas = node.data.match(/[,，、،]/gu)?.length ?? 0;
      return { letters: letters(node.data), linked: 0, commas };
    }
    const said: Said = { letters: 0, linked: 0, commas: 0 };
    const element = isElement(node) ? node : null;
    if ((element && isHidden(element)) || above.length > DEEPEST) return said;
    if (element) above.push(element);
    for (const child of childrenOf(node)) {
      const inner = visit(child);
      said.letters += inner.letters;
      said.linked += inner.linked;
      said.commas += inner.commas;
    }
    if (!element) return said;
    above.pop();
    if (element.name === 'a') said.linked = said.letters;
    if (SAYING.has(element.name) && said.letters >= LEAST_LETTERS) {
      const score =
        (1 + said.commas + Math.min(3, said.letters / 80)) * (1 - said.linked / said.letters);
      for (const [steps, parent] of above.slice(-3).toReversed().entries()) {
        scores.set(parent, (scores.get(parent) ?? 0) + score / (steps + 1));
      }
      // Already counted for its container.
      return { letters: 0, linked: 0, commas: 0 };
    }
    return said;
  };
  visit(body);
  let best: Element | Page = body;
  let most = 0;
  for (const [element, score] of scores) {
    const isNamed = ['article', 'main'].includes(element.name) || 'itemprop' in element.attribs;
    const weighed = score * (isNamed ? 1.25 : 1);
    if (weighed > most) [best, most] = [element, weighed];
  }
  return best;
}

function linesOf(root: Element | Page): string[] {
  const lines: string[] = [''];
  const visit = (node: ChildNode | Page, depth: number) => {
    if (depth > DEEPEST) return;
    if ('type' in node && node.type === 'text') {
      lines[lines.length - 1] += node.data;
      return;
    }
    const isOwn = isElement(node);
    if (isOwn && node !== root && isHidden(node)) return;
    const isBlock = isOwn && (BLOCKS.has(node.name) || node.name === 'br' || node.name === 'tr');
    if (isBlock) lines.push('');
    for (const child of childrenOf(node)) visit(child, depth + 1);
    if (isBlock) lines.push('');
  };
  visit(root, 0);
  return lines.map(squeeze).filter((line) => line !== '');
}
