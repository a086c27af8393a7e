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
import { SETTINGS_WORDS } from './words.tsx';

const { tokens: WORDS } = SETTINGS_WORDS;

/** Access tokens for scripts. A token is shown only once, when it is created. */
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
    <Setting id="tokens" title={SETTINGS_WORDS.places.tokens}>
      <p className="setting-note">
        {WORDS.note((text) => (
          <code>{text}</code>
        ))}{' '}
        <a className="link" href={CALLS.apiDocs}>
          {WORDS.docs}
        </a>
      </p>
      {create.data && (
        <div className="new-token" role="status">
          <p>
            {WORDS.copyNow((text) => (
              <b>{text}</b>
            ))}
          </p>
          <code>{create.data.token}</code>
          <Button
            isSmall
            tone="go"
            icon="copy"
            onPress={() => void copyPlain(create.data.token, WORDS.copied)}
          >
            {WORDS.copy}
          </Button>
          <p className="setting-note">{WORDS.tryIt}</p>
          <code>{`curl -H "Token: ${create.data.token}" ${location.origin}${CALLS.generations}`}</code>
        </div>
      )}
      <ul className="rows">
        {tokens.data?.tokens.map((token) => (
          <li key={token.id}>
            <span>
              <b>{token.name}</b>
              <small>
                {token.scope === 'read'
                  ? WORDS.readUntil(token.expiresAt)
                  : WORDS.writeUntil(token.expiresAt)}
              </small>
            </span>
            <ConfirmDialog
              title={WORDS.revokeTitle(token.name)}
              confirmLabel={WORDS.revoke}
              isDanger
              onConfirm={async () => {
                await remove.mutateAsync(token.id);
              }}
              trigger={
                <Button isSmall tone="danger" aria-label={WORDS.revokeOne(token.name)}>
                  {WORDS.revoke}
                </Button>
              }
            >
              <p>{WORDS.revokeText}</p>
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
          label={WORDS.name}
          maxLength={100}
          value={name}
          onChange={setName}
          error={create.isError ? errorText(create.error) : undefined}
        />
        <Segmented
          label={WORDS.access}
          value={scope}
          onChange={(value) => setScope(value as Scope)}
          options={[
            { value: 'read', label: WORDS.read },
            { value: 'write', label: WORDS.write },
          ]}
        />
        <Button
          type="submit"
          isDisabled={name.trim() === ''}
          isPending={create.isPending}
          pendingText={WORDS.creating}
        >
          {WORDS.create}
        </Button>
      </form>
    </Setting>
  );
}
