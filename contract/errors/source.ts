import type { ErrorRow } from './row.ts';

const row = (status: number, words: string, retry: ErrorRow['retry'] = 'never'): ErrorRow => ({
  status,
  retry,
  words,
});

/**
 * What can go wrong with finding a video and its transcript. None is the fault of this server, so none is a 5xx. Every
 * one leaves two ways on that need nothing from the platform: paste the text, or upload a file.
 */
export const SOURCE_ERRORS = {
  link_empty: row(
    400,
    'There is no link. Nothing was started. Give a link to a video, paste its text, or upload a file.',
  ),
  link_not_a_url: row(
    400,
    'This is not a link to a video. Nothing was started. Copy the address from the video’s page, or paste its text or upload a file.',
  ),
  link_not_youtube: row(
    400,
    'This link does not lead to YouTube, the only platform read directly. Nothing was started. Paste the text of the video, or upload its subtitles or its sound.',
  ),
  link_bad_id: row(
    400,
    'The video’s id in this link is cut off or mistyped: it has eleven characters. Nothing was started. Copy the link again, or paste the text or upload a file.',
  ),
  link_playlist_only: row(
    400,
    'This link leads to a playlist, not to one video. Nothing was started. Open a video of the list and copy its link, or paste its text or upload a file.',
  ),
  link_channel: row(
    400,
    'This link leads to a channel, not to one video. Nothing was started. Open a video of the channel and copy its link, or paste its text or upload a file.',
  ),
  link_clip: row(
    400,
    'This link leads to a clip, which does not name its video. Nothing was started. Open the full video and copy its link, or paste its text or upload a file.',
  ),
  link_no_video: row(
    400,
    'This page of YouTube is not a video. Nothing was started. Open the video and copy its link, or paste its text or upload a file.',
  ),

  video_removed: row(
    422,
    'This video is not on YouTube any more. It cost nothing. If you have its text or its file, paste or upload it.',
  ),
  video_private: row(
    422,
    'This video is private: only people its owner chose can see it. It cost nothing. If it is yours, make it unlisted for a moment, or paste its text or upload a file.',
  ),
  video_members_only: row(
    422,
    'This video is for members of its channel only. It cost nothing. If you can watch it, paste its transcript or upload a file.',
  ),
  video_paid: row(
    422,
    'This video has to be bought or needs a paid membership of the platform. It cost nothing. If you can watch it, paste its transcript or upload a file.',
  ),
  video_age_restricted: row(
    422,
    'YouTube shows this video only to signed-in adults. It cost nothing. Paste its transcript, or upload its subtitles or its sound.',
  ),
  video_geo_blocked: row(
    422,
    'This video is not available in the country this server is in. It cost nothing. If you can watch it, paste its transcript or upload a file.',
  ),
  video_upcoming: row(
    422,
    'This video has not begun yet. It cost nothing. Come back when it is over, or paste a text or upload a file.',
  ),
  video_live_now: row(
    422,
    'This video is being broadcast now; captions are there once it has ended. It cost nothing. Come back then, or paste a text or upload a file.',
  ),
  video_unplayable: row(
    422,
    'YouTube does not play this video and does not say why in a way we know. It cost nothing. Paste its transcript, or upload its subtitles or its sound.',
  ),
  video_no_captions: row(
    422,
    'This video has no captions, neither written nor automatic. It cost nothing. Paste its text, or upload its subtitles or its sound.',
  ),
  video_music_only: row(
    422,
    'The captions of this video name only music and sounds; nothing is said. It cost nothing. Choose another video, or paste a text or upload a file.',
  ),
  video_mismatch: row(
    422,
    'The captions that came do not fit this video: they run past its end or are not in the language they claim. None of it was used, and it cost nothing. Paste its text, or upload its subtitles or its sound.',
  ),
  video_too_long: row(
    422,
    'This is longer than can be worked on at once (15 hours or 250,000 words). It cost nothing. Paste or upload a part of it.',
  ),
  video_taken_down: row(
    422,
    'The transcript of this video was taken down at its owner’s request. It cost nothing. If you hold the rights, paste its text or upload a file.',
  ),

  platform_ip_blocked: row(
    424,
    'YouTube does not answer this server at the moment: it takes it for a robot. This says nothing about the video, and it cost nothing. Try again later, or paste the transcript or upload a file.',
    'later',
  ),
  platform_rate_limited: row(
    429,
    'YouTube asked this server to slow down. Nothing is lost: we try again by ourselves. To go on at once, paste the transcript or upload a file.',
    'later',
  ),
  platform_po_token: row(
    424,
    'YouTube has captions for this video but wants a token from this server before it hands them out. It cost nothing. Try again later, or paste the transcript or upload a file.',
    'later',
  ),
  platform_captions_empty: row(
    424,
    'YouTube lists captions for this video but sent none with a word in them; it may be holding them back. This says nothing about the video, and it cost nothing. Try again later, or paste the transcript or upload a file.',
    'later',
  ),
  platform_changed: row(
    424,
    'YouTube answered in a form we do not know. This says nothing about the video, and it cost nothing. Paste the transcript or upload a file; the operator of this server has been told.',
  ),
  platform_network: row(
    424,
    'YouTube could not be reached from this server. It cost nothing. Try again in a moment, or paste the transcript or upload a file.',
    'later',
  ),
  platform_timeout: row(
    424,
    'YouTube took too long to answer. It cost nothing. Try again in a moment, or paste the transcript or upload a file.',
    'later',
  ),
  platform_proxy_refused: row(
    424,
    'The proxy that this server reaches YouTube through refused. It cost nothing. The operator has to mend it; meanwhile paste the transcript or upload a file.',
    'later',
  ),

  file_unreadable: row(
    422,
    'This file is damaged or of a kind that cannot be read. Nothing was stored. Upload .srt, .vtt, .ass, .sbv, .ttml, .json3, .txt, or a sound or video file, or paste the text.',
  ),
  file_encoding_unclear: row(
    422,
    'We can’t tell which alphabet this file was saved in, so its letters could come out wrong. Nothing was stored. Pick the preview that reads right, or save the file as UTF-8 and upload it again.',
  ),
  file_too_big: row(
    413,
    'This file is larger than this server takes. Nothing was stored. Upload its sound alone or a part of it, or paste the text.',
  ),
  file_no_cues: row(
    422,
    'There are no words in this file. Nothing was stored. Check that it is the right one, or paste the text.',
  ),
  file_no_audio: row(
    422,
    'There is no sound in this file, or none of a kind that can be read. Nothing was kept. Upload another recording or its subtitles, or paste the text.',
  ),
  file_no_rights: row(
    400,
    'A recording can only be used by someone who has the rights to it. Nothing was kept. Confirm that you do and send it again, or paste the text.',
  ),
  file_quota: row(
    413,
    'Your recordings fill the space this server gives each account. Nothing was stored. Delete one first, upload subtitles instead, or paste the text.',
  ),
  recognizer_missing: row(
    422,
    'Turning sound into text needs a key for OpenAI, Groq, Google or Deepgram. Nothing was kept. Add a key in the settings and send the file again, or upload subtitles or paste the text.',
  ),
  recognizer_refused: row(
    422,
    'The speech service did not take your key or your account there has no credit. The recording was not kept. Check the key in the settings, or upload subtitles or paste the text.',
  ),
  recognizer_busy: row(
    424,
    'The speech service is not answering or is too busy. What was recognised is kept, and we try again by ourselves. To go on at once, upload subtitles or paste the text.',
    'later',
  ),
  recognizer_failed: row(
    424,
    'The speech service could not read this recording. It was not kept. Upload another recording or its subtitles, or paste the text.',
  ),
} as const satisfies Record<string, ErrorRow>;

export type SourceErrorCode = keyof typeof SOURCE_ERRORS;
