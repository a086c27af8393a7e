import { useState, type FormEvent } from 'react';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { ChannelWatch } from '#contract/watches.ts';
import { errorText } from '../../lib/api-client.ts';
import { centsOf } from '../../lib/money.ts';
import { useWatchCalls } from '../../lib/watches.ts';
import { Dialog, FormFoot } from '../../ui/dialog.tsx';
import { EACH, WatchFields } from './watch-fields.tsx';
import { BATCH_WORDS } from './words.ts';

/** Changes what the channel's next videos become. The first format can't be changed, because it has its own options. */
export function ChangeWatchDialog({
  watch,
  onClose,
}: {
  watch: ChannelWatch;
  onClose: () => void;
}) {
  const { change } = useWatchCalls(watch.id);
  const [first, ...also] = watch.formats;
  const [chosen, setChosen] = useState<readonly FormatValue[] | null>(null);
  const alsoMake = chosen ?? also;
  const [language, setLanguage] = useState<string>(watch.language ?? EACH);
  const [includeShorts, setShorts] = useState(watch.includeShorts);
  const [given] = useState(watch);
  const was = given.capCents === null ? '' : String(given.capCents / 100);
  const [cap, setCap] = useState(was);
  const capCents = centsOf(cap);
  const isCap = cap.trim() === '' || capCents !== null;

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isCap || change.isPending) return;
    change.mutate(
      {
        // Sends only what was changed here, so that an option that is no longer available doesn't block saving, and a
        // limit changed elsewhere stays.
        ...(chosen && { alsoMake: [...chosen] }),
        ...(language !== (watch.language ?? EACH) && {
          language: language === EACH ? null : (language as LanguageValue),
        }),
        ...(includeShorts !== given.includeShorts && { includeShorts }),
        ...(cap !== was && { capCents }),
      },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      title={BATCH_WORDS.watches.editOne(watch.title)}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <FormFoot
          form="change-watch"
          label={BATCH_WORDS.form.save}
          pendingLabel={BATCH_WORDS.form.saving}
          isPending={change.isPending}
          isDisabled={!isCap}
          onCancel={close}
        />
      )}
    >
      <form id="change-watch" className="stack" onSubmit={save}>
        <WatchFields
          title={BATCH_WORDS.form.alsoCreate}
          formats={FORMATS.filter(({ value }) => value !== first && value !== 'custom')}
          chosen={alsoMake}
          onChosen={setChosen}
          language={language}
          onLanguage={setLanguage}
          includeShorts={includeShorts}
          onShorts={setShorts}
          cap={cap}
          onCap={setCap}
          isCap={isCap}
        />
        {change.isError && (
          <p className="field-error" role="alert">
            {errorText(change.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
