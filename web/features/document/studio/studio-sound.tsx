import type { PodcastDocument } from '#contract/documents.ts';
import { isGoing } from '../../../lib/podcasts.ts';
import { Button } from '../../../ui/button.tsx';
import { AudioNotice } from './audio-notice.tsx';
import { FeedSwitch } from './feed-switch.tsx';
import { MiniPlayer } from './mini-player.tsx';
import { Player, type Spoken } from './player.tsx';
import { setName, setVoice, type ScriptEdit } from './script-edits.ts';
import { costInShort, inWords } from './speak-cost.ts';
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
  now: Spoken | null;
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
          <section className="mini" aria-label="How the audio stands">
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
    const words = `In the making: ${state?.linesDone} of ${state?.linesTotal} lines`;
    return { words, action: null };
  }
  if (changes.words === null) return null;
  const length =
    estimate && !isReckoning && estimate.seconds > 0
      ? ` · about ${inWords(estimate.seconds)} to speak`
      : '';
  return {
    words: isNarrow ? `Older: ${changes.words}` : `Older script: ${changes.words}${length}`,
    action: canSpeak && (
      <Button isSmall tone="go" isPending={isBusy} onPress={speak}>
        {isNarrow ? 'Update' : 'Update the audio'}
        {estimate && !isReckoning && ` · ${costInShort(estimate)}`}
      </Button>
    ),
  };
}
