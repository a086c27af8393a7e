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

const STATES: Record<
  KeyStateValue,
  { tone: NonNullable<BadgeProps['tone']>; words: string; so: string }
> = {
  valid: { tone: 'ok', words: 'Works', so: '' },
  invalid: {
    tone: 'proof',
    words: 'Not accepted',
    so: 'The provider does not know this key. Make a new one there and put it in here.',
  },
  no_credit: {
    tone: 'proof',
    words: 'No credit',
    so: 'The key is right, but its account has no credit left. Add some there, then test again.',
  },
  no_access: {
    tone: 'proof',
    words: 'No access',
    so: 'The key is right, but it may not use any model. Give it more rights there, unless the provider does not serve the country of this server.',
  },
  rate_limited: {
    tone: 'mark',
    words: 'Slowed down',
    so: 'The provider asked to wait. Runs go on by themselves as soon as it allows.',
  },
  unreachable: {
    tone: 'mark',
    words: 'Not reached',
    so: 'The provider did not answer. The key is kept; test it again in a moment.',
  },
};

const VOICE_LABELS = new Intl.ListFormat('en-GB').format(
  VOICE_PROVIDERS.flatMap(({ label, needsKey }) => (needsKey ? [label] : [])),
);

export function KeysPart({ settings }: { settings: Settings }) {
  return (
    <Setting id="keys" title="Your own keys">
      <p className="setting-note">
        With a key of yours a language model writes, on your account with its provider; keys of{' '}
        {VOICE_LABELS} also give podcasts voices, which speak only where you choose them or nothing
        else speaks the language. A key is tested when it is saved, stored encrypted, and never
        shown again.
      </p>
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
  const state = info && STATES[info.state];
  return (
    <li className="key-row">
      <div className="key-head">
        <b>{provider.name}</b>
        {info && state && (
          <>
            <code className="key-end">…{info.lastFour}</code>
            <Badge tone={state.tone}>{state.words}</Badge>
          </>
        )}
        <span className="key-actions">
          {info && (
            <>
              <Button
                isSmall
                isPending={work.isPending && work.variables?.does === 'test'}
                pendingText="Testing…"
                aria-label={`Test the key of ${provider.name}`}
                onPress={() => work.mutate({ does: 'test', provider: provider.value })}
              >
                Test
              </Button>
              <ConfirmDialog
                title={`Remove the key of ${provider.name}?`}
                confirmLabel="Remove"
                isDanger
                onConfirm={async () => {
                  await remove.mutateAsync(provider.value);
                }}
                trigger={
                  <Button isSmall tone="danger" aria-label={`Remove the key of ${provider.name}`}>
                    Remove
                  </Button>
                }
              >
                <p>Runs can no longer use it. What was written stays.</p>
              </ConfirmDialog>
            </>
          )}
          {!isOpen && (
            <Button
              isSmall
              aria-label={`${info ? 'Replace' : 'Add'} the key of ${provider.name}`}
              onPress={() => setOpen(true)}
            >
              {info ? 'Replace' : 'Add'}
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
            label={`Key of ${provider.name}`}
            isRequired
            autoFocus
            autoComplete="off"
            placeholder={provider.keyHint}
            value={key}
            onChange={setKey}
            hint={
              <Link href={provider.keysUrl} target="_blank" rel="noopener noreferrer">
                Make one there
              </Link>
            }
            error={work.isError ? errorText(work.error) : undefined}
          />
          <Button
            type="submit"
            tone="go"
            isPending={work.isPending}
            pendingText="Testing…"
            isDisabled={key.trim() === ''}
          >
            Test and save
          </Button>
          <Button tone="quiet" onPress={() => setOpen(false)}>
            Cancel
          </Button>
        </form>
      )}
    </li>
  );
}
