import type { Readable } from 'node:stream';

/** Part of a file, both ends included, as HTTP counts them. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Large files: recordings, audio. Keys are paths of plain words, `uploads/<account>/<id>`, so that whatever belongs to
 * an account can be removed by its prefix. Nothing is ever held in memory whole.
 */
export interface Storage {
  /** Replaces what was there. Either the whole file is stored or, where the stream fails, nothing is. */
  write(key: string, content: Readable): Promise<{ bytes: number }>;
  /** Throws `not_found` where there is none. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  findSize(key: string): Promise<number | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with this folder, `uploads/<account>/`. */
  removeFolder(folder: string): Promise<void>;
}
