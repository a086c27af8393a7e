import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { PodcastDocument, Speaker } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import { PACE, type Speak } from '#contract/podcasts.ts';
import { wordsOf } from '../../lib/api-client.ts';
import { plainText } from '../../lib/inline-markdown.ts';
import { audioQuery, isGoing, voicesQuery } from '../../lib/podcasts.ts';
import { Button } from '../../ui/button.tsx';
import { GrowText } from '../../ui/grow-text.tsx';
import { toasts } from '../../ui/toast.ts';
import { estimateQuery, speakLine, usePublish, useSpeak, useStopAudio } from './audio-calls.ts';
import { AudioNotice } from './audio-notice.tsx';
import { changesOf } from './changes.ts';
import { FeedSwitch } from './feed-switch.tsx';
import { MiniPlayer } from './mini-player.tsx';
import { costInShort, inWords } from './speak-cost.ts';
import { playOnce } from './play-once.ts';
import { Player } from './player.tsx';
import { linesOf, setHead, setVoice } from './script-edits.ts';
import { ScriptLine } from './script-line.tsx';
import { useAway } from './use-away.ts';
import { useFollow } from './use-follow.ts';
import { useNarrow, useTight } from './use-narrow.ts';
import { usePlayback } from './use-playback.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useRemoval } from './use-removal.ts';
import { type ScriptState, useScript } from './use-script.ts';
import { useStill } from './use-still.ts';
import { VoiceDesk } from './voice-desk.tsx';
import './player.css';
import './studio.css';

export interface PodcastStudioProps {
  generation: Generation;
  document: PodcastDocument;
  /** The server has a newer text than the page around this one knows. */
  onSaved: (generation: Generation) => void;
  onSaveState: (state: ScriptState) => void;
  /** Given a way to bring what was typed to the server. */
  onReady: (flush: () => Promise<void>) => void;
}

