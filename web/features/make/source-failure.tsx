import { useEffect, useState } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { Encoding } from '#contract/encodings.ts';
import type { Video } from '#contract/videos.ts';
import { ApiError, errorText } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Time } from '../../ui/time.tsx';
import { EncodingChoices } from './encoding-choice.tsx';

export interface SourceFailureProps {
  error: unknown;
  /** The video it is about, where that is known. */
  about: Video | null;
  onRetry: () => void;
  onPaste: (text: string) => void;
  onChooseFile: () => void;
  onSample: () => void;
  /** Sends the same file again, to be read in this encoding. */
  onEncoding: (encoding: Encoding) => void;
  isBusy: boolean;
}

interface Attempt {
  via: string;
  outcome: string;
}

function attemptsOf(error: unknown): Attempt[] {
  const tried = error instanceof ApiError ? error.body['attempts'] : undefined;
  return Array.isArray(tried) ? (tried as Attempt[]) : [];
}

/** Whether the same thing may go well a little later. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 429 || error.status === 424 || error.status >= 500;
}

/** Title, channel and length, as far as they are known: somebody may have several at work. */
function About({ video: { title, channel, durationMs, language } }: { video: Video }) {
  return (
    <p className="source-about" lang={language ? getLanguage(language).tag : undefined}>
      <bdi>{title}</bdi>
      {channel && <bdi>{channel}</bdi>}
      {durationMs > 0 && <Time seconds={Math.floor(durationMs / 1000)} />}
    </p>
  );
}

/** Becomes true by itself. */
function useIsPast(instant: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null) return;
    const leftMs = Math.max(0, Date.parse(instant) - Date.now());
    const timer = setTimeout(() => setPassed(instant), leftMs);
    return () => clearTimeout(timer);
  }, [instant]);
  return instant === null || passed === instant;
}

const clock = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What happened to the source, what was tried, and the ways on that need nothing from the platform. */
export function SourceFailure(props: SourceFailureProps) {
  const { error, about, onRetry, onPaste, onChooseFile, onSample, onEncoding, isBusy } = props;
  const [isPasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const attempts = attemptsOf(error);
  const code = error instanceof ApiError ? error.code : '';
  const retryAt = about?.transcript.retryAt ?? null;
  const isWaiting = about?.transcript.state === 'waiting';
  const isTime = useIsPast(retryAt);
  return (
    <div className="source-failure" role="alert">
      <p className="source-failure-words">{errorText(error)}</p>
      {about && <About video={about} />}
      <EncodingChoices error={error} onPick={onEncoding} />
      {retryAt !== null && (isWaiting || !isTime) && (
        <p className="source-retry">
          {isWaiting ? 'We’ll try again at ' : 'You can try YouTube again at '}
          <time dateTime={retryAt}>{clock(retryAt)}</time>.
          {isWaiting && ' Keep this page open, or paste the link again later.'}
        </p>
      )}
      <div className="row">
        {mayPass(error) && (
          <Button
            isSmall
            icon="retry"
            isDisabled={!isTime}
            isPending={isBusy}
            pendingText="Trying…"
            onPress={onRetry}
          >
            Try again
          </Button>
        )}
        {!isPasting && (
          <Button isSmall icon="text" onPress={() => setPasting(true)}>
            Paste transcript
          </Button>
        )}
        <Button isSmall icon="upload" onPress={onChooseFile}>
          Choose file
        </Button>
        {code.startsWith('recognizer') && (
          <ButtonLink isSmall icon="settings" href={`${PAGES.settings}#keys`}>
            Add a key
          </ButtonLink>
        )}
        {code === 'plan_needed' && (
          <ButtonLink isSmall tone="go" icon="crown" href={PAGES.upgrade}>
            See plans
          </ButtonLink>
        )}
        <Button isSmall tone="quiet" onPress={onSample}>
          Try a sample
        </Button>
      </div>
      {isPasting && (
        <div className="source-paste">
          <TextField
            label="Transcript"
            isMultiline
            rows={5}
            value={text}
            onChange={setText}
            hint="With or without timestamps. On YouTube, it’s under “Show transcript”."
          />
          <Button
            isSmall
            tone="go"
            isDisabled={text.trim() === ''}
            isPending={isBusy}
            pendingText="Reading…"
            onPress={() => onPaste(text)}
          >
            Use this text
          </Button>
        </div>
      )}
      {attempts.length > 0 && (
        <details className="source-tried">
          <summary>What we tried</summary>
          <ul>
            {attempts.map(({ via, outcome }, index) => (
              <li key={index}>
                <span>{via}</span> <code>{outcome.replaceAll('_', ' ')}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
