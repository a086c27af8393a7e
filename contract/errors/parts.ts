import { PARTS } from '../parts.ts';
import type { ErrorRow } from './row.ts';

/** Missing optional components. Only their own feature is affected. */
export const PART_ERRORS = {
  pdf_not_installed: {
    status: 503,
    retry: 'never',
    words: `PDF export isn’t installed on this server. Your draft is safe. Export it as Word or HTML instead. Running this server yourself? ${PARTS.pdf.howTo}`,
  },
  voices_not_installed: {
    status: 503,
    retry: 'never',
    words: `The built-in voices aren’t installed on this server. Your script is safe. Add a voice provider’s key in Settings to use its voices. Running this server yourself? ${PARTS.voices.howTo}`,
  },
  recognizer_not_installed: {
    status: 503,
    retry: 'never',
    words: `Built-in transcription isn’t installed on this server. The recording wasn’t saved. Add a key for OpenAI, Groq, Google or Deepgram in Settings, or paste the transcript. Running this server yourself? ${PARTS.recognition.howTo}`,
  },
  mp3_not_installed: {
    status: 503,
    retry: 'never',
    words: `The MP3 encoder isn’t installed on this server. Your script is safe, and no audio was made. Running this server yourself? ${PARTS.audio.howTo}`,
  },
} as const satisfies Record<string, ErrorRow>;
