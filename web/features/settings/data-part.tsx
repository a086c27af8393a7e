import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DownloadSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { call, request, errorText } from '../../lib/api-client.ts';
import { percent } from '../../lib/run-progress.ts';
import { saveFrom } from '../../lib/save-file.ts';
import { leaveForGood } from '../../lib/session.ts';
import { tellSignIn } from '../../lib/sign-in-note.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toasts } from '../../ui/toast.ts';
import { importBackup, type ImportState } from './import-backup.ts';
import { Setting } from './setting.tsx';
import { SETTINGS_WORDS } from './words.tsx';

const { data: WORDS } = SETTINGS_WORDS;

/** Export, import and deletion of all the account's data. */
export function DataPart({ email }: { email: string }) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<ImportState | null>(null);
  const take = useMutation({
    mutationFn: async () => {
      const { url } = await call(CALLS.accountExport, DownloadSchema, { method: 'POST' });
      saveFrom(url);
    },
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
  const bring = useMutation({
    mutationFn: (file: File) => importBackup(file, setState),
    onSettled: () => setState(null),
    onSuccess: async ({ added }) => {
      const count = Object.values(added).reduce((sum, one) => sum + one, 0);
      toasts.show(WORDS.imported(count));
      await client.invalidateQueries();
    },
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
  return (
    <Setting id="data" title={SETTINGS_WORDS.places.data}>
      <div className="row">
        <Button
          icon="download"
          isPending={take.isPending}
          pendingText={WORDS.packing}
          onPress={() => take.mutate()}
        >
          {WORDS.download}
        </Button>
        <Button
          tone="quiet"
          icon="upload"
          isPending={bring.isPending}
          pendingText={WORDS.bringing}
          onPress={() => picker.current?.click()}
        >
          {WORDS.bring}
        </Button>
      </div>
      {state && (
        <Progress label={WORDS[state.stage]} value={state.share} figure={percent(state.share)} />
      )}
      <p className="setting-note">{WORDS.note}</p>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={WORDS.file}
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
      title={WORDS.removeTitle}
      trigger={
        <Button tone="danger" icon="trash">
          {WORDS.remove}
        </Button>
      }
      footer={(close) => (
        <>
          <Button onPress={close}>{WORDS.keep}</Button>
          <Button
            tone="danger"
            isSolid
            isDisabled={!isSame}
            isPending={remove.isPending}
            pendingText={WORDS.removing}
            onPress={() => remove.mutate()}
          >
            {WORDS.removeNow}
          </Button>
        </>
      )}
    >
      <div className="stack">
        <p>{WORDS.removeText}</p>
        <p className="setting-note">{WORDS.kept}</p>
        <TextField
          label={WORDS.confirm(email)}
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
