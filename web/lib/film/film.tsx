import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writingOf } from '#contract/catalog/languages.ts';
import type { Cue, Video } from '#contract/videos.ts';
import { Icon } from '../../ui/icons.tsx';
import { TimeRail } from '../../ui/rail.tsx';
import { appConfigQuery } from '../public-config.ts';
import { embedAddress, useEmbed } from './embed.ts';
import './film.css';
import { SHARED_WORDS } from '../words.tsx';

const { film: WORDS } = SHARED_WORDS;

/** The fields that both a full video and a card of one have. */
type FilmSource = Pick<
  Video,
  'kind' | 'title' | 'channel' | 'durationMs' | 'languageTag' | 'platformId' | 'thumbnail'
> & { timed: boolean };

/** The position. `jump` increases when the reader seeks, so that the player can tell it from normal playback. */
interface FilmMoment {
  atMs: number;
  jump: number;
}

export interface FilmProps {
  source: FilmSource;
  /** The caption at this moment. */
  caption: string;
  /** If there is no picture, those just before the moment are shown. */
  cues: readonly Cue[];
  moment: FilmMoment;
  /** The reader came to listen, so playback starts automatically. */
  isPlayedAtOnce?: boolean;
  onSeek: (atMs: number) => void;
  /** Called as playback progresses. */
  onPlaying: (atMs: number) => void;
}

/** The frame and caption at the chosen moment, and the player itself once requested. */
export function Film(props: FilmProps) {
  const { source, moment, isPlayedAtOnce = false, onSeek, onPlaying } = props;
  const base = useQuery(appConfigQuery).data?.embedUrl;
  const [isPlaying, setPlaying] = useState(isPlayedAtOnce);
  const { platformId } = source;
  const canPlay = platformId !== null && base !== undefined;
  return (
    <section className="watch-film" aria-label={WORDS.source}>
      {isPlaying && canPlay ? (
        <Player
          base={base}
          platformId={platformId}
          title={source.title}
          moment={moment}
          onPlaying={onPlaying}
          onGiveUp={() => setPlaying(false)}
        />
      ) : (
        <Still {...props} onPlay={canPlay ? () => setPlaying(true) : null} />
      )}
      {source.timed && source.durationMs > 0 && (
        <TimeRail
          label={WORDS.source}
          durationSeconds={Math.floor(source.durationMs / 1000)}
          positionSeconds={Math.floor(moment.atMs / 1000)}
          onSeek={(seconds) => onSeek(seconds * 1000)}
          ticks={[]}
        />
      )}
    </section>
  );
}

type StillProps = Pick<FilmProps, 'source' | 'caption' | 'cues' | 'moment'> & {
  /** `null` if there is nothing to play: a text, or one of our own samples. */
  onPlay: (() => void) | null;
};

function Still({ source, caption, cues, moment, onPlay }: StillProps) {
  const { tag, direction } = writingOf(source);
  const { kind, title, channel, thumbnail } = source;
  return (
    <div className="film" lang={tag} dir={direction}>
      {thumbnail && <img className="watch-still" src={thumbnail} alt="" />}
      <p className="watch-film-name">
        <span title={title}>{title}</span>
        <span>
          {channel}
          {kind === 'sample' && <span lang="en"> · {WORDS.silent}</span>}
        </span>
      </p>
      {!thumbnail && source.timed && <Earlier cues={cues} atMs={moment.atMs} />}
      {onPlay && (
        <button type="button" className="watch-play" aria-label={WORDS.play} onClick={onPlay}>
          <Icon name="play" />
        </button>
      )}
      <p className="film-caption">
        <span className="caption">{caption}</span>
      </p>
    </div>
  );
}

interface PlayerProps {
  base: string;
  platformId: string;
  title: string;
  moment: FilmMoment;
  onPlaying: (atMs: number) => void;
  onGiveUp: () => void;
}

/** The platform's privacy-friendly embedded player, controlled by messages. */
function Player({ base, platformId, title, moment, onPlaying, onGiveUp }: PlayerProps) {
  // The iframe's URL stays as it was at first; later moments are sent as seek messages.
  const [address] = useState(() => embedAddress(base, platformId, moment.atMs));
  const { frame, isRefused, isSilent } = useEmbed({
    origin: new URL(base).origin,
    atMs: moment.atMs,
    jump: moment.jump,
    onPlaying,
  });
  return (
    <div className="film embed">
      <iframe
        ref={frame}
        src={address}
        title={WORDS.frame(title)}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {(isRefused || isSilent) && (
        <div className="embed-refused" role="alert">
          <p>{isRefused ? WORDS.refused : WORDS.stuck}</p>
          <button type="button" className="link alone" onClick={onGiveUp}>
            {WORDS.close}
          </button>
        </div>
      )}
    </div>
  );
}

const MOST_EARLIER = 3;

/** The captions just before the current one, in place of a picture. The transcript beside it has them all. */
function Earlier({ cues, atMs }: Pick<FilmProps, 'cues'> & { atMs: number }) {
  const at = cues.findIndex(({ endMs }) => endMs > atMs);
  const earlier = cues.slice(0, at < 0 ? cues.length : at).slice(-MOST_EARLIER);
  return (
    <div className="film-earlier" aria-hidden="true">
      {earlier.map(({ startMs, text }) => (
        <span key={startMs}>{text}</span>
      ))}
    </div>
  );
}
