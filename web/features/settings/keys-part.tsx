import { useState } from 'react';
import { PROVIDERS, type ProviderRow, SPEECH_PROVIDERS } from '#contract/catalog/providers.ts';
import { VOICE_PROVIDERS } from '#contract/catalog/voices.ts';
import type { KeyInfo, KeyStateValue, Settings } from '#contract/settings.ts';
import { errorText } from '../../lib/api-client.ts';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { useKey, useRemoveKey } from './calls.ts';
import { Setting } from './setting.tsx';
import { SETTINGS_WORDS } from './words.tsx';

const { keys: WORDS } = SETTINGS_WORDS;

const TONES: Record<KeyStateValue, NonNullable<BadgeProps['tone']>> = {
  valid: 'ok',
  invalid: 'proof',
  no_credit: 'proof',
  no_access: 'proof',
  rate_limited: 'mark',
  unreachable: 'mark',
};

const VOICE_LABELS = VOICE_PROVIDERS.flatMap(({ label, needsKey }) => (needsKey ? [label] : []));

export function KeysPart({ settings }: { settings: Settings }) {
  return (
    <Setting id="keys" title={WORDS.title}>
      <p className="setting-note">{WORDS.note(VOICE_LABELS)}</p>
      <ul className="keys-list">
        {[...PROVIDERS, ...SPEECH_PROVIDERS].map((provider) => (
          <KeyRow
            key={provider.value}
            provider={provider}
            info={settings.keys.find((key) => key.provider === provider.value) ?? null}
          />
        ))}
      </ul>
    </Setting>
  );
}

interface KeyRowProps {
  provider: ProviderRow;
  info: KeyInfo | null;
}

function KeyRow({ provider, info }: KeyRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState('');
  const work = useKey();
  const remove = useRemoveKey();
  const state = info && WORDS.states[info.state];
  return (
    <li className="key-row">
      <div className="key-head">
        <b>{provider.name}</b>
        {info && state && (
          <>
            <code className="key-end">…{info.lastFour}</code>
            <Badge tone={TONES[info.state]}>{state.name}</Badge>
          </>
        )}
        <span className="key-actions">
          {info && (
            <>
              <Button
                isSmall
                isPending={work.isPending && work.variables?.does === 'test'}
                pendingText={WORDS.testing}
                aria-label={WORDS.testOne(provider.name)}
                onPress={() => work.mutate({ does: 'test', provider: provider.value })}
              >
                {WORDS.test}
              </Button>
              <ConfirmDialog
                title={WORDS.removeTitle(provider.name)}
                confirmLabel={WORDS.remove}
                isDanger
                onConfirm={async () => {
                  await remove.mutateAsync(provider.value);
                }}
                trigger={
                  <Button isSmall tone="danger" aria-label={WORDS.removeOne(provider.name)}>
                    {WORDS.remove}
                  </Button>
                }
              >
                <p>{WORDS.removeText}</p>
              </ConfirmDialog>
            </>
          )}
          {!isOpen && (
            <Button
              isSmall
              aria-label={info ? WORDS.replaceOne(provider.name) : WORDS.addOne(provider.name)}
              onPress={() => setOpen(true)}
            >
              {info ? WORDS.replace : WORDS.add}
            </Button>
          )}
        </span>
      </div>
      {state && state.so !== '' && <p className="setting-note">{state.so}</p>}
      {isOpen && (
        <form
          className="setting-line"
          onSubmit={(event) => {
            event.preventDefault();
            work.mutate(
              { does: 'save', provider: provider.value, key: key.trim() },
              {
                onSuccess: () => {
                  setKey('');
                  setOpen(false);
                },
              },
            );
          }}
        >
          <PasswordField
            label={WORDS.label(provider.name)}
            isRequired
            autoFocus
            autoComplete="off"
            placeholder={provider.keyHint}
            value={key}
            onChange={setKey}
            hint={
              <Link href={provider.keysUrl} target="_blank" rel="noopener noreferrer">
                {WORDS.get}
              </Link>
            }
            error={work.isError ? errorText(work.error) : undefined}
          />
          <Button
            type="submit"
            tone="go"
            isPending={work.isPending}
            pendingText={WORDS.testing}
            isDisabled={key.trim() === ''}
          >
            {WORDS.save}
          </Button>
          <Button tone="quiet" onPress={() => setOpen(false)}>
            {WORDS.cancel}
          </Button>
        </form>
      )}
    </li>
  );
}
