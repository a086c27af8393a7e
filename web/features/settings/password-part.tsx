import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PASSWORD_MIN, type ChangePassword } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { request, wordsOf } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { toasts } from '../../ui/toast.ts';
import { settingsQuery } from '../../lib/catalogue.ts';
import { Setting } from './setting.tsx';

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const client = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: (body: ChangePassword) => request(CALLS.password, { method: 'POST', body }),
    onSuccess: () => {
      setCurrent('');
      setPassword('');
      toasts.show(hasPassword ? 'Your password is changed.' : 'Your password is set.');
      return client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  return (
    <Setting id="password" title="Password">
      <form
        className="setting-form"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ password, ...(hasPassword && { current }) });
        }}
      >
        {hasPassword && (
          <PasswordField
            label="Present password"
            isRequired
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
        )}
        <PasswordField
          label={hasPassword ? 'New password' : 'Password'}
          isRequired
          autoComplete="new-password"
          minLength={PASSWORD_MIN}
          hint={`At least ${PASSWORD_MIN} characters. Links by mail go on working without it.`}
          value={password}
          onChange={setPassword}
          error={change.isError ? wordsOf(change.error) : undefined}
        />
        <div>
          <Button type="submit" isPending={change.isPending} pendingText="Saving…">
            {hasPassword ? 'Change it' : 'Set it'}
          </Button>
        </div>
      </form>
    </Setting>
  );
}
