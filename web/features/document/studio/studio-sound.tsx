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
import { costInShort, countLines, inWords } from './speak-cost.ts';
import { useNarrow } from './use-narrow.ts';
import type { Playback } from './use-playback.ts';
import type { StudioAudio } from './use-studio-audio.ts';
import { VoiceDesk } from './voice-desk.tsx';

interface StudioSoundProps {
  id: string;
  document: PodcastDocument;
  hasScript: boolean;
  audio: StudioAudio;
  playback: Playback;
  /** Hung on the player, to know whether it has left the view. */
  place: (player: HTMLElement | null) => void;
  isAway: boolean;
  now: SpokenNow | null;
  /** Back to the line in play; `null` while the page keeps it in view. */
  onFollow: (() => void) | null;
  onEdit: (edit: ScriptEdit) => void;
}

/** What there is to hear, what it is spoken with, and whether others hear it. */
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
          <section className="mini" aria-label="Audio status">
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

/** What is said in the small player in place of the line being spoken. */
function useNews({ state, changes, canSpeak, estimate, isReckoning, isBusy, speak }: StudioAudio) {
  const isNarrow = useNarrow();
  if (isGoing(state)) {
    const words = `Recording: ${state?.linesDone} of ${countLines(state?.linesTotal ?? 0)}`;
    return { words, action: null };
  }
  if (changes.words === null) return null;
  const length =
    estimate && !isReckoning && estimate.seconds > 0
      ? ` · about ${inWords(estimate.seconds)} to record`
      : '';
  return {
    words: isNarrow ? `Out of date: ${changes.words}` : `Out of date: ${changes.words}${length}`,
    action: canSpeak && (
      <Button isSmall tone="go" isPending={isBusy} onPress={speak}>
        {isNarrow ? 'Update' : 'Update the audio'}
        {estimate && !isReckoning && ` · ${costInShort(estimate)}`}
      </Button>
    ),
  };
}

interface FeedSwitchProps {
  published: boolean;
  /** The recording is of an older script than the one on the page. */
  isOlder: boolean;
  onChange: (published: boolean) => void;
}

/** Whether the recording is an episode of the account's feed, and whether anybody could hear it there. */
function FeedSwitch({ published, isOlder, onChange }: FeedSwitchProps) {
  const feed = useQuery(feedQuery).data;
  const settings = <Link href={`${PAGES.settings}#feed`}>Settings</Link>;
  return (
    <section className="studio-feed" aria-label="Podcast feed">
      <Switch isSelected={published} onChange={onChange}>
        Include in my podcast feed
      </Switch>
      <p>
        {feed === undefined ? null : feed.url === null ? (
          <>You don’t have a feed yet. Create one in {settings} to listen in any podcast app.</>
        ) : published ? (
          <>
            It’s an episode of “{feed.title}”. Anyone with the feed link can hear it.
            {isOlder && ' They’ll hear the old recording until you update the audio.'}
          </>
        ) : (
          <>It isn’t in “{feed.title}”. Only you can hear it.</>
        )}
      </p>
    </section>
  );
}

interface MiniPlayerProps {
  playback: Playback;
  durationMs: number;
  now: SpokenNow | null;
  /** Set while the page has been moved away from the line in play. */
  onFollow: (() => void) | null;
  /** What else is to be known here, in place of the line being spoken. */
  news: { words: string; action: ReactNode } | null;
}

/** The player in one row, for as long as the whole one is out of view. */
function MiniPlayer({ playback, durationMs, now, onFollow, news }: MiniPlayerProps) {
  const { isPlaying, positionMs, toggle } = playback;
  const played = durationMs > 0 ? (positionMs / durationMs) * 100 : 0;
  return (
    <section className="mini" aria-label="Mini player">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? 'Pause' : 'Play'}
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
          Go to line
        </Button>
      ) : (
        news?.action
      )}
      <span className="mini-played" style={{ inlineSize: `${played}%` }} aria-hidden="true" />
    </section>
  );
}
