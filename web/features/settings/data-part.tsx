import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DownloadSchema, ImportedSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { call, request, errorText } from '../../lib/api-client.ts';
import { saveFrom } from '../../lib/save-file.ts';
import { leaveForGood } from '../../lib/session.ts';
import { tellSignIn } from '../../lib/sign-in-note.ts';
import { upload } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { toasts } from '../../ui/toast.ts';
import { Setting } from './setting.tsx';

/** Everything one made is one's own: to take along, to bring back, to have deleted. */
export function DataPart({ email }: { email: string }) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const take = useMutation({
    mutationFn: async () => {
      const { url } = await call(CALLS.accountExport, DownloadSchema, { method: 'POST' });
      saveFrom(url);
    },
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
  const bring = useMutation({
    mutationFn: async (file: File) =>
      ImportedSchema.parse(
        await upload(CALLS.accountImport, file, {
          fields: null,
          signal: new AbortController().signal,
          onProgress: () => {},
        }),
      ),
    onSuccess: async ({ added }) => {
      const count = Object.values(added).reduce((sum, one) => sum + one, 0);
      toasts.show(`${count} things were brought in. What was here already was left alone.`);
      await client.invalidateQueries();
    },
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
  return (
    <Setting id="data" title="Your data">
      <div className="row">
        <Button
          icon="download"
          isPending={take.isPending}
          pendingText="Packing…"
          onPress={() => take.mutate()}
        >
          Download everything
        </Button>
        <Button
          tone="quiet"
          icon="upload"
          isPending={bring.isPending}
          pendingText="Bringing in…"
          onPress={() => picker.current?.click()}
        >
          Import such a file
        </Button>
      </div>
      <p className="setting-note">
        Texts, versions, transcripts, styles, podcasts with their sound, recordings that were kept,
        and the ledger. Keys are never in it.
      </p>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="File of an account"
        accept=".zip,application/zip"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) bring.mutate(file);
          event.target.value = '';
        }}
      />
      <DeleteAccount email={email} />
    </Setting>
  );
}

function DeleteAccount({ email }: { email: string }) {
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    mutationFn: () => request(CALLS.account, { method: 'DELETE', body: { email: typed.trim() } }),
    onSuccess: () => {
      tellSignIn('accountDeleted');
      leaveForGood();
    },
  });
  const isSame = typed.trim().toLowerCase() === email.toLowerCase() && email !== '';
  return (
    <Dialog
      title="Delete your account?"
      trigger={
        <Button tone="danger" icon="trash">
          Delete account
        </Button>
      }
      footer={(close) => (
        <>
          <Button onPress={close}>Keep it</Button>
          <Button
            tone="danger"
            isSolid
            isDisabled={!isSame}
            isPending={remove.isPending}
            pendingText="Deleting…"
            onPress={() => remove.mutate()}
          >
            Delete for good
          </Button>
        </>
      )}
    >
      <div className="stack">
        <p>
          Everything goes: texts, versions, recordings, podcasts and their feed, styles, keys and
          your place in teams. A plan that is running is cancelled. It cannot be undone; download
          everything first.
        </p>
        <p className="setting-note">
          What stays, because the law or fairness wants it: invoices and payments of whoever paid,
          that an address has had its free trial, traces of mail for two weeks, and for 400 days
          that an account was deleted, without a name.
        </p>
        <TextField
          label={`Type ${email} to go on`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          error={remove.isError ? errorText(remove.error) : undefined}
        />
      </div>
    </Dialog>
  );
}
