import { accessSync, constants, statSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { parseKeys } from './keyring.ts';

/** Value types for environment variables, each with a readable error message. */

export const anyText = z.string();

export const readableFile = z.string().refine((path) => {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}, 'names a file that can’t be read');

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535');

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `must be a whole number from ${least} to ${most}`,
    );

const NAMED_LINK = /^(.*\S)\s+(https?:\/\/\S+)$/;

/** Comma-separated `Name https://address` entries. */
export const namedLinks = z.string().transform((value, context) => {
  const links = value.split(',').map((part) => {
    const [, name = '', url = ''] = NAMED_LINK.exec(part.trim()) ?? [];
    return { name, url };
  });
  if (links.every(({ name, url }) => name !== '' && URL.canParse(url))) return links;
  context.addIssue({
    code: 'custom',
    message:
      'must be names with addresses, such as "Clipdesk https://clipdesk.com, Notely https://notely.com"',
  });
  return z.NEVER;
});

export const yesOrNo = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1' || value === 'yes');

/**
 * How far to trust forwarding headers: the number of proxies in front or their addresses; `true` is one proxy. Never trust the
 * whole header, since the client controls its first entries.
 */
export const trustedProxies = z.string().transform((value, context) => {
  if (['false', 'no', '0'].includes(value)) return false;
  if (['true', 'yes'].includes(value)) return 1;
  if (/^\d$/.test(value)) return Number(value);
  const networks = value.split(',').map((part) => part.trim());
  if (networks.every((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part))) return networks;
  context.addIssue({
    code: 'custom',
    message: 'must be true, false, a number of proxies, or a list of their addresses',
  });
  return z.NEVER;
});

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    );

export const webUrl = url('http:', 'https:').transform((value) => value.replace(/\/+$/, ''));

export const collectorUrl = url('http:', 'https:').refine((value) => {
  const { username = '', password = '' } = URL.parse(value) ?? {};
  return username + password === '';
}, 'can’t have a password in it; send it with OTEL_EXPORTER_OTLP_HEADERS');

/** Comma-separated `name=value` pairs with percent-encoded values. */
export const headers = z.string().transform((value, context) => {
  try {
    const pairs = value.split(',').flatMap((part) => {
      const [, name, encoded] = /^\s*([^=\s]+)\s*=(.*)$/.exec(part) ?? [];
      if (name === undefined && part.trim() !== '') throw new Error('neither');
      return name === undefined
        ? []
        : [[name, decodeURIComponent(encoded!.trim())] satisfies [string, string]];
    });
    // Skips `new Headers` in the common case: the first one takes a tenth of a second.
    if (pairs.length === 0) return {};
    // Rejects header names and values that fetch can't send.
    return Object.fromEntries(new Headers(pairs));
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be headers, such as "authorization=Bearer%20abc,x-team=video"',
    });
    return z.NEVER;
  }
});

export const email = z
  .string()
  .refine((value) => /^[^\s@<>]+@[^\s@<>]+$/.test(value), 'must be an email address');

/** `Name <someone@example.org>` or just the address. */
export const mailbox = z
  .string()
  .refine(
    (value) => /^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value),
    'must be an email address, or Name <address>',
  );

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** Comma-separated, lowercased like account emails. */
export const emails = list.pipe(z.array(email.transform((value) => value.toLowerCase())));

export const encryptionKeys = z.string().superRefine((value, context) => {
  try {
    parseKeys(value);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
