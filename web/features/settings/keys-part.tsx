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
    so: 'The provider doesn’t recognise this key. Create a new one there and paste it here.',
  },
  no_credit: {
    tone: 'proof',
    words: 'No credit',
    so: 'The key works, but its account is out of credit. Add credit there, then test again.',
  },
  no_access: {
    tone: 'proof',
    words: 'No access',
    so: 'The key works but has no access to any model. Check its permissions there. Some providers also don’t serve every country.',
  },
  rate_limited: {
    tone: 'mark',
    words: 'Rate limited',
    so: 'The provider asked us to wait. Runs continue automatically.',
  },
  unreachable: {
    tone: 'mark',
    words: 'Unreachable',
    so: 'The provider didn’t respond. We kept the key. Test it again in a moment.',
  },
};

const VOICE_LABELS = new Intl.ListFormat('en-GB').format(
  VOICE_PROVIDERS.flatMap(({ label, needsKey }) => (needsKey ? [label] : [])),
);

export function KeysPart({ settings }: { settings: Settings }) {
  return (
    <Setting id="keys" title="Your AI keys">
      <p className="setting-note">
        With your own key, an AI model writes for you and the provider bills you directly. Keys for{' '}
        {VOICE_LABELS} also add podcast voices, used only when you choose them or when no other
        voice speaks the language. We test each key when you save it, encrypt it, and show only its
        last four characters.
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
                aria-label={`Test the ${provider.name} key`}
                onPress={() => work.mutate({ does: 'test', provider: provider.value })}
              >
                Test
              </Button>
              <ConfirmDialog
                title={`Remove the ${provider.name} key?`}
                confirmLabel="Remove"
                isDanger
                onConfirm={async () => {
                  await remove.mutateAsync(provider.value);
                }}
                trigger={
                  <Button isSmall tone="danger" aria-label={`Remove the ${provider.name} key`}>
                    Remove
                  </Button>
                }
              >
                <p>New drafts can’t use it. The ones you have stay.</p>
              </ConfirmDialog>
            </>
          )}
          {!isOpen && (
            <Button
              isSmall
              aria-label={`${info ? 'Replace' : 'Add'} the ${provider.name} key`}
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
            label={`${provider.name} key`}
            isRequired
            autoFocus
            autoComplete="off"
            placeholder={provider.keyHint}
            value={key}
            onChange={setKey}
            hint={
              <Link href={provider.keysUrl} target="_blank" rel="noopener noreferrer">
                Get a key
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
