import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PodcastDocument } from '#contract/documents.ts';
import { PAGES } from '../../../lib/paths.ts';
import { isGoing, feedQuery } from '../../../lib/podcasts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { Link } from '../../../ui/link.tsx';
import { Time } from '../../../ui/time.tsx';
import { AudioNotice } from './audio-notice.tsx';
import { Player, type SpokenNow } from './player.tsx';
import { setName, setVoice, type ScriptEdit } from './script-edits.ts';
import { costInShort, inWords } from './speak-words.ts';
import { useNarrow } from './use-narrow.ts';
import type { Playback } from './use-playback.ts';
import type { StudioAudio } from './use-studio-audio.ts';
import { VoiceDesk } from './voice-desk.tsx';
import { STUDIO_WORDS } from './words.tsx';

const { mini: MINI, feed: FEED } = STUDIO_WORDS;

interface StudioSoundProps {
  id: string;
  document: PodcastDocument;
  hasScript: boolean;
  audio: StudioAudio;
  playback: Playback;
  /** Ref for the player, to detect whether it has scrolled out of view. */
  place: (player: HTMLElement | null) => void;
  isAway: boolean;
  now: SpokenNow | null;
  /** Scrolls back to the current line; `null` while the page follows it. */
  onFollow: (() => void) | null;
  onEdit: (edit: ScriptEdit) => void;
}

/** The player, the voice settings, and whether the episode is published. */
export function StudioSound(props: StudioSoundProps) {
  const { id, document, hasScript, audio, playback, place, isAway, now, onFollow, onEdit } = props;
  const { state, changes } = audio;
  const file = state?.file ?? null;
  const isOlder = changes.words !== null;
  const news = useNews(audio);
  const notice = (
    <AudioNotice
      state={state}
      unknown={audio.unknown}
      onAsk={audio.ask}
      voices={audio.voices}
      estimate={audio.estimate}
      isReckoning={audio.isReckoning}
      hasLines={audio.hasLines}
      isBusy={audio.isBusy}
      isOwn={audio.isOwn}
      changed={changes.words}
      onSpeak={audio.speak}
      onStop={audio.stop}
    />
  );
  return (
    <>
      {file ? (
        <Player id={id} file={file} playback={playback} now={now} isOlder={isOlder} place={place}>
          {notice}
        </Player>
      ) : (
        hasScript && <div ref={place}>{notice}</div>
      )}
      <div className="mini-place">
        {isAway && file && (
          <MiniPlayer
            playback={playback}
            durationMs={file.durationMs}
            now={now}
            onFollow={onFollow}
            news={news}
          />
        )}
        {isAway && !file && news && (
          <section className="mini" aria-label={MINI.status}>
            <p className="mini-news">{news.words}</p>
          </section>
        )}
      </div>
      <VoiceDesk
        document={document}
        voices={audio.voices}
        chosen={audio.chosen}
        pace={audio.pace}
        jingle={audio.jingle}
        onVoice={(speakerId, voice) => onEdit(setVoice(speakerId, voice))}
        onName={(speakerId, name) => onEdit(setName(speakerId, name))}
        onPace={audio.setPace}
        onJingle={audio.setJingle}
      />
      {file && state && (
        <FeedSwitch published={state.published} isOlder={isOlder} onChange={audio.publish} />
      )}
    </>
  );
}

/** Status shown in the mini player instead of the current line. */
function useNews({ state, changes, canSpeak, estimate, isReckoning, isBusy, speak }: StudioAudio) {
  const isNarrow = useNarrow();
  if (isGoing(state)) {
    const words = MINI.recording(state?.linesDone ?? 0, state?.linesTotal ?? 0);
    return { words, action: null };
  }
  if (changes.words === null) return null;
  const known = isReckoning ? undefined : estimate;
  const cost = known ? costInShort(known) : null;
  return {
    words:
      known && known.seconds > 0 && !isNarrow
        ? MINI.oldToRecord(changes.words, inWords(known.seconds))
        : MINI.old(changes.words),
    action: canSpeak && (
      <Button isSmall tone="go" isPending={isBusy} onPress={speak}>
        {isNarrow ? MINI.update(cost) : MINI.updateAudio(cost)}
      </Button>
    ),
  };
}

interface FeedSwitchProps {
  published: boolean;
  /** The recording is older than the script on the page. */
  isOlder: boolean;
  onChange: (published: boolean) => void;
}

/** Whether the recording is in the account's podcast feed, and whether that feed is public. */
function FeedSwitch({ published, isOlder, onChange }: FeedSwitchProps) {
  const feed = useQuery(feedQuery).data;
  const place = !published ? 'notIncluded' : isOlder ? 'includedOld' : 'included';
  return (
    <section className="studio-feed" aria-label={FEED.label}>
      <Switch isSelected={published} onChange={onChange}>
        {FEED.include}
      </Switch>
      <p>
        {feed === undefined
          ? null
          : feed.url === null
            ? FEED.none((text) => <Link href={`${PAGES.settings}#feed`}>{text}</Link>)
            : FEED[place](feed.title)}
      </p>
    </section>
  );
}

interface MiniPlayerProps {
  playback: Playback;
  durationMs: number;
  now: SpokenNow | null;
  /** Set when the user has scrolled away from the current line. */
  onFollow: (() => void) | null;
  /** Status shown instead of the current line. */
  news: { words: string; action: ReactNode } | null;
}

/** A one-line player, shown while the full one is out of view. */
function MiniPlayer({ playback, durationMs, now, onFollow, news }: MiniPlayerProps) {
  const { isPlaying, positionMs, toggle } = playback;
  const played = durationMs > 0 ? (positionMs / durationMs) * 100 : 0;
  return (
    <section className="mini" aria-label={MINI.label}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? MINI.pause : MINI.play}
        tone="go"
        isSmall
        onPress={toggle}
      />
      <span className="player-time">
        <Time seconds={positionMs / 1000} isStrong />
      </span>
      {news && !isPlaying ? (
        <p className="mini-news">{news.words}</p>
      ) : (
        <p className="mini-line" lang={now?.lang} dir={now?.dir} aria-live="off">
          {now && (
            <>
              <b>{now.speaker}</b> {now.text}
            </>
          )}
        </p>
      )}
      {onFollow ? (
        <Button isSmall onPress={onFollow}>
          {MINI.goToLine}
        </Button>
      ) : (
        news?.action
      )}
      <span className="mini-played" style={{ inlineSize: `${played}%` }} aria-hidden="true" />
    </section>
  );
}
