import type { SOURCE_ERRORS } from './source.ts';

type OfSource = Extract<
  keyof typeof SOURCE_ERRORS,
  `link_${string}` | `video_${string}` | `platform_${string}`
>;

/** Errors whose message ends with advice only the app can follow. */
export const MENDED_IN_APP = /^(?:link|video|platform)_/;

/** Messages for visitors without an account, who have no words to lose and no draft. */
export const VISITOR_WORDS: Readonly<Record<OfSource | 'transcript_empty', string>> = {
  transcript_empty:
    'There’s no speech in this video’s captions to work with. Choose another video.',

  link_empty:
    'Add a link to a video first. With a free account you can also paste a transcript or upload a file.',
  link_not_a_url:
    'That isn’t a link to a video. Copy the address from the video’s page. With a free account you can also paste a transcript or upload a file.',
  link_not_youtube:
    'That link isn’t on YouTube, the only platform we read directly. With a free account you can paste a transcript or upload the subtitles or audio.',
  link_bad_id:
    'The video ID in this link is incomplete or mistyped. It should have 11 characters. Copy the link again. With a free account you can also paste the transcript or upload a file.',
  link_playlist_only:
    'That’s a playlist, not a single video. Open a video from it and copy its link. With a free account you can also paste a transcript or upload a file.',
  link_channel:
    'That’s a channel, not a single video. Open one of its videos and copy the link. With a free account you can also paste a transcript or upload a file.',
  link_clip:
    'That’s a clip, and it doesn’t say which video it’s from. Open the full video and copy its link. With a free account you can also paste its transcript or upload a file.',
  link_no_video:
    'That YouTube page isn’t a video. Open the video and copy its link. With a free account you can also paste its transcript or upload a file.',

  video_removed:
    'This video is no longer on YouTube. With a free account you can paste its transcript or upload a file, if you have one.',
  video_private:
    'This video is private. If it’s yours, make it unlisted temporarily. With a free account you can also paste its transcript or upload a file.',
  video_members_only:
    'This video is for channel members only. With a free account you can paste its transcript or upload a file, if you can watch it.',
  video_paid:
    'You have to buy this video or pay for a membership to watch it. With a free account you can paste its transcript or upload a file, if you can watch it.',
  video_age_restricted:
    'This video is age-restricted. With a free account you can paste its transcript, or upload the subtitles or audio.',
  video_geo_blocked:
    'This video isn’t available in the country our server is in. With a free account you can paste its transcript or upload a file, if you can watch it.',
  video_upcoming:
    'This video hasn’t started yet. Come back when it’s over. With a free account you can also paste a transcript or upload a file.',
  video_live_now:
    'This video is still live, and we can only read its captions once it’s over. Come back then. With a free account you can also paste a transcript or upload a file.',
  video_unplayable:
    'YouTube won’t play this video, for a reason we don’t recognise. With a free account you can paste its transcript, or upload the subtitles or audio.',
  video_no_captions:
    'This video has no captions. With a free account you can paste its transcript, or upload the subtitles or audio.',
  video_music_only:
    'This video’s captions only describe music and sounds. Choose another video. With a free account you can also paste a transcript or upload a file.',
  video_mismatch:
    'The captions we got don’t match this video. They run past its end, or they’re in the wrong language. We didn’t use them. With a free account you can paste its transcript, or upload the subtitles or audio.',
  video_too_long:
    'This is over our limit of 15 hours or 250,000 words. With a free account you can paste or upload part of it.',
  video_taken_down:
    'We removed this video’s transcript at its owner’s request. With a free account you can paste the transcript or upload a file, if you hold the rights.',

  platform_ip_blocked:
    'YouTube thinks this server is a bot and is blocking it right now. The video itself may be fine. Try again later. With a free account you can also paste the transcript or upload a file.',
  platform_rate_limited:
    'YouTube asked us to slow down. Try again later. With a free account you can paste the transcript or upload a file right away.',
  platform_po_token:
    'This video has captions, but YouTube wants a token we don’t have. Try again later. With a free account you can also paste the transcript or upload a file.',
  platform_captions_empty:
    'YouTube lists captions for this video, but they came back empty. It may be holding them back. Try again later. With a free account you can also paste the transcript or upload a file.',
  platform_changed:
    'YouTube sent a response we don’t understand. The video itself may be fine. With a free account you can paste the transcript or upload a file.',
  platform_network:
    'We couldn’t reach YouTube. Try again in a moment. With a free account you can also paste the transcript or upload a file.',
  platform_timeout:
    'YouTube took too long to respond. Try again in a moment. With a free account you can also paste the transcript or upload a file.',
  platform_proxy_refused:
    'The proxy we use to reach YouTube refused the connection. Try again later. With a free account you can also paste the transcript or upload a file.',
};
