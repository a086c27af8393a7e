import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lifetime } from './make-app.ts';

/** A proxy in front of a server that can hold requests back. */
export interface Gate {
  url: string;
  shut(): void;
  /** Releases held requests and lets new ones through. */
  open(): void;
  /** Resolves when a request is being held back. */
  held(): Promise<void>;
}

export async function openGate(lifetime: Lifetime, target: string): Promise<Gate> {
  let isShut = false;
  let waiting: (() => void)[] = [];
  let onHeld: (() => void)[] = [];

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const forwarded = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };

  const server = createServer((incoming, outgoing) => {
    if (!isShut) return pass(incoming, outgoing);
    waiting.push(() => pass(incoming, outgoing));
    for (const tell of onHeld.splice(0)) tell();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  lifetime.after(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => void (isShut = true),
    open() {
      isShut = false;
      for (const go of waiting.splice(0)) go();
    },
    held: () =>
      waiting.length > 0 ? Promise.resolve() : new Promise((resolve) => onHeld.push(resolve)),
  };
}