/** The script as it is heard: a player over it, and every line with its voice, its pause and its place. */
export function PodcastStudio(props: PodcastStudioProps) {
  const { generation, document: stored, onSaved, onSaveState, onReady } = props;
  const { id } = generation;
  const client = useQueryClient();
  const audio = useQuery(audioQuery(id));
  const voices = useQuery(voicesQuery(stored.language));
  const speak = useSpeak(id);
  const stop = useStopAudio(id);
  const publish = usePublish(id);
  const refused = useCallback(
    (words: string) => void toasts.show(words, { type: 'error', durationMs: 6000 }),
    [],
  );
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: audioQuery(id).queryKey }),
    [client, id],
  );
  // Whoever changed the script, here, elsewhere or a refine: the audio may be that of an older one now.
  const heardOf = useRef(generation.version);
  useEffect(() => {
    if (heardOf.current === generation.version) return;
    heardOf.current = generation.version;
    void refresh();
  }, [generation.version, refresh]);
  const script = useScript({ generation, document: stored, onSaved, onRefused: refused });
  const { document, edit, flush } = script;
  const { speakers, language, title } = document;
  const { tag, direction } = getLanguage(language);
  const state = audio.data;
  const file = state?.file ?? null;
  const lines = useMemo(() => linesOf(document), [document]);
  const hasLines = lines.some(({ block }) => block.md.trim() !== '');
  const [pace, setPace] = useState<number | null>(null);
  const [jingle, setJingle] = useState<boolean | null>(null);
  const [speaking, setSpeaking] = useState<string | null>(null);
  const { removed, remove, restore } = useRemoval(lines, edit);

  const playback = usePlayback({
    file,
    title,
    artist: speakers.map(({ name }) => name).join(', '),
    onLost: () => void refresh(),
  });
  usePlayerKeys(playback);
  const { positionMs, isPlaying, seek, play, pause } = playback;

  const times = useMemo(() => new Map(file?.lines.map((line) => [line.lineId, line])), [file]);
  const nowId = useMemo(
    // Before the first line is its own opening silence.
    () =>
      (file?.lines.findLast(({ startMs }) => startMs <= positionMs) ?? file?.lines[0])?.lineId ??
      null,
    [file, positionMs],
  );
  const now = lines.find(({ block }) => block.id === nowId)?.block;

  const { isFollowing, follow } = useFollow(isPlaying, nowId);
  const [place, isAway] = useAway();
  const isNarrow = useNarrow();
  const { whole, part } = useStill();
  const isTight = useTight(part);
  useEffect(
    () => onReady(() => flush().catch((error: unknown) => refused(wordsOf(error)))),
    [onReady, flush, refused],
  );
  useEffect(() => onSaveState(script.state), [onSaveState, script.state]);

  const defaults = voices.data?.defaults ?? [];
  const chosen = (speaker: Speaker, at: number) =>
    speaker.voice ?? file?.voices[speaker.id] ?? defaults[at % Math.max(1, defaults.length)] ?? '';
  const voiceOf = new Map(speakers.map((speaker, at) => [speaker.id, chosen(speaker, at)]));

  const wanted: Speak = {
    voices: Object.fromEntries([...voiceOf].filter(([, voice]) => voice !== '')),
    ...(pace !== null && { pace }),
    ...(jingle !== null && { jingle }),
  };
  const canSpeak = voices.isPending || (voices.data?.voices.length ?? 0) > 0;
  const estimate = useQuery({
    ...estimateQuery(id, wanted, [generation.version, state?.status, file?.createdAt]),
    enabled: state !== undefined && !isGoing(state) && voices.isSuccess && canSpeak && hasLines,
  }).data;
  const start = async () => {
    try {
      await flush();
    } catch (error) {
      return refused(wordsOf(error));
    }
    speak.mutate(wanted, { onError: (error) => refused(wordsOf(error)) });
  };
  const hear = useCallback(
    async (lineId: string) => {
      setSpeaking(lineId);
      pause();
      try {
        await flush();
        await playOnce((await speakLine(id, lineId)).url);
      } catch (error) {
        refused(wordsOf(error));
      } finally {
        setSpeaking(null);
      }
    },
    [id, flush, pause, refused],
  );
  const onHear = useCallback((lineId: string) => void hear(lineId), [hear]);
  const onSeek = useCallback(
    (ms: number) => {
      seek(ms);
      play();
    },
    [seek, play],
  );

  const hasOtherSettings =
    (pace !== null && pace !== state?.pace) || (jingle !== null && jingle !== state?.jingle);
  const isUnsent = script.state !== 'saved';
  // Drawn sixty times a second while it plays: what only an edit changes is reckoned when there is one.
  const changes = useMemo(
    () => changesOf(state, { stored, shown: document, isUnsent, hasOtherSettings }),
    [state, stored, document, isUnsent, hasOtherSettings],
  );
  const isOlder = changes.words !== null;
  const spoken = now
    ? {
        speaker: speakers.find((one) => one.id === now.speaker)?.name ?? '',
        text: plainText(now.md),
        lang: tag,
        dir: direction,
      }
    : null;
  const notice = (
    <AudioNotice
      state={state}
      unknown={audio.isError ? wordsOf(audio.error) : null}
      onAsk={() => void audio.refetch()}
      voices={voices.data}
      estimate={estimate}
      hasLines={hasLines}
      isBusy={speak.isPending}
      changed={changes.words}
      onSpeak={() => void start()}
      onStop={() => stop.mutate()}
    />
  );
  const update = canSpeak && (
    <Button isSmall tone="go" isPending={speak.isPending} onPress={() => void start()}>
      {isNarrow ? 'Update' : 'Update the audio'}
      {estimate && ` · ${costInShort(estimate)}`}
    </Button>
  );
  const length = estimate && estimate.seconds > 0 ? `, about ${inWords(estimate.seconds)}` : '';
  const news = isGoing(state)
    ? { words: `In the making: ${state?.linesDone} of ${state?.linesTotal} lines`, action: null }
    : isOlder
      ? {
          words: isNarrow ? (changes.words ?? '') : `Older script: ${changes.words}${length}`,
          action: update,
        }
      : null;
  return (
    <div className="studio" ref={whole}>
      <h1 className="studio-title" lang={tag} dir={direction}>
        <GrowText
          label="Title"
          value={title}
          maxLength={300}
          placeholder="Without a title"
          onChange={(next) => edit(setHead({ title: next }))}
        />
      </h1>
      <p className="studio-lede" lang={tag} dir={direction}>
        <GrowText
          label="Description"
          value={document.description}
          maxLength={2000}
          placeholder="A description for feeds"
          onChange={(next) => edit(setHead({ description: next }))}
        />
      </p>
      {file ? (
        <Player
          id={id}
          file={file}
          playback={playback}
          now={spoken}
          isOlder={isOlder}
          place={place}
        >
          {notice}
        </Player>
      ) : (
        lines.length > 0 && notice
      )}
      {file && (
        <div className="mini-place">
          {isAway && (
            <MiniPlayer
              playback={playback}
              durationMs={file.durationMs}
              now={spoken}
              onFollow={isPlaying && !isFollowing ? follow : null}
              news={news}
            />
          )}
        </div>
      )}
      <VoiceDesk
        document={document}
        voices={voices.data}
        chosen={chosen}
        pace={pace ?? state?.pace ?? PACE.usual}
        jingle={jingle ?? state?.jingle ?? false}
        onVoice={(speakerId, voice) => edit(setVoice(speakerId, voice))}
        onPace={setPace}
        onJingle={setJingle}
      />
      {file && state && (
        <FeedSwitch
          published={state.published}
          isOlder={isOlder}
          onChange={(published) =>
            publish.mutate(published, { onError: (error) => refused(wordsOf(error)) })
          }
        />
      )}
      <ol className="lines" ref={part} lang={tag} dir={direction} aria-label="Script">
        {lines.map(({ block }, at) => (
          <ScriptLine
            key={block.id}
            block={block}
            number={at + 1}
            speakers={speakers}
            voices={voices.data?.voices ?? []}
            speakerVoice={voiceOf.get(block.speaker ?? '') ?? ''}
            startMs={times.get(block.id)?.startMs ?? null}
            isNow={isPlaying && block.id === nowId}
            isChanged={changes.lines.has(block.id)}
            isSpeaking={speaking === block.id}
            canSpeak={canSpeak}
            isTight={isTight}
            onEdit={edit}
            onHear={onHear}
            onSeek={onSeek}
            onRemove={remove}
          />
        ))}
      </ol>
      {removed && (
        <div className="studio-removed" role="status">
          <p>Line {removed.number} is deleted.</p>
          <Button isSmall icon="undo" onPress={restore}>
            Bring it back
          </Button>
        </div>
      )}
      {lines.length === 0 && (
        <p className="studio-empty">There is no line to speak. Write the script in Text first.</p>
      )}
    </div>
  );
}
