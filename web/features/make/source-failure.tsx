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
import { MAKE_LINKED_WORDS } from './linked-words.tsx';
import { MAKE_WORDS } from './words.ts';

const { act: ACT, failure: WORDS } = MAKE_WORDS;

export interface SourceFailureProps {
  error: unknown;
  /** The video concerned, if known. */
  about: Video | null;
  onRetry: () => void;
  onPaste: (text: string) => void;
  onChooseFile: () => void;
  onSample: () => void;
  /** Uploads the same file again with this encoding. */
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

/** Whether a retry may succeed later. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 429 || error.status === 424 || error.status >= 500;
}

/** Title, channel and length as far as known, because several sources can be in progress. */
function About({ video: { title, channel, durationMs, language } }: { video: Video }) {
  return (
    <p className="source-about" lang={language ? getLanguage(language).tag : undefined}>
      <bdi>{title}</bdi>
      {channel && <bdi>{channel}</bdi>}
      {durationMs > 0 && <Time seconds={Math.floor(durationMs / 1000)} />}
    </p>
  );
}

/** Re-renders when the moment has passed. */
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

/** What happened to the source, what was tried, and alternatives that don't need the platform. */
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
          {MAKE_LINKED_WORDS[isWaiting ? 'retriesAt' : 'retryAt'](
            <time dateTime={retryAt}>{WORDS.clock(retryAt)}</time>,
          )}
        </p>
      )}
      <div className="row">
        {mayPass(error) && (
          <Button
            isSmall
            icon="retry"
            isDisabled={!isTime}
            isPending={isBusy}
            pendingText={WORDS.trying}
            onPress={onRetry}
          >
            {ACT.retry}
          </Button>
        )}
        {!isPasting && (
          <Button isSmall icon="text" onPress={() => setPasting(true)}>
            {ACT.paste}
          </Button>
        )}
        <Button isSmall icon="upload" onPress={onChooseFile}>
          {ACT.chooseFile}
        </Button>
        {code.startsWith('recognizer') && (
          <ButtonLink isSmall icon="settings" href={`${PAGES.settings}#keys`}>
            {ACT.addKey}
          </ButtonLink>
        )}
        {code === 'plan_needed' && (
          <ButtonLink isSmall tone="go" icon="crown" href={PAGES.upgrade}>
            {ACT.plans}
          </ButtonLink>
        )}
        <Button isSmall tone="quiet" onPress={onSample}>
          {WORDS.sample}
        </Button>
      </div>
      {isPasting && (
        <div className="source-paste">
          <TextField
            label={WORDS.transcript}
            isMultiline
            rows={5}
            value={text}
            onChange={setText}
            hint={WORDS.transcriptHint}
          />
          <Button
            isSmall
            tone="go"
            isDisabled={text.trim() === ''}
            isPending={isBusy}
            pendingText={ACT.reading}
            onPress={() => onPaste(text)}
          >
            {ACT.useText}
          </Button>
        </div>
      )}
      {attempts.length > 0 && (
        <details className="source-tried">
          <summary>{WORDS.tried}</summary>
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
