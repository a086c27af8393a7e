import { PARTS } from '../parts.ts';
import type { ErrorRow } from './row.ts';

const row = (status: number, words: string, retry: ErrorRow['retry'] = 'never'): ErrorRow => ({
  status,
  retry,
  words,
});

/**
 * Errors of finding a video and its transcript. They aren't server faults, hence never 5xx. Two options always remain: pasting
 * the text or uploading a file.
 */
export const SOURCE_ERRORS = {
  link_empty: row(400, 'Add a source first. Paste a video link or a transcript, or upload a file.'),
  link_not_a_url: row(
    400,
    'That isn’t a link to a video. Copy the address from the video’s page, paste its transcript, or upload a file.',
  ),
  link_not_youtube: row(
    400,
    'That link isn’t on YouTube, the only platform we read directly. Paste the transcript, or upload the subtitles or audio.',
  ),
  link_bad_id: row(
    400,
    'The video ID in this link is incomplete or mistyped. It should have 11 characters. Copy the link again, paste the transcript, or upload a file.',
  ),
  link_playlist_only: row(
    400,
    'That’s a playlist, not a single video. Open a video from it and copy its link, paste its transcript, or upload a file.',
  ),
  link_channel: row(
    400,
    'That’s a channel, not a single video. Open one of its videos and copy the link, paste its transcript, or upload a file.',
  ),
  list_unavailable: row(
    422,
    'YouTube won’t show us that playlist or channel. It may be private, personal to each viewer, or gone. If it’s yours, make it public or unlisted. You can also paste links to its videos, paste a transcript, or upload a file.',
  ),
  list_empty: row(
    422,
    'There are no videos in that playlist or channel. Choose another one, paste links or a transcript, or upload a file.',
  ),
  link_clip: row(
    400,
    'That’s a clip, and it doesn’t say which video it’s from. Open the full video and copy its link, paste its transcript, or upload a file.',
  ),
  link_no_video: row(
    400,
    'That YouTube page isn’t a video. Open the video and copy its link, paste its transcript, or upload a file.',
  ),

  video_removed: row(
    422,
    'This video is no longer on YouTube. This used none of your words. If you have its transcript or file, paste or upload it.',
  ),
  video_private: row(
    422,
    'This video is private. This used none of your words. If it’s yours, make it unlisted temporarily, paste its transcript, or upload a file.',
  ),
  video_members_only: row(
    422,
    'This video is for channel members only. This used none of your words. If you can watch it, paste its transcript or upload a file.',
  ),
  video_paid: row(
    422,
    'You have to buy this video or pay for a membership to watch it. This used none of your words. If you can watch it, paste its transcript or upload a file.',
  ),
  video_age_restricted: row(
    422,
    'This video is age-restricted. This used none of your words. Paste its transcript, or upload the subtitles or audio.',
  ),
  video_geo_blocked: row(
    422,
    'This video isn’t available in the country our server is in. This used none of your words. If you can watch it, paste its transcript or upload a file.',
  ),
  video_upcoming: row(
    422,
    'This video hasn’t started yet. This used none of your words. Come back when it’s over, paste a transcript, or upload a file.',
  ),
  video_live_now: row(
    422,
    'This video is still live, and we can only read its captions once it’s over. This used none of your words. Come back then, paste a transcript, or upload a file.',
  ),
  video_unplayable: row(
    422,
    'YouTube won’t play this video, for a reason we don’t recognise. This used none of your words. Paste its transcript, or upload the subtitles or audio.',
  ),
  video_no_captions: row(
    422,
    'This video has no captions. This used none of your words. Paste its transcript, or upload the subtitles or audio.',
  ),
  video_music_only: row(
    422,
    'This video’s captions only describe music and sounds. This used none of your words. Choose another video, paste a transcript, or upload a file.',
  ),
  video_mismatch: row(
    422,
    'The captions we got don’t match this video. They run past its end, or they’re in the wrong language. We didn’t use them, and this used none of your words. Paste its transcript, or upload the subtitles or audio.',
  ),
  video_too_long: row(
    422,
    'This is over our limit of 15 hours or 250,000 words. This used none of your words. Paste or upload part of it.',
  ),
  shelf_empty: row(
    422,
    'Nothing on this shelf has a transcript yet. This used none of your words. Add a source with a transcript, or wait until one is ready.',
  ),
  shelf_too_long: row(
    422,
    'One draft can use up to 250,000 words, and this shelf has more. This used none of your words. Remove some sources, or make a smaller shelf.',
  ),
  video_taken_down: row(
    422,
    'We removed this video’s transcript at its owner’s request. This used none of your words. If you hold the rights, paste the transcript or upload a file.',
  ),

  platform_ip_blocked: row(
    424,
    'YouTube thinks this server is a bot and is blocking it right now. The video itself may be fine, and this used none of your words. Try again later, paste the transcript, or upload a file.',
    'later',
  ),
  platform_rate_limited: row(
    429,
    'YouTube asked us to slow down. We’ll try again automatically. To continue right away, paste the transcript or upload a file.',
    'later',
  ),
  platform_po_token: row(
    424,
    'This video has captions, but YouTube wants a token we don’t have. This used none of your words. Try again later, paste the transcript, or upload a file.',
    'later',
  ),
  platform_captions_empty: row(
    424,
    'YouTube lists captions for this video, but they came back empty. It may be holding them back. This used none of your words. Try again later, paste the transcript, or upload a file.',
    'later',
  ),
  platform_changed: row(
    424,
    'YouTube sent a response we don’t understand. The video itself may be fine, and this used none of your words. Paste the transcript or upload a file.',
  ),
  platform_network: row(
    424,
    'We couldn’t reach YouTube. This used none of your words. Try again in a moment, paste the transcript, or upload a file.',
    'later',
  ),
  platform_timeout: row(
    424,
    'YouTube took too long to respond. This used none of your words. Try again in a moment, paste the transcript, or upload a file.',
    'later',
  ),
  platform_proxy_refused: row(
    424,
    'The proxy we use to reach YouTube refused the connection. This used none of your words. Paste the transcript or upload a file while the person who runs this server fixes it.',
    'later',
  ),

  page_unreachable: row(
    424,
    'We couldn’t open that page. This used none of your words. Check the link and try again, paste the text, or upload a file.',
    'later',
  ),
  page_refused: row(
    424,
    'That site doesn’t let us read the page. It may need a login. This used none of your words. Open it yourself, then paste the text or upload a saved copy.',
  ),
  page_missing: row(
    422,
    'There’s no page at that address. This used none of your words. Check the link, paste the text, or upload a file.',
  ),
  page_no_article: row(
    422,
    'We couldn’t find an article on that page. This used none of your words. Paste the text or upload a saved copy.',
  ),

  file_unreadable: row(
    422,
    'We can’t read this file. It’s damaged, or it’s a type we don’t support. Nothing was saved. Upload captions (.srt, .vtt, .ass, .sbv, .sub, .ttml, .json, .csv, .tsv), a document (.docx, .pdf, .rtf, .html, .txt), or an audio or video file. You can also paste the transcript.',
  ),
  file_encoding_unclear: row(
    422,
    'We can’t tell which encoding this file uses, so some characters could come out wrong. Nothing was saved. Pick the preview that looks right, or save the file as UTF-8 and upload it again.',
  ),
  file_scanned: row(
    422,
    'We can’t read any text in this PDF. Its pages are pictures, or its fonts don’t say which letters they show. Nothing was saved. Upload a PDF whose text you can copy, or paste the transcript.',
  ),
  file_too_big: row(
    413,
    'This file is too large. Nothing was saved. Upload just the audio or part of the file, or paste the transcript.',
  ),
  file_no_cues: row(
    422,
    'There are no words in this file. Nothing was saved. Check that it’s the right file, or paste the transcript.',
  ),
  file_no_audio: row(
    422,
    'We can’t read any audio in this file. Nothing was saved. Upload another recording, upload subtitles, or paste the transcript.',
  ),
  file_no_rights: row(
    400,
    'You need the rights to a recording to use it. Nothing was saved. Confirm that you have them and upload it again, or paste the transcript.',
  ),
  file_quota: row(
    413,
    'You’ve used all your storage for recordings. Nothing was saved. Delete one first, upload subtitles instead, or paste the transcript.',
  ),
  file_sound_unknown: row(
    422,
    'We can’t read the audio in this file. Nothing was saved. Convert it to MP3, M4A or WAV and upload it again. You can also upload subtitles or paste the transcript.',
  ),
  recognizer_missing: row(
    422,
    `We can’t transcribe files on this server yet. Nothing was saved. Add a key for OpenAI, Groq, Google or Deepgram in Settings and upload the file again. You can also upload subtitles or paste the transcript. Running this server yourself? ${PARTS.recognition.howTo}`,
  ),
  recognizer_language_unknown: row(
    422,
    'We can’t transcribe this language on this server. Nothing was saved. Add a key for OpenAI, Groq, Google or Deepgram in Settings and upload the file again. You can also upload subtitles or paste the transcript.',
  ),
  recognizer_refused: row(
    422,
    'The speech service rejected your key, or your account there is out of credit. We didn’t keep the recording. Check the key in Settings, upload subtitles, or paste the transcript.',
  ),
  recognizer_busy: row(
    424,
    'The speech service is busy or not responding. We’ve kept what’s transcribed so far and will try again automatically. To continue right away, upload subtitles or paste the transcript.',
    'later',
  ),
  recognizer_failed: row(
    424,
    'The speech service couldn’t read this recording, so we didn’t keep it. Upload another recording or its subtitles, or paste the transcript.',
  ),
} as const satisfies Record<string, ErrorRow>;

export type SourceErrorCode = keyof typeof SOURCE_ERRORS;
