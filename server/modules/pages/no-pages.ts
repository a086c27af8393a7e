import { PARTS } from '#contract/parts.ts';
import type { Pages } from './pages.ts';

/** Where nothing has been built: whoever looks with a browser is told what is missing; the calls are answered as ever. */
export function createNoPages(): Pages {
  const words = `${PARTS.pages.lost} ${PARTS.pages.howTo}\n`;
  return {
    servedAt() {},
    answer: () => false,
    answerNotFound(_request, response) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
    },
  };
}
