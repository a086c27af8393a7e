import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PASSWORD_MIN, type ChangePassword } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { request, errorText } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { toasts } from '../../ui/toast.ts';
import { settingsQuery } from '../../lib/catalogue.ts';
import { Setting } from './setting.tsx';
import { SETTINGS_WORDS } from './words.tsx';

const { password: WORDS, saving } = SETTINGS_WORDS;

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const client = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [timesSaved, setTimesSaved] = useState(0);
  const change = useMutation({
    mutationFn: (body: ChangePassword) => request(CALLS.password, { method: 'POST', body }),
    onSuccess: () => {
      setCurrent('');
      setPassword('');
      setTimesSaved((times) => times + 1);
      toasts.show(hasPassword ? WORDS.wasChanged : WORDS.wasSet);
      return client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  return (
    <Setting id="password" title={WORDS.title}>
      {/* The key resets the form after each save, so that emptied fields don't show as invalid. */}
      <form
        key={timesSaved}
        className="setting-form"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ password, ...(current !== '' && { current }) });
        }}
      >
        {hasPassword && (
          <PasswordField
            label={WORDS.current}
            hint={WORDS.currentHint}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
        )}
        <PasswordField
          label={hasPassword ? WORDS.next : WORDS.first}
          isRequired
          autoComplete="new-password"
          minLength={PASSWORD_MIN}
          hint={WORDS.hint(PASSWORD_MIN)}
          value={password}
          onChange={setPassword}
          error={change.isError ? errorText(change.error) : undefined}
        />
        <div>
          <Button type="submit" isPending={change.isPending} pendingText={saving}>
            {hasPassword ? WORDS.change : WORDS.set}
          </Button>
        </div>
      </form>
    </Setting>
  );
}
