import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Style } from '#contract/styles.ts';
import { OPTIONS } from '#contract/options.ts';
import { findVideoList } from '#contract/video-lists.ts';
import { ApiError, errorText } from '../../lib/api-client.ts';
import { settingsQuery, stylesQuery } from '../../lib/catalogue.ts';
import { ProblemLink } from '../../lib/estimate-words.tsx';
import { centsOf } from '../../lib/money.ts';
import { useCreateWatch } from '../../lib/watches.ts';
import { Dialog, FormFoot } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { EACH, WatchFields } from './watch-fields.tsx';
import { BATCH_WORDS } from './words.ts';

const WORDS = BATCH_WORDS.form;

const OFFERED = FORMATS.filter(({ value }) => value !== 'custom');

/**
 * Watches a channel and sets what its new videos become. Options of a format can only be set when creating from a
 * single video.
 */
export function AddWatchDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWatch();
  const { style, isKnown } = useDefaultStyle();
  const [channel, setChannel] = useState('');
  const [formats, setFormats] = useState<readonly FormatValue[]>(['blog']);
  const [language, setLanguage] = useState<string>(EACH);
  const [includeShorts, setShorts] = useState(false);
  const [cap, setCap] = useState('');
  const capCents = centsOf(cap);
  const isCap = cap.trim() === '' || capCents !== null;
  const isChannel = findVideoList(channel)?.kind === 'channel';
  const [wasSent, setSent] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    // In catalogue order, not in the order of selection.
    const [format, ...alsoMake] = OFFERED.flatMap(({ value }) =>
      formats.includes(value) ? value : [],
    );
    if (!isChannel || !format || !isCap || !isKnown || create.isPending) return;
    create.mutate(
      {
        channel: channel.trim(),
        format,
        alsoMake,
        options: OPTIONS[format].parse({}),
        revise: true,
        includeShorts,
        ...(style && { styleId: style.id }),
        ...(language !== EACH && { language: language as LanguageValue }),
        ...(capCents !== null && { capCents }),
      },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      title={BATCH_WORDS.watches.add}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <FormFoot
          form="add-watch"
          label={WORDS.watch}
          pendingLabel={WORDS.saving}
          isPending={create.isPending}
          isDisabled={!isKnown}
          onCancel={close}
        />
      )}
    >
      <form id="add-watch" className="stack" noValidate onSubmit={send}>
        <TextField
          label={WORDS.channel}
          type="url"
          autoFocus
          autoComplete="off"
          placeholder="https://www.youtube.com/@channel"
          value={channel}
          onChange={setChannel}
          error={wasSent && !isChannel ? WORDS.noChannel : undefined}
        />
        <WatchFields
          title={WORDS.create}
          formats={OFFERED}
          chosen={formats}
          onChosen={setFormats}
          language={language}
          onLanguage={setLanguage}
          includeShorts={includeShorts}
          onShorts={setShorts}
          cap={cap}
          onCap={setCap}
          isCap={isCap}
        />
        {style && <p className="field-hint">{WORDS.inStyle(style.name)}</p>}
        {wasSent && formats.length === 0 && (
          <p className="field-error" role="alert">
            {WORDS.noFormat}
          </p>
        )}
        {create.isError && (
          <p className="field-error" role="alert">
            {errorText(create.error)}{' '}
            <ProblemLink code={create.error instanceof ApiError ? create.error.code : ''} />
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** The account's default style. Ignored if it was deleted or the styles can't be loaded. */
function useDefaultStyle(): { style: Style | null; isKnown: boolean } {
  const settings = useQuery(settingsQuery);
  const styles = useQuery(stylesQuery);
  const wanted = settings.data?.defaults.styleId;
  const style = styles.data?.styles.find(({ id }) => id === wanted) ?? null;
  return { style, isKnown: !settings.isPending && !styles.isPending };
}
