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
      toasts.show(hasPassword ? 'Password changed.' : 'Password set.');
      return client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  return (
    <Setting id="password" title="Password">
      {/* Anew after each: fields that were emptied for the next time are not wrong. */}
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
            label="Current password"
            hint="You can leave this blank if you just signed in with a link."
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
          hint={`At least ${PASSWORD_MIN} characters. Login links by email keep working too.`}
          value={password}
          onChange={setPassword}
          error={change.isError ? errorText(change.error) : undefined}
        />
        <div>
          <Button type="submit" isPending={change.isPending} pendingText="Saving…">
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </form>
    </Setting>
  );
}
