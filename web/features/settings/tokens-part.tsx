import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CreatedAccessTokenSchema,
  type CreateAccessToken,
  type Scope,
} from '#contract/accounts.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, request, errorText } from '../../lib/api-client.ts';
import { copyPlain } from '../../lib/clipboard.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choice.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { accessTokensQuery } from './calls.ts';
import { Setting } from './setting.tsx';

/** For scripts of one's own. A token is shown once, when it is made. */
export function TokensPart() {
  const client = useQueryClient();
  const tokens = useQuery(accessTokensQuery);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('read');
  const refresh = () => client.invalidateQueries({ queryKey: accessTokensQuery.queryKey });
  const create = useMutation({
    mutationFn: (body: CreateAccessToken) =>
      call(CALLS.accessTokens, CreatedAccessTokenSchema, { method: 'POST', body }),
    onSuccess: () => {
      setName('');
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => request(fill(CALLS.accessToken, { id }), { method: 'DELETE' }),
    onError: tellFailure,
    onSettled: refresh,
  });
  return (
    <Setting id="tokens" title="Access tokens">
      <p className="setting-note">
        For your scripts, in the header <code>Token</code>.{' '}
        <a className="link" href={CALLS.apiDocs}>
          How to use them
        </a>
      </p>
      {create.data && (
        <div className="new-token" role="status">
          <p>
            <b>Copy it now.</b> We won’t show it again.
          </p>
          <code>{create.data.token}</code>
          <Button
            isSmall
            tone="go"
            icon="copy"
            onPress={() => void copyPlain(create.data.token, 'Token copied.')}
          >
            Copy
          </Button>
          <p className="setting-note">Try it:</p>
          <code>{`curl -H "Token: ${create.data.token}" ${location.origin}${CALLS.generations}`}</code>
        </div>
      )}
      <ul className="rows">
        {tokens.data?.tokens.map((token) => (
          <li key={token.id}>
            <span>
              <b>{token.name}</b>
              <small>
                {token.scope === 'read' ? 'Read only' : 'Read and write'}, until{' '}
                {new Date(token.expiresAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}
              </small>
            </span>
            <ConfirmDialog
              title={`Revoke ${token.name}?`}
              confirmLabel="Revoke"
              isDanger
              onConfirm={async () => {
                await remove.mutateAsync(token.id);
              }}
              trigger={
                <Button isSmall tone="danger" aria-label={`Revoke ${token.name}`}>
                  Revoke
                </Button>
              }
            >
              <p>Scripts that use this token stop working. You can’t undo this.</p>
            </ConfirmDialog>
          </li>
        ))}
      </ul>
      <form
        className="setting-line"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ name, scope, expiresInDays: 90 });
        }}
      >
        <TextField
          label="Token name"
          maxLength={100}
          value={name}
          onChange={setName}
          error={create.isError ? errorText(create.error) : undefined}
        />
        <Segmented
          label="Access"
          value={scope}
          onChange={(value) => setScope(value as Scope)}
          options={[
            { value: 'read', label: 'Read only' },
            { value: 'write', label: 'Read and write' },
          ]}
        />
        <Button
          type="submit"
          isDisabled={name.trim() === ''}
          isPending={create.isPending}
          pendingText="Creating…"
        >
          Create token
        </Button>
      </form>
    </Setting>
  );
}
