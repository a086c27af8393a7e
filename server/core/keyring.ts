import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './fatal.ts';

const KEY_FILE = 'encryption-keys';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY = /^([a-z0-9]{1,16}):([A-Za-z0-9+/_-]{43}=?)$/;

/**
 * Encrypts secrets at rest with AES-256-GCM. The owner is authenticated data, so a row copied to another owner doesn't decrypt.
 * To rotate, put the new key first and keep the old ones until everything is re-encrypted.
 */
export interface Keyring {
  seal(plain: string, boundTo: string): string;
  /** Throws if the key is missing, the text was altered, or it's bound to something else. */
  open(sealed: string, boundTo: string): string;
  isCurrent(sealed: string): boolean;
  /** Derives a key for one purpose, such as signing URLs. It changes when the first key does. */
  derive(purpose: string): Buffer;
}

/** Parses `id:base64,id:base64`; the first key encrypts. */
export function parseKeys(text: string): Map<string, Buffer> {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(',')) {
    const [, id, value] = KEY.exec(part.trim()) ?? [];
    const key = value ? Buffer.from(value, 'base64') : null;
    if (!id || key?.length !== KEY_BYTES) {
      throw new Error('must be a list of id:key, each key 32 bytes in base64');
    }
    if (keys.has(id)) throw new Error(`lists the key ${id} twice`);
    keys.set(id, key);
  }
  return keys;
}

export function createKeyring(keys: ReadonlyMap<string, Buffer>): Keyring {
  const [current] = keys;
  if (!current) throw new Error('a keyring needs a key');
  const [currentId, currentKey] = current;

  return {
    seal(plain, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce);
      cipher.setAAD(Buffer.from(boundTo));
      const blob = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${currentId}.${Buffer.concat([blob, cipher.getAuthTag()]).toString('base64url')}`;
    },

    open(sealed, boundTo) {
      const [version, id, blob] = sealed.split('.');
      const key = keys.get(id ?? '');
      if (version !== 'v1' || !blob || !key) throw new Error(`no key ${id} to open this with`);
      const bytes = Buffer.from(blob, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('this sealed text is cut short');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([plain, decipher.final()]).toString('utf8');
    },

    isCurrent: (sealed) => sealed.startsWith(`v1.${currentId}.`),

    derive: (purpose) => Buffer.from(hkdfSync('sha256', currentKey, '', purpose, KEY_BYTES)),
  };
}

/** Reads existing keys without generating any; `null` before the first run. */
export function readKeys(
  configured: string | undefined,
  dataDir: string,
): Map<string, Buffer> | null {
  if (configured) return parseKeys(configured);
  const file = join(dataDir, KEY_FILE);
  return existsSync(file) ? parseKeys(readFileSync(file, 'utf8')) : null;
}

/** Returns the configured keys, or generates one on first run into a file only the owner can read. */
export function loadKeyring(configured: string | undefined, dataDir: string): Keyring {
  const file = join(dataDir, KEY_FILE);
  try {
    if (!configured && !existsSync(file)) makeKeyFile(file);
    return createKeyring(readKeys(configured, dataDir)!);
  } catch (error) {
    throw new OperatorError(
      `We can’t use the keys in ${file}. Nothing was changed.\n` +
        `Restore the right file from a backup. Without it, stored secrets can’t be decrypted.\n(${(error as Error).message})`,
      error,
    );
  }
}

/** Atomic: if two processes start together, one creates the file and both use it; it's never seen half-written. */
function makeKeyFile(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `k1:${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
