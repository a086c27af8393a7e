import type { ErrorRow } from './row.ts';

/**
 * What can go wrong with voices and podcast audio. Of a line that fails these words know nothing else: whose voice it was,
 * and how many lines were spoken before, is put in where it happens.
 */
export const SPEECH_ERRORS = {
  voice_unknown: {
    status: 400,
    retry: 'never',
    words: 'There is no such voice. Nothing was spoken. Choose one of the voices listed.',
  },
  voice_language: {
    status: 400,
    retry: 'never',
    words:
      'This voice does not speak the language of the script. Nothing was spoken. Choose a voice listed for that language.',
  },
  not_a_script: {
    status: 409,
    retry: 'never',
    words:
      'Only a podcast has a script to speak. Nothing was changed. Make a podcast of the video first.',
  },
  script_empty: {
    status: 409,
    retry: 'never',
    words:
      'There is no line in this script to speak. Nothing was changed. Write one, then try again.',
  },
  audio_none: {
    status: 404,
    retry: 'never',
    words: 'This script has not been spoken yet. The script is safe. Start the audio first.',
  },
  wav_gone: {
    status: 409,
    retry: 'never',
    words:
      'A WAV is mixed from the spoken lines, and some of them are no longer stored. The MP3 and the script are safe. Make the audio again, then take the WAV.',
  },
  media_expired: {
    status: 410,
    retry: 'never',
    words: 'This address has expired. The file is safe. Open the podcast again to get a new one.',
  },
  range_wrong: {
    status: 416,
    retry: 'never',
    words: 'The file has no such part. Ask for one that lies within it.',
  },
  no_voice_for_language: {
    status: 422,
    retry: 'never',
    words:
      'No voice here speaks the language of this script. The script is safe. Add a key of a provider that does in Settings.',
  },
  voice_key_needed: {
    status: 422,
    retry: 'never',
    words:
      'This voice needs a key of its provider. The script is safe. Add the key in Settings, or choose one of the other voices listed.',
  },
  voice_key_refused: {
    status: 422,
    retry: 'never',
    words:
      'The provider of this voice refused your key. Nothing was spoken. Check the key in Settings, then try again.',
  },
  voice_no_credit: {
    status: 422,
    retry: 'never',
    words:
      'The provider of this voice has no credit left on your key. Nothing was spoken. Add credit there, then try again.',
  },
  voice_refused_text: {
    status: 422,
    retry: 'never',
    words:
      'The provider of this voice would not speak a line. Nothing was spoken. Change the line or its voice, then try again.',
  },
  line_too_long: {
    status: 409,
    retry: 'never',
    words:
      'One line of this script is longer than a voice can say at once. Nothing was spoken. Split it into several lines, then try again.',
  },
  script_too_long: {
    status: 422,
    retry: 'never',
    words:
      'This script is longer than three hours of speech. Nothing was spoken. Make it shorter first.',
  },
  voice_busy: {
    status: 503,
    retry: 'later',
    words: 'The provider of this voice is busy. Nothing was spoken. Try again in a few minutes.',
  },
  voices_busy: {
    status: 503,
    retry: 'later',
    words:
      'The voices of this server are busy with other recordings. Nothing was lost. Try again in a minute.',
  },
  voice_unreachable: {
    status: 503,
    retry: 'later',
    words:
      'The provider of this voice cannot be reached. Nothing was spoken. Try again in a few minutes.',
  },
  voice_cut_off: {
    status: 503,
    retry: 'later',
    words:
      'The provider of this voice broke off in the middle of a line and may charge for it. Nothing was kept. Try again in a few minutes.',
  },
  clip_unusable: {
    status: 502,
    retry: 'never',
    words:
      'A line came back silent or damaged twice. Nothing was kept. Try again, or choose another voice for that line.',
  },
} as const satisfies Record<string, ErrorRow>;
