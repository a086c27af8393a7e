import type { Document } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import { createAutosaves, type Autosave, type Save, type SaveState } from '../autosave.ts';
import { createDrafts, type Conflict, type Merge } from '../drafts.ts';
import { ApiError } from '../../../../lib/api-client.ts';
import { makeScript } from '#tests/support/podcast-script.ts';

/** Browser storage that can be full. */
class FakeStorage extends Map<string, string> {
  isFull = false;
  asStorage(): Storage {
    return new Proxy({} as Storage, {
      ownKeys: () => [...this.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: (_, name) => {
        if (name === 'getItem') return (key: string) => this.get(key) ?? null;
        if (name === 'removeItem') return (key: string) => this.delete(key);
        return (key: string, value: string) => {
          if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
          this.set(key, value);
        };
      },
    });
  }
}

/** Time advances only when a test says so. */
class FakeClock {
  ms = 0;
  timers: { at: number; work: () => void }[] = [];
  start(work: () => void, ms: number): () => void {
    const timer = { at: this.ms + ms, work };
    this.timers.push(timer);
    return () => this.forget(timer);
  }
  async pass(ms: number): Promise<void> {
    const until = this.ms + ms;
    for (;;) {
      const [next] = this.timers.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > until) break;
      this.forget(next);
      this.ms = next.at;
      next.work();
      await settled();
    }
    this.ms = until;
  }
  private forget(timer: { at: number; work: () => void }): void {
    this.timers = this.timers.filter((one) => one !== timer);
  }
}

export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function generationOf(version: number, document: Document): Generation {
  return { id: 'gen_1', version, document } as Generation;
}

const CUT = () => new ApiError('unreachable', 0, 'cut off');

/** The server's side of saving: one text with a version. Requests or responses can be dropped. */
class FakeServer {
  version = 1;
  document: Document;
  sent: Save[] = [];
  line: 'through' | 'cut' | 'answer lost' | 'refused' = 'through';
  hold: Promise<void> | null = null;
  constructor(document: Document) {
    this.document = document;
  }
  async save(save: Save): Promise<Generation> {
    this.sent.push(save);
    await this.hold;
    if (this.line === 'cut') throw CUT();
    if (this.line === 'refused') throw new ApiError('invalid_input', 400, 'no');
    if (save.version !== this.version) {
      const { version, document } = this;
      throw new ApiError('edited_meanwhile', 409, 'changed', [], {
        code: 'edited_meanwhile',
        message: 'changed',
        version,
        document,
      });
    }
    this.write(save.document);
    if (this.line === 'answer lost') throw CUT();
    return generationOf(this.version, this.document);
  }
  write(document: Document): void {
    this.version += 1;
    this.document = document;
  }
}

export const BASE: Document = makeScript(['one', 'two', 'three']);
export const titled = (title: string, over: Document = BASE): Document => ({ ...over, title });

interface Room {
  autosave: Autosave;
  states: SaveState[];
  conflicts: Conflict[];
  refused: string[];
  text(): Document;
  type(document: Document): void;
  close(): void;
}

/** A browser and a server on a fake clock. */
export function openWorld() {
  const server = new FakeServer(BASE);
  const storage = new FakeStorage();
  const clock = new FakeClock();
  let page = new EventTarget();
  let pages = 0;

  /** One load of the app. Another load in the same browser shares only its storage. */
  function openApp() {
    pages += 1;
    return createAutosaves({
      send: (save) => server.save(save),
      drafts: createDrafts(
        () => storage.asStorage(),
        `page-${pages}`,
        () => clock.ms,
      ),
      page,
      isHidden: () => true,
      now: () => clock.ms,
      startTimer: (work, ms) => clock.start(work, ms),
      random: () => 1,
    });
  }

  function openRoom(app = openApp(), merge?: Merge): Room {
    const { version, document } = server;
    const autosave = app.open({ id: 'gen_1', version, document, merge, onSaved: () => {} });
    let text = autosave.initial;
    const told = { states: [], conflicts: [], refused: [] } as Pick<
      Room,
      'states' | 'conflicts' | 'refused'
    >;
    const close = autosave.start({
      read: () => text,
      show: (next) => {
        text = next;
      },
      onState: (state) => told.states.push(state),
      onConflict: (theirs) => told.conflicts.push(theirs),
      onRefused: (error) => told.refused.push(error.message),
    });
    const type = (next: Document) => {
      text = next;
      autosave.touch();
    };
    return { autosave, ...told, text: () => text, type, close };
  }

  return {
    server,
    storage,
    clock,
    openApp,
    openRoom,
    drafts: () => [...storage.values()].map((kept) => JSON.parse(kept) as { document: Document }),
    tell: (event: string | Event) =>
      page.dispatchEvent(typeof event === 'string' ? new Event(event) : event),
    /** Closes the tab: its timers never fire, and it gets no more events. */
    endPage() {
      clock.timers = [];
      page = new EventTarget();
    },
  };
}
