import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Encoding } from '#contract/encodings.ts';
import { findPlaylistBeside, playlistUrl } from '#contract/video-lists.ts';
import type { SampleInfo, Video } from '#contract/videos.ts';
import { ApiError } from '../../lib/api-client.ts';
import { samplesQuery } from './samples.ts';
import { isMedia, type Given, type ChosenSource } from './source.ts';
import { useFindSource, useUploadSource, videoQuery, type SourceWish } from './source-calls.ts';

/** What the user specified about a file. */
interface FileFacts {
  hasRights: boolean;
  /** `null` to detect it from the recording. */
  language?: LanguageValue | null | undefined;
  encoding?: Encoding | undefined;
}

/** The form's initial source. */
interface SourceStart {
  videoId: string | null;
  shelfId: string | null;
  isSample: boolean;
}

/** The state of the source field: what was typed, what it is, and what went wrong. */
export function useSource({ videoId: startVideoId, shelfId, isSample }: SourceStart) {
  const [typed, setTyped] = useState('');
  const [picked, setSample] = useState<SampleInfo | null | undefined>(isSample ? undefined : null);
  const samples = useQuery(samplesQuery);
  // In sample mode, preselect the first one until the user picks another.
  const sample = picked === undefined ? (samples.data?.[0] ?? null) : picked;
  const [videoId, setVideoId] = useState(startVideoId);
  const [list, setList] = useState<string | null>(null);
  const [playlist, setPlaylist] = useState<string | null>(null);
  const [media, setMedia] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController | null>(null);
  const last = useRef<() => void>(() => {});
  const find = useFindSource();
  const send = useUploadSource();
  const video = useQuery({ ...videoQuery(videoId ?? ''), enabled: videoId !== null });
  // Hides the last error once the user types something else.
  const [isStale, setStale] = useState(false);
  const failure = find.error ?? (isStopped(send.error) ? null : send.error) ?? failedVideo(video);

  /** The video of a failed attempt, if known. A pasted text then becomes its transcript. */
  const knownId =
    failure instanceof ApiError && typeof failure.body['videoId'] === 'string'
      ? failure.body['videoId']
      : undefined;

  const isKnown = knownId !== undefined && !isStale;
  const about = useQuery({ ...videoQuery(knownId ?? ''), enabled: isKnown });
  /** If the platform rate-limited us, the video replaces the error once it has been read. */
  const isWaiting = failure instanceof ApiError && failure.code === 'platform_rate_limited';
  const isOver = about.data !== undefined && about.data.transcript.state !== 'waiting';
  const arrived = isKnown && isWaiting && isOver ? about.data : null;
  const error = arrived ? failedVideo(about) : failure;

  function clear() {
    setStale(false);
    stop.current?.abort();
    find.reset();
    send.reset();
    setSample(null);
    setVideoId(null);
    setList(null);
    setPlaylist(null);
    setMedia(null);
  }

  function openList(text: string) {
    clear();
    setTyped('');
    setList(text);
  }

  function take(found: Video) {
    setVideoId(found.id);
    setTyped('');
  }

  function look(wish: SourceWish) {
    clear();
    last.current = () => look(wish);
    find.mutate(wish, { onSuccess: take });
  }

  useEffect(() => {
    if (shelfId !== null) look({ shelfId });
    // oxlint-disable-next-line react/exhaustive-deps -- Once, as the form opens: what is chosen later stays.
  }, [shelfId]);

  function sendFile(file: File, { hasRights, language, encoding }: FileFacts) {
    const belongsTo = knownId ?? send.variables?.videoId;
    clear();
    last.current = () => sendFile(file, { hasRights, language, encoding });
    stop.current = new AbortController();
    setShare(0);
    send.mutate(
      {
        file,
        hasRights,
        signal: stop.current.signal,
        onProgress: setShare,
        ...(encoding !== undefined && { encoding }),
        ...(language && { language }),
        ...(belongsTo !== undefined && { videoId: belongsTo }),
      },
      { onSuccess: take },
    );
  }

  const known = arrived ?? video.data;
  const source: ChosenSource = sample
    ? { kind: 'sample', sample }
    : known && !(isStale && error)
      ? { kind: 'video', video: known }
      : { kind: 'none' };

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setStale(true);
    },
    source,
    error: isStale ? null : error,
    /** What is known about the video even though it has no transcript. */
    about: isKnown ? (about.data ?? null) : null,
    isLooking: find.isPending || (videoId !== null && video.isPending),
    isSending: send.isPending,
    fileName: send.variables?.file.name ?? '',
    share,
    /** The list of videos, if the input names several. */
    list,
    /** Opens the playlist that the link was part of. */
    openPlaylist: playlist === null ? null : () => openList(playlistUrl(playlist)),
    /** A recording waiting for the user to confirm the rights. */
    media,
    give: (text: string, given: Given) => {
      if (given === 'list') openList(text);
      else if (given === 'link') {
        look({ url: text.trim() });
        setPlaylist(findPlaylistBeside(text));
      } else if (given === 'text')
        look({ text, ...(knownId !== undefined && { videoId: knownId }) });
    },
    giveFile: (file: File) => {
      if (isMedia(file)) {
        find.reset();
        send.reset();
        setMedia(file);
      } else sendFile(file, { hasRights: false });
    },
    readAs: (encoding: Encoding) => {
      const sent = send.variables?.file;
      if (sent) sendFile(sent, { hasRights: false, encoding });
    },
    confirmMedia: (language: LanguageValue | null) =>
      media && sendFile(media, { hasRights: true, language }),
    pickSample: (next: SampleInfo) => {
      clear();
      setSample(next);
    },
    pickVideo: (id: string) => {
      clear();
      setVideoId(id);
    },
    retry: () => last.current(),
    clear,
  };
}

function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function failedVideo({ error, data }: { error: unknown; data?: Video | undefined }): unknown {
  const failure = data?.transcript.state === 'failed' ? data.transcript.error : null;
  if (!failure || !data) return error;
  return new ApiError(failure.code, 422, failure.message, [], {
    attempts: data.transcript.attempts,
    videoId: data.id,
  });
}

export type SourceState = ReturnType<typeof useSource>;
