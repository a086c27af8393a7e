import type { Readable } from 'node:stream';

/** Byte range with inclusive ends, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Storage for large files such as recordings and audio. Keys are plain paths, `uploads/<account>/<id>`, so an account's files can
 * be deleted by prefix. Files are never fully in memory.
 */
export interface Storage {
  /** Overwrites. Atomic: if the stream fails, nothing is stored. */
  write(key: string, content: Readable): Promise<{ bytes: number }>;
  /** Throws `not_found`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  findSize(key: string): Promise<number | null>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** Deletes everything in this folder, such as `uploads/<account>/`. */
  removeFolder(folder: string): Promise<void>;
}
