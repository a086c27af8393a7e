import type { IncomingMessage, ServerResponse } from 'node:http';

/** The site and the app's shell, as HTML and files, below the framework: most answers need nothing of it. */
export interface Pages {
  /** Tells at which address the site is served, which is only known once it is. */
  servedAt(origin: string): void;
  /** `false` where there is nothing for eyes at this address, and nothing was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  answerNotFound(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** {@link answer}, where it can be asked before any route is: it reads memory and nothing else. */
  answerAtOnce?(request: IncomingMessage, response: ServerResponse): boolean;
}
