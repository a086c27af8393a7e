import { PARTS } from '#contract/parts.ts';
import type { Pages } from './pages.ts';

/** Used if nothing has been built: browsers see what is missing, and API calls work as usual. */
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
