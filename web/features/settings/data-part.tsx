import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DownloadSchema, ImportedSchema } from '#contract/accounts.ts';
import { counted } from '#contract/count.ts';
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
      toasts.show(
        `Imported ${counted(count, 'item', 'items')}. What you already had hasn’t changed.`,
      );
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
          pendingText="Importing…"
          onPress={() => picker.current?.click()}
        >
          Import a backup
        </Button>
      </div>
      <p className="setting-note">
        Drafts, versions, transcripts, styles, podcasts with audio, saved recordings and the ledger.
        Your keys aren’t included.
      </p>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Backup file"
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
            Delete permanently
          </Button>
        </>
      )}
    >
      <div className="stack">
        <p>
          This deletes everything: drafts, versions, recordings, podcasts and their feed, styles,
          keys and your team seats. If you have a plan, we cancel it. You can’t undo this, so
          download everything first.
        </p>
        <p className="setting-note">
          What we have to keep: invoices and payments, a note that your address had a free trial,
          email logs for two weeks, and an anonymous record of the deletion for 400 days.
        </p>
        <TextField
          label={`Type ${email} to confirm`}
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
