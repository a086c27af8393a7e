import { r as e } from './languages-bSqg6fvv.js';
import {
  A as t,
  E as n,
  a as r,
  b as i,
  d as a,
  h as o,
  i as s,
  l as c,
  o as l,
  p as u,
  r as d,
  u as f,
} from './schemas-CHXxoLFs.js';
import { g as p, h as m } from './accounts-ZDJYt4uL.js';
var h = {
    title: 60,
    description: 155,
    tweet: 280,
    hook: 210,
    post: 3e3,
    subject: 60,
    preheader: 110,
    pauseMs: 5e3,
  },
  g = d([
    `gist`,
    `point`,
    `step`,
    `quote`,
    `heading`,
    `subheading`,
    `paragraph`,
    `question`,
    `answer`,
    `tweet`,
    `hook`,
    `greeting`,
    `link`,
    `signoff`,
    `turn`,
    `chapter`,
  ]),
  _ = u({
    id: i(),
    kind: g,
    md: i(),
    blockIds: s(c().check(t())),
    startMs: a(m),
    speaker: o(i()),
    voice: o(i()),
    pauseMs: o(m.check(n(h.pauseMs))),
    edited: o(r()),
  });
function v(e) {
  let t = new Map(),
    n = 0;
  for (let { id: r, kind: i } of e) i === `step` ? t.set(r, ++n) : i !== `point` && (n = 0);
  return t;
}
var y = d([
    `gist`,
    `points`,
    `intro`,
    `section`,
    `conclusion`,
    `takeaways`,
    `faq`,
    `thread`,
    `post`,
    `greeting`,
    `links`,
    `signoff`,
    `notes`,
    `script`,
    `free`,
  ]),
  b = u({ id: i(), kind: y, startMs: a(m), blocks: s(_) }),
  x = { language: e, title: i(), sections: s(b) },
  S = u({ format: f(`blog`), ...x, description: i(), slug: i(), keyword: a(i()), tags: s(i()) }),
  C = u({ format: f(`summary`), ...x }),
  w = u({ format: f(`tweet`), ...x, shape: d([`single`, `thread`]) }),
  T = u({ format: f(`linkedin`), ...x, hashtags: s(i()) }),
  E = u({ format: f(`newsletter`), ...x, subjects: s(i()), preheader: i() }),
  D = u({ id: i(), name: i(), voice: a(i()) }),
  O = u({ format: f(`podcast`), ...x, description: i(), speakers: s(D) }),
  k = u({ format: f(`custom`), ...x, promptName: i() }),
  A = l(`format`, [S, C, w, T, E, O, k]),
  j = u({ via: p, outcome: p, ms: m }),
  M = {
    login_failed: {
      status: 400,
      retry: `never`,
      words: `The email address or the password is not right. Your account is safe. Try again, or ask for a login link.`,
    },
    password_wrong: {
      status: 400,
      retry: `never`,
      words: `The current password is not right. Nothing was changed. Try again, or sign in by link and set a new one.`,
    },
    password_common: {
      status: 400,
      retry: `never`,
      words: `This password is one of the first that anybody would try. Nothing was changed. Choose another, such as a few words of your own.`,
    },
    google_off: {
      status: 400,
      retry: `never`,
      words: `Signing in with Google is not set up on this server. Nothing was changed. Ask for a login link.`,
    },
    google_failed: {
      status: 400,
      retry: `never`,
      words: `Signing in with Google did not work. Nothing was changed. Ask for a login link.`,
    },
    captcha_failed: {
      status: 400,
      retry: `never`,
      words: `The check that keeps robots out did not pass. Your message was not sent. Reload the page and send it again.`,
    },
    captcha_unavailable: {
      status: 503,
      retry: `later`,
      words: `The check that keeps robots out cannot be reached. Your message was not sent. Try again in a moment.`,
    },
    confirm_wrong: {
      status: 400,
      retry: `never`,
      words: `This is not the email address of the account. Nothing was deleted. Type the address of the account to confirm.`,
    },
    archive_unreadable: {
      status: 400,
      retry: `never`,
      words: `This file is not an archive made by "Download everything", or it is damaged. Nothing was imported. Choose another file.`,
    },
    provider_unknown: {
      status: 404,
      retry: `never`,
      words: `There is no such provider here. Nothing was stored. Choose one of those listed.`,
    },
    key_refused: {
      status: 400,
      retry: `never`,
      words: `The provider does not accept this key. It was not stored. Copy it again from the provider and try once more.`,
    },
    key_unreadable: {
      status: 409,
      retry: `never`,
      words: `The stored key of this provider can no longer be opened. Nothing was sent. Save the key again in the settings.`,
    },
    session_needed: {
      status: 403,
      retry: `never`,
      words: `An access token cannot do this. Nothing was changed. Sign in with a browser to manage the account.`,
    },
    scope_needed: {
      status: 403,
      retry: `never`,
      words: `This access token may only read. Nothing was changed. Make a token that may also write.`,
    },
    too_many_tokens: {
      status: 409,
      retry: `never`,
      words: `There are as many access tokens as an account may have. Remove one that is not used.`,
    },
    mail_refused: {
      status: 502,
      retry: `never`,
      words: `The mail server refused this message for good. It is kept among the failed jobs.`,
    },
    mail_unavailable: {
      status: 503,
      retry: `later`,
      words: `The mail server cannot be reached. The message is kept and will be sent later.`,
    },
  },
  N = {
    plan_needed: {
      status: 402,
      retry: `never`,
      words: `Your free words are used and there is no plan to write with. Everything you made is safe to read, edit, export and delete. Start the free trial to make more.`,
    },
    price_unknown: {
      status: 400,
      retry: `never`,
      words: `There is no such price. Nothing was charged. Choose one of the plans on the page.`,
    },
    coupon_unknown: {
      status: 400,
      retry: `never`,
      words: `This coupon does not exist, has ended, or is not for this plan. Nothing was charged. Go on without it, or check its spelling.`,
    },
    already_subscribed: {
      status: 409,
      retry: `never`,
      words: `You have a plan already. Nothing was charged. Change or cancel it in the settings, under billing.`,
    },
    payment_open: {
      status: 409,
      retry: `never`,
      words: `Your last payment did not go through and its invoice is open. Nothing more was charged. Pay it in the settings, under billing, and your plan goes on.`,
    },
    payment_pending: {
      status: 409,
      retry: `never`,
      words: `Your payment for the plan for life is on its way. Nothing more was charged. The plan begins when the money is here, and we write to you then.`,
    },
    nothing_to_resume: {
      status: 409,
      retry: `never`,
      words: `There is no cancelled plan that could go on. Nothing was changed. To write more, choose a plan.`,
    },
    already_lifetime: {
      status: 409,
      retry: `never`,
      words: `Your plan is for life already. Nothing was charged, and there is nothing more to buy.`,
    },
    no_billing_account: {
      status: 409,
      retry: `never`,
      words: `There is nothing to manage yet: you have not bought anything with this account. Nothing was changed.`,
    },
    billing_unavailable: {
      status: 503,
      retry: `later`,
      words: `The payment service does not answer. Nothing was charged and your plan is unchanged. Try again in a moment.`,
    },
    signature_wrong: {
      status: 400,
      retry: `never`,
      words: `The signature of this message is missing, wrong, too old or from the future. It was not used.`,
    },
    test_payment_refused: {
      status: 400,
      retry: `never`,
      words: `The test payment was refused. Nothing was charged. Choose another way to pay.`,
    },
    team_plan_needed: {
      status: 402,
      retry: `never`,
      words: `A plan of your own is needed to share it. Nobody was invited. Start the free trial, then invite your team.`,
    },
    team_full: {
      status: 409,
      retry: `never`,
      words: `Every seat of your team is taken. Nobody was invited. Remove somebody first, or ask us for more seats.`,
    },
    team_already_in: {
      status: 409,
      retry: `never`,
      words: `This person is in a team already, or has been invited by you. Nothing was changed.`,
    },
    team_not_yourself: {
      status: 400,
      retry: `never`,
      words: `This is your own address. Nobody was invited. Write the address of somebody else.`,
    },
  },
  P = {
    invalid_input: {
      status: 400,
      retry: `never`,
      words: `Something in the request is not right. Nothing was changed. Mend the fields named and send it again.`,
    },
    language_needs_model: {
      status: 400,
      retry: `never`,
      words: `The built-in engine writes only in the language of the video. Nothing was started. Choose the language of the video.`,
    },
    source_not_found: {
      status: 400,
      retry: `never`,
      words: `There is no such sample. Nothing was started. Leave the name out to use the first one.`,
    },
    link_used: {
      status: 400,
      retry: `never`,
      words: `This link has been used before or is too old. Your account is safe. Ask for a new link.`,
    },
    not_signed_in: {
      status: 401,
      retry: `never`,
      words: `You are not signed in, or your session has ended. Your work is safe. Sign in again.`,
    },
    not_found: {
      status: 404,
      retry: `never`,
      words: `There is nothing at this address that belongs to you. Check the address.`,
    },
    edited_meanwhile: {
      status: 409,
      retry: `never`,
      words: `This text was changed elsewhere since you opened it. Both texts are kept. Look at what stands now, then save yours or take it over.`,
    },
    key_reused: {
      status: 409,
      retry: `never`,
      words: `This Idempotency-Key was used before with another request. Nothing was started. Send a new key with the new request.`,
    },
    not_running: {
      status: 409,
      retry: `never`,
      words: `This run has already ended. Nothing was changed.`,
    },
    not_ready: {
      status: 409,
      retry: `later`,
      words: `This is not finished yet. Nothing was lost. Wait until the run has ended.`,
    },
    still_running: {
      status: 409,
      retry: `never`,
      words: `This run is still going. Nothing was changed. Stop it first, or wait until it has ended.`,
    },
    too_many: {
      status: 409,
      retry: `never`,
      words: `There are as many of these as one account can keep. Nothing was stored. Delete some first.`,
    },
    too_large: {
      status: 413,
      retry: `never`,
      words: `The request is larger than allowed. Nothing was stored. Send less at once.`,
    },
    unsupported_type: {
      status: 415,
      retry: `never`,
      words: `The request must be JSON. Nothing was stored. Set the content type to application/json.`,
    },
    too_fast: {
      status: 429,
      retry: `later`,
      words: `Too many requests at once. Nothing was lost. Wait a moment and try again.`,
    },
    transcript_empty: {
      status: 422,
      retry: `never`,
      words: `There is no speech in this transcript to write from. It cost nothing. Choose another video.`,
    },
    run_interrupted: {
      status: 500,
      retry: `never`,
      words: `The run was interrupted too often to go on. What was written is kept and it cost nothing. Start it again with Retry.`,
    },
    internal: {
      status: 500,
      retry: `later`,
      words: `Something went wrong on our side. What you had saved is safe. Try again in a moment.`,
    },
    storage_full: {
      status: 503,
      retry: `later`,
      words: `The disk of this server is full. What was saved is safe. Try again when its operator has made room.`,
    },
    unavailable: {
      status: 503,
      retry: `later`,
      words: `The service is starting, stopping or cut off from its database. What was saved is safe. Try again shortly.`,
    },
  },
  F = (e, t, n = `never`) => ({ status: e, retry: n, words: t }),
  I = {
    link_empty: F(
      400,
      `There is no link. Nothing was started. Give a link to a video, paste its text, or upload a file.`,
    ),
    link_not_a_url: F(
      400,
      `This is not a link to a video. Nothing was started. Copy the address from the video’s page, or paste its text or upload a file.`,
    ),
    link_not_youtube: F(
      400,
      `This link does not lead to YouTube, the only platform read directly. Nothing was started. Paste the text of the video, or upload its subtitles or its sound.`,
    ),
    link_bad_id: F(
      400,
      `The video’s id in this link is cut off or mistyped: it has eleven characters. Nothing was started. Copy the link again, or paste the text or upload a file.`,
    ),
    link_playlist_only: F(
      400,
      `This link leads to a playlist, not to one video. Nothing was started. Open a video of the list and copy its link, or paste its text or upload a file.`,
    ),
    link_channel: F(
      400,
      `This link leads to a channel, not to one video. Nothing was started. Open a video of the channel and copy its link, or paste its text or upload a file.`,
    ),
    link_clip: F(
      400,
      `This link leads to a clip, which does not name its video. Nothing was started. Open the full video and copy its link, or paste its text or upload a file.`,
    ),
    link_no_video: F(
      400,
      `This page of YouTube is not a video. Nothing was started. Open the video and copy its link, or paste its text or upload a file.`,
    ),
    video_removed: F(
      422,
      `This video is not on YouTube any more. It cost nothing. If you have its text or its file, paste or upload it.`,
    ),
    video_private: F(
      422,
      `This video is private: only people its owner chose can see it. It cost nothing. If it is yours, make it unlisted for a moment, or paste its text or upload a file.`,
    ),
    video_members_only: F(
      422,
      `This video is for members of its channel only. It cost nothing. If you can watch it, paste its transcript or upload a file.`,
    ),
    video_paid: F(
      422,
      `This video has to be bought or needs a paid membership of the platform. It cost nothing. If you can watch it, paste its transcript or upload a file.`,
    ),
    video_age_restricted: F(
      422,
      `YouTube shows this video only to signed-in adults. It cost nothing. Paste its transcript, or upload its subtitles or its sound.`,
    ),
    video_geo_blocked: F(
      422,
      `This video is not available in the country this server is in. It cost nothing. If you can watch it, paste its transcript or upload a file.`,
    ),
    video_upcoming: F(
      422,
      `This video has not begun yet. It cost nothing. Come back when it is over, or paste a text or upload a file.`,
    ),
    video_live_now: F(
      422,
      `This video is being broadcast now; captions are there once it has ended. It cost nothing. Come back then, or paste a text or upload a file.`,
    ),
    video_unplayable: F(
      422,
      `YouTube does not play this video and does not say why in a way we know. It cost nothing. Paste its transcript, or upload its subtitles or its sound.`,
    ),
    video_no_captions: F(
      422,
      `This video has no captions, neither written nor automatic. It cost nothing. Paste its text, or upload its subtitles or its sound.`,
    ),
    video_music_only: F(
      422,
      `The captions of this video name only music and sounds; nothing is said. It cost nothing. Choose another video, or paste a text or upload a file.`,
    ),
    video_mismatch: F(
      422,
      `The captions that came do not fit this video: they run past its end or are not in the language they claim. None of it was used, and it cost nothing. Paste its text, or upload its subtitles or its sound.`,
    ),
    video_too_long: F(
      422,
      `This is longer than can be worked on at once (15 hours or 250,000 words). It cost nothing. Paste or upload a part of it.`,
    ),
    video_taken_down: F(
      422,
      `The transcript of this video was taken down at its owner’s request. It cost nothing. If you hold the rights, paste its text or upload a file.`,
    ),
    platform_ip_blocked: F(
      424,
      `YouTube does not answer this server at the moment: it takes it for a robot. This says nothing about the video, and it cost nothing. Try again later, or paste the transcript or upload a file.`,
      `later`,
    ),
    platform_rate_limited: F(
      429,
      `YouTube asked this server to slow down. Nothing is lost: we try again by ourselves. To go on at once, paste the transcript or upload a file.`,
      `later`,
    ),
    platform_po_token: F(
      424,
      `YouTube has captions for this video but wants a token from this server before it hands them out. It cost nothing. Try again later, or paste the transcript or upload a file.`,
      `later`,
    ),
    platform_captions_empty: F(
      424,
      `YouTube lists captions for this video but sent none with a word in them; it may be holding them back. This says nothing about the video, and it cost nothing. Try again later, or paste the transcript or upload a file.`,
      `later`,
    ),
    platform_changed: F(
      424,
      `YouTube answered in a form we do not know. This says nothing about the video, and it cost nothing. Paste the transcript or upload a file; the operator of this server has been told.`,
    ),
    platform_network: F(
      424,
      `YouTube could not be reached from this server. It cost nothing. Try again in a moment, or paste the transcript or upload a file.`,
      `later`,
    ),
    platform_timeout: F(
      424,
      `YouTube took too long to answer. It cost nothing. Try again in a moment, or paste the transcript or upload a file.`,
      `later`,
    ),
    platform_proxy_refused: F(
      424,
      `The proxy that this server reaches YouTube through refused. It cost nothing. The operator has to mend it; meanwhile paste the transcript or upload a file.`,
      `later`,
    ),
    file_unreadable: F(
      422,
      `This file is damaged or of a kind that cannot be read. Nothing was stored. Upload .srt, .vtt, .ass, .sbv, .ttml, .json3, .txt, or a sound or video file, or paste the text.`,
    ),
    file_too_big: F(
      413,
      `This file is larger than this server takes. Nothing was stored. Upload its sound alone or a part of it, or paste the text.`,
    ),
    file_no_cues: F(
      422,
      `There are no words in this file. Nothing was stored. Check that it is the right one, or paste the text.`,
    ),
    file_no_audio: F(
      422,
      `There is no sound in this file, or none of a kind that can be read. Nothing was kept. Upload another recording or its subtitles, or paste the text.`,
    ),
    file_no_rights: F(
      400,
      `A recording can only be used by someone who has the rights to it. Nothing was kept. Confirm that you do and send it again, or paste the text.`,
    ),
    file_quota: F(
      413,
      `Your recordings fill the space this server gives each account. Nothing was stored. Delete one first, upload subtitles instead, or paste the text.`,
    ),
    recognizer_missing: F(
      422,
      `Turning sound into text needs a key for OpenAI, Groq, Google or Deepgram. Nothing was kept. Add a key in the settings and send the file again, or upload subtitles or paste the text.`,
    ),
    recognizer_refused: F(
      422,
      `The speech service did not take your key or your account there has no credit. The recording was not kept. Check the key in the settings, or upload subtitles or paste the text.`,
    ),
    recognizer_busy: F(
      424,
      `The speech service is not answering or is too busy. What was recognised is kept, and we try again by ourselves. To go on at once, upload subtitles or paste the text.`,
      `later`,
    ),
    recognizer_failed: F(
      424,
      `The speech service could not read this recording. It was not kept. Upload another recording or its subtitles, or paste the text.`,
    ),
  },
  L = {
    voice_unknown: {
      status: 400,
      retry: `never`,
      words: `There is no such voice. Nothing was spoken. Choose one of the voices listed.`,
    },
    voice_language: {
      status: 400,
      retry: `never`,
      words: `This voice does not speak the language of the script. Nothing was spoken. Choose a voice listed for that language.`,
    },
    not_a_script: {
      status: 409,
      retry: `never`,
      words: `Only a podcast has a script to speak. Nothing was changed. Make a podcast of the video first.`,
    },
    script_empty: {
      status: 409,
      retry: `never`,
      words: `There is no line in this script to speak. Nothing was changed. Write one, then try again.`,
    },
    audio_none: {
      status: 404,
      retry: `never`,
      words: `This script has not been spoken yet. The script is safe. Start the audio first.`,
    },
    wav_gone: {
      status: 409,
      retry: `never`,
      words: `A WAV is mixed from the spoken lines, and some of them are no longer stored. The MP3 and the script are safe. Make the audio again, then take the WAV.`,
    },
    media_expired: {
      status: 410,
      retry: `never`,
      words: `This address has expired. The file is safe. Open the podcast again to get a new one.`,
    },
    range_wrong: {
      status: 416,
      retry: `never`,
      words: `The file has no such part. Ask for one that lies within it.`,
    },
    voices_not_installed: {
      status: 422,
      retry: `never`,
      words:
        'The built-in voices are not installed on this server. The script is safe. Its operator can add them with `npm install --include=optional`; voices of a provider work with your own key.',
    },
    no_voice_for_language: {
      status: 422,
      retry: `never`,
      words: `No voice here speaks the language of this script. The script is safe. Add a key of a provider that does in Settings; whoever runs this server can install espeak-ng for basic voices.`,
    },
    voice_key_needed: {
      status: 422,
      retry: `never`,
      words: `This voice needs a key of its provider. The script is safe. Add the key in Settings, or choose one of the other voices listed.`,
    },
    voice_key_refused: {
      status: 422,
      retry: `never`,
      words: `The provider refused the key for this voice. What was spoken is kept. Check the key in Settings, then speak the rest.`,
    },
    voice_no_credit: {
      status: 422,
      retry: `never`,
      words: `The provider of this voice has no credit left on your key. What was spoken is kept. Add credit there, then speak the rest.`,
    },
    voice_refused_text: {
      status: 422,
      retry: `never`,
      words: `The provider of this voice would not speak a line. What was spoken is kept. Change the line or its voice, then speak the rest.`,
    },
    line_too_long: {
      status: 409,
      retry: `never`,
      words: `One line of this script is longer than four minutes of speech. Nothing was spoken. Split it into several lines, then try again.`,
    },
    script_too_long: {
      status: 422,
      retry: `never`,
      words: `This script is longer than three hours of speech. Nothing was spoken. Make it shorter first.`,
    },
    voice_busy: {
      status: 503,
      retry: `later`,
      words: `The provider of this voice is busy. What was spoken is kept. It goes on by itself.`,
    },
    voice_unreachable: {
      status: 503,
      retry: `later`,
      words: `The provider of this voice cannot be reached. What was spoken is kept. It goes on by itself.`,
    },
    voice_cut_off: {
      status: 503,
      retry: `later`,
      words: `The provider of this voice broke off in the middle of a line and may charge for it. What was spoken is kept. It goes on by itself.`,
    },
    clip_unusable: {
      status: 502,
      retry: `never`,
      words: `A line came back silent or damaged twice. What was spoken is kept. Speak the rest again, or choose another voice for that line.`,
    },
  },
  R = {
    prompt_needed: {
      status: 400,
      retry: `never`,
      words: `A format of your own needs to know which one. Nothing was started. Choose or make one under Styles.`,
    },
    wrong_language: {
      status: 422,
      retry: `never`,
      words: `The model did not write in the language you chose, not even when asked again. It counts for nothing. Choose another model, or the language it wrote in, and start again.`,
    },
    refine_needs_model: {
      status: 400,
      retry: `never`,
      words: `Changing a text by an instruction needs a model; the built-in engine cannot do it. Your text is as it was. Add a key in Settings, or edit it yourself.`,
    },
    custom_needs_model: {
      status: 400,
      retry: `never`,
      words: `The built-in engine can fill headings but not follow instructions, and this format has no headings. Nothing was started. Choose a model, or add headings to the format.`,
    },
    model_unknown: {
      status: 400,
      retry: `never`,
      words: `There is no such model here. Nothing was started. Choose one of the list, or write it as provider/model.`,
    },
    key_needed: {
      status: 400,
      retry: `never`,
      words: `This model needs a key. Nothing was started. Add your key of its provider in Settings, or choose another model.`,
    },
    key_invalid: {
      status: 422,
      retry: `never`,
      words: `The provider does not accept the key. What was written is safe. Put a new key into Settings, then retry.`,
    },
    no_credit: {
      status: 422,
      retry: `never`,
      words: `The provider says that the key’s account has no credit or allowance left. What was written is safe. Add credit there, then retry.`,
    },
    no_model_access: {
      status: 422,
      retry: `never`,
      words: `The key may not use this model, or the provider no longer has it. What was written is safe. Choose another model, then retry.`,
    },
    not_served_here: {
      status: 422,
      retry: `never`,
      words: `The provider does not serve the country that this server stands in. What was written is safe. Choose a model of another provider, then retry. Google serves more countries once billing is on for the key’s project.`,
    },
    rate_limited_by_provider: {
      status: 503,
      retry: `later`,
      words: `The provider asks to slow down. What was written is safe. It goes on by itself once the provider allows it.`,
    },
    context_too_long: {
      status: 422,
      retry: `never`,
      words: `The text is longer than this model can read. What was written is safe. Choose a model with a larger window.`,
    },
    refused_by_filter: {
      status: 422,
      retry: `never`,
      words: `The provider’s content filter refused this text. What was written is safe. Try another model or the built-in engine.`,
    },
    request_refused: {
      status: 422,
      retry: `never`,
      words: `The provider did not take the request for this model. What was written is safe. Choose another model.`,
    },
    provider_overloaded: {
      status: 503,
      retry: `later`,
      words: `The provider is overloaded. What was written is safe. It is tried again by itself; another model may be quicker.`,
    },
    provider_unreachable: {
      status: 503,
      retry: `later`,
      words: `The provider cannot be reached. What was written is safe. It is tried again by itself in a moment.`,
    },
    cut_off: {
      status: 502,
      retry: `never`,
      words: `The provider broke off its answer, several times. What was written before is safe. Retry, or choose another model.`,
    },
    stalled: {
      status: 504,
      retry: `never`,
      words: `The provider stopped answering in the middle, several times. What was written before is safe. Retry, or choose another model.`,
    },
    malformed_answer: {
      status: 502,
      retry: `never`,
      words: `The provider’s answer could not be read, several times. What was written before is safe. Retry, or choose another model.`,
    },
    spending_cap_reached: {
      status: 409,
      retry: `never`,
      words: `The next call could pass your spending cap for this month, so it was not made. What was written is safe. Raise the cap in Settings, then retry.`,
    },
    estimate_reached: {
      status: 409,
      retry: `never`,
      words: `The next call could pass the most that this run was said to cost, so it was not made. What was written is safe. Start it again with another model.`,
    },
    house_budget_used: {
      status: 409,
      retry: `never`,
      words: `What this service gives each account for this month is used up. What was written is safe. Add a key of your own in Settings, or choose the built-in engine.`,
    },
    house_day_used: {
      status: 409,
      retry: `never`,
      words: `What this service gives everybody for today is used up. What was written is safe. Come back tomorrow (UTC), add a key of your own, or choose the built-in engine.`,
    },
    too_long_for_house: {
      status: 409,
      retry: `never`,
      words: `This is longer than the shared key may be used for. Nothing was started. Add a key of your own in Settings, or choose the built-in engine.`,
    },
    house_refused: {
      status: 409,
      retry: `never`,
      words: `The shared key is not open to addresses of throw-away mailboxes. Nothing was started. Add a key of your own in Settings, or choose the built-in engine.`,
    },
  },
  z = { ...P, ...M, ...I, ...R, ...N, ...L },
  B = d(Object.keys(z)),
  V = u({ field: i(), problem: i() });
u({
  code: B,
  msg: i(),
  message: i(),
  requestId: o(i()),
  fields: o(s(V)),
  attempts: o(s(j)),
  videoId: o(i()),
});
export { A as a, v as c, _ as i, h as l, B as n, O as o, j as r, y as s, z as t };
