import { useState } from 'react';
import type { Settings } from '#contract/settings.ts';
import { wordsOf } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toasts } from '../../ui/toast.ts';
import { useChangeSettings } from './calls.ts';
import { Setting } from './setting.tsx';

export function AccountPart({ settings }: { settings: Settings }) {
  const [name, setName] = useState(settings.name);
  const change = useChangeSettings();
  return (
    <Setting id="account" title="Account">
      <p className="setting-fact">{settings.email}</p>
      <form
        className="setting-line"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ name }, { onSuccess: () => toasts.show('Your name is saved.') });
        }}
      >
        <TextField
          label="Name"
          isOptional
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={setName}
          error={change.isError ? wordsOf(change.error) : undefined}
        />
        <Button
          type="submit"
          isDisabled={name === settings.name}
          isPending={change.isPending}
          pendingText="Saving…"
        >
          Save
        </Button>
      </form>
    </Setting>
  );
}
