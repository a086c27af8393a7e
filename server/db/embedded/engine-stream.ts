import { Duplex } from 'node:stream';
import type { EmbeddedEngine } from './engine.ts';

const TERMINATE = 0x58;
/** Messages the server replies to: Query, Sync, Flush, FunctionCall, Password, CopyDone, CopyFail. */
const ASKS_FOR_ANSWER = new Set(Buffer.from('QSHFpcf'));
const CANCEL_REQUEST = 80_877_102;

let connections = 0;

/**
 * The socket given to the `pg` driver. Buffers its messages until one needs a reply, so that a statement and its parameters reach
 * the engine in one piece.
 */
export class EngineStream extends Duplex {
  readonly #engine: EmbeddedEngine;
  readonly #connection: number;
  readonly #off: () => void;
  #pending: Buffer = Buffer.alloc(0);
  #scanned = 0;
  #started = false;

  constructor(engine: EmbeddedEngine) {
    super();
    this.#engine = engine;
    connections += 1;
    this.#connection = connections;
    this.#off = engine.onReply((reply) => {
      if (reply.kind === 'answer' && reply.connection === this.#connection) this.push(reply.bytes);
    });
    void engine.died.then((error) => this.destroy(error));
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#take(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#off();
    this.#engine.send({ kind: 'reset' });
    done(error);
  }

  #take(chunk: Buffer): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    let ready = 0;
    for (let end = this.#messageEnd(); end !== null; end = this.#messageEnd()) {
      const first = this.#pending[this.#scanned];
      const isStart = !this.#started;
      if (isStart) {
        if (this.#pending.readInt32BE(this.#scanned + 4) === CANCEL_REQUEST) return this.#hangUp();
        this.#started = true;
      } else if (first === TERMINATE) {
        // Connections end, but the engine keeps running.
        return this.#hangUp();
      }
      this.#scanned = end;
      if (isStart || ASKS_FOR_ANSWER.has(first!)) ready = end;
    }
    if (ready === 0) return;
    const bytes = new Uint8Array(this.#pending.subarray(0, ready));
    this.#pending = this.#pending.subarray(ready);
    this.#scanned -= ready;
    this.#engine.send({ kind: 'exchange', connection: this.#connection, bytes });
  }

  /** End of the next complete message, or `null` if it's incomplete. */
  #messageEnd(): number | null {
    const lengthAt = this.#started ? this.#scanned + 1 : this.#scanned;
    if (this.#pending.length < lengthAt + 4) return null;
    const end = lengthAt + this.#pending.readInt32BE(lengthAt);
    return this.#pending.length < end ? null : end;
  }

  #hangUp(): void {
    this.push(null);
  }
}
