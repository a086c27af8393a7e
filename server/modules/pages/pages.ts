import type { IncomingMessage, ServerResponse } from 'node:http';

/** Serves the site and the app's shell as HTML and files, without the framework, which most responses don't need. */
export interface Pages {
  /** Sets the site's address, which is only known once it's being served. */
  servedAt(origin: string): void;
  /** Returns `false`, without responding, if there is no page at this address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  answerNotFound(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** Like {@link answer}, but can be called before routing, because it only reads memory. */
  answerAtOnce?(request: IncomingMessage, response: ServerResponse): boolean;
}
