import ipaddr from 'ipaddr.js';

type Values = Readonly<Record<string, string | undefined>>;

/** Whether only this machine can reach the URL: loopback, `localhost` or a subdomain of it. */
function isLocalUrl(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'loopback';
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Whether callers on the internet could reach the URL: https, not local, not in a private network. */
export function isCallable(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  if (!address.startsWith('https:') || isLocalUrl(address)) return false;
  return ipaddr.isValid(host) ? ipaddr.process(host).range() === 'unicast' : host.includes('.');
}

function isPublic({ PUBLIC_URL: url }: Values): boolean {
  return url !== undefined && /^https?:/.test(URL.parse(url)?.protocol ?? '') && !isLocalUrl(url);
}

/** A server with a public URL counts as production whatever `NODE_ENV` says. */
export function isProduction(values: Values): boolean {
  return values['NODE_ENV'] === 'production' || isPublic(values);
}

const WELL_KNOWN = /^(changeme|change-me|secret|password|test|example|admin|default|123456\w*)$/i;

/** Settings that are fine on a developer's machine but not on a public server. */
export function productionProblems(values: Values, secrets: readonly string[]): string[] {
  const problems = secrets
    .filter((name) => WELL_KNOWN.test(values[name] ?? ''))
    .map((name) => `${name} is a well-known secret; set your own`);
  for (const part of values['ENCRYPTION_KEYS']?.split(',') ?? []) {
    const key = Buffer.from(part.split(':')[1] ?? '', 'base64');
    if (new Set(key).size < 8) {
      problems.push('ENCRYPTION_KEYS has a key that isn’t random; make one with "openssl rand"');
    }
  }
  if (isPublic(values)) return [...problems, ...publicProblems(values)];
  if (values['DATABASE_URL'] && !values['ENCRYPTION_KEYS']) {
    problems.push(
      'ENCRYPTION_KEYS must be set with DATABASE_URL: a key in one data folder can’t decrypt what other processes encrypted',
    );
  }
  return problems;
}

/** Shown to visitors. Local servers use examples; a public site must not. */
const SHOWN_TO_VISITORS = {
  SUPPORT_EMAIL: 'the address customers email, such as help@example.org',
  AFFILIATE_URL: 'where people join the affiliate program, such as https://partners.example.org',
  SIBLING_PRODUCTS:
    'your other products in the footer, such as "Clipdesk https://clipdesk.com, Notely https://notely.com"',
} as const;

function publicProblems(values: Values): string[] {
  const problems = ['PUBLIC_URL', 'IDENTITY_URL']
    .filter((name) => values[name] && !/^https:/i.test(values[name]))
    .map(
      (name) =>
        `${name} must start with https://: people on the network can read sign-in links sent over plain http (it is "${values[name]}")`,
    );
  if (!values['SMTP_URL']) {
    problems.push(
      'SMTP_URL must be set if PUBLIC_URL is public, such as smtp://user:password@mail.example.org:587. ' +
        'Without a mail server, nobody can sign in',
    );
  }
  for (const [name, what] of Object.entries(SHOWN_TO_VISITORS)) {
    if (!values[name]) problems.push(`${name} must be set if PUBLIC_URL is public: ${what}`);
  }
  if (!values['ENCRYPTION_KEYS']) {
    problems.push(
      'ENCRYPTION_KEYS must be set if PUBLIC_URL is public; make one with: echo "k1:$(openssl rand -base64 32)". ' +
        'If this server has run before, use the encryption-keys file in its data folder',
    );
  }
  return problems;
}
