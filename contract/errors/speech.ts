import type { ErrorRow } from './row.ts';

/**
 * Errors of voices and podcast audio. Details, such as whose voice failed and how many lines were done, are added where the error
 * occurs.
 */
export const SPEECH_ERRORS = {
  voice_unknown: {
    status: 400,
    retry: 'never',
    words: 'We don’t have that voice. Nothing was recorded. Choose one from the list.',
  },
  voice_language: {
    status: 400,
    retry: 'never',
    words:
      'This voice doesn’t speak the script’s language. Nothing was recorded. Choose a voice listed for that language.',
  },
  not_a_script: {
    status: 409,
    retry: 'never',
    words:
      'Only podcasts can be recorded. Nothing was changed. Create a podcast from this source first.',
  },
  script_empty: {
    status: 409,
    retry: 'never',
    words: 'This script has no lines to record. Nothing was changed. Write a line, then try again.',
  },
  audio_none: {
    status: 404,
    retry: 'never',
    words: 'This script hasn’t been recorded yet. Your script is safe. Generate the audio first.',
  },
  wav_gone: {
    status: 409,
    retry: 'never',
    words:
      'We no longer have all the recorded lines, so we can’t make a WAV. The MP3 and your script are safe. Generate the audio again, then download the WAV.',
  },
  media_expired: {
    status: 410,
    retry: 'never',
    words: 'This link has expired. The file is safe. Open the podcast again for a new link.',
  },
  range_wrong: {
    status: 416,
    retry: 'never',
    words: 'That part of the file doesn’t exist.',
  },
  no_voice_for_language: {
    status: 422,
    retry: 'never',
    words:
      'We don’t have a voice for this script’s language. Your script is safe. Add a voice provider’s key in Settings.',
  },
  voice_key_needed: {
    status: 422,
    retry: 'never',
    words:
      'This voice needs its provider’s key. Your script is safe. Add the key in Settings, or choose another voice.',
  },
  voice_key_refused: {
    status: 422,
    retry: 'never',
    words:
      'The voice provider rejected your key. Nothing was recorded. Check the key in Settings, then try again.',
  },
  voice_no_credit: {
    status: 422,
    retry: 'never',
    words:
      'Your key with the voice provider is out of credit. Nothing was recorded. Add credit there, then try again.',
  },
  voice_refused_text: {
    status: 422,
    retry: 'never',
    words:
      'The voice provider refused a line. Nothing was recorded. Change the line or its voice, then try again.',
  },
  line_too_long: {
    status: 409,
    retry: 'never',
    words:
      'One line is too long for a voice to say in one go. Nothing was recorded. Split the line, then try again.',
  },
  script_too_long: {
    status: 422,
    retry: 'never',
    words: 'This script is longer than three hours. Nothing was recorded. Shorten it first.',
  },
  voice_busy: {
    status: 503,
    retry: 'later',
    words: 'The voice provider is busy. Nothing was recorded. Try again in a few minutes.',
  },
  voices_busy: {
    status: 503,
    retry: 'later',
    words:
      'Our voices are busy with other recordings. Nothing was recorded. Try again in a minute.',
  },
  voice_unreachable: {
    status: 503,
    retry: 'later',
    words: 'We can’t reach the voice provider. Nothing was recorded. Try again in a few minutes.',
  },
  voice_cut_off: {
    status: 503,
    retry: 'later',
    words:
      'The voice provider stopped in the middle of a line and may charge you for it. Nothing was saved. Try again in a few minutes.',
  },
  clip_unusable: {
    status: 502,
    retry: 'never',
    words:
      'A line came back silent or damaged twice. Nothing was saved. Try again, or choose another voice for that line.',
  },
} as const satisfies Record<string, ErrorRow>;
