import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { SecondReading } from '#contract/checks.ts';
import type { ExportNotes } from '#contract/exports.ts';
import type { Settings } from '#contract/settings.ts';
import { errorText } from '../../lib/api-client.ts';
import { settingsQuery, modelsQuery, stylesQuery } from '../../lib/catalogue.ts';
import { setTheme, useTheme, type Theme } from '../../lib/theme.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choice.tsx';
import { TextField, SelectField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toast.ts';
import { useChangeSettings } from './calls.ts';
import { DataPart } from './data-part.tsx';
import { FeedPart } from './feed-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PronunciationsPart } from './pronunciations-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { Setting } from './setting.tsx';
import { SpendingPart } from './spending-part.tsx';
import { TokensPart } from './tokens-part.tsx';
import { VoicesPart } from './voices-part.tsx';
import { SETTINGS_WORDS } from './words.tsx';
import './settings.css';

const { places, account, defaults: DEFAULTS, theme: THEME, saving } = SETTINGS_WORDS;

export interface SettingsProps {
  /** Plan and team sections of another feature, passed in by the app. */
  plan: ReactNode;
  team: ReactNode;
}

export function SettingsPage({ plan, team }: SettingsProps) {
  const settings = useQuery(settingsQuery);
  const { hash } = useLocation();
  const isReady = settings.isSuccess;

  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isReady]);

  return (
    <>
      <Bar>
        <span>{SETTINGS_WORDS.title}</span>
      </Bar>
      <div className="room settings-room">
        <h1 className="room-title">{SETTINGS_WORDS.title}</h1>
        <nav className="settings-nav" aria-label={SETTINGS_WORDS.title}>
          {Object.entries(places).map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <div className="settings">
          {settings.isPending && <Skeleton label={SETTINGS_WORDS.loading} lines={6} />}
          {settings.isError && (
            <div className="stack" role="alert">
              <p>{errorText(settings.error)}</p>
              <div>
                <Button icon="retry" onPress={() => void settings.refetch()}>
                  {SETTINGS_WORDS.again}
                </Button>
              </div>
            </div>
          )}
          {settings.data && (
            <>
              <AccountPart settings={settings.data} />
              <PasswordPart hasPassword={settings.data.hasPassword} />
            </>
          )}
          <ThemePart />
          <Setting id="plan" title={places.plan}>
            {plan}
          </Setting>
          {settings.data && (
            <>
              <KeysPart settings={settings.data} />
              <DefaultsPart settings={settings.data} />
              <SpendingPart settings={settings.data} />
            </>
          )}
          <Setting id="team" title={places.team}>
            {team}
          </Setting>
          {settings.data && <VoicesPart settings={settings.data} />}
          <PronunciationsPart />
          <FeedPart />
          <SessionsPart />
          <TokensPart />
          <DataPart email={settings.data?.email ?? ''} />
        </div>
      </div>
    </>
  );
}

function AccountPart({ settings }: { settings: Settings }) {
  const [name, setName] = useState(settings.name);
  const change = useChangeSettings();
  return (
    <Setting id="account" title={places.account}>
      <p className="setting-fact">{settings.email}</p>
      <form
        className="setting-line"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ name }, { onSuccess: () => toasts.show(account.saved) });
        }}
      >
        <TextField
          label={account.name}
          isOptional
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={setName}
          error={change.isError ? errorText(change.error) : undefined}
        />
        <Button
          type="submit"
          isDisabled={name === settings.name}
          isPending={change.isPending}
          pendingText={saving}
        >
          {account.save}
        </Button>
      </form>
    </Setting>
  );
}

function ThemePart() {
  const theme = useTheme();
  return (
    <Setting id="theme" title={THEME.title}>
      <Segmented
        label={THEME.title}
        isLabelHidden
        value={theme}
        onChange={(value) => setTheme(value as Theme)}
        options={[
          { value: 'system', label: THEME.system },
          { value: 'light', label: THEME.light, icon: 'sun' },
          { value: 'dark', label: THEME.dark, icon: 'moon' },
        ]}
      />
      <p className="setting-note">{THEME.note}</p>
    </Setting>
  );
}

/** Defaults for new runs. Each change is saved immediately. */
function DefaultsPart({ settings: { defaults } }: { settings: Settings }) {
  const change = useChangeSettings();
  const save = (changed: Partial<Settings['defaults']>) =>
    change.mutate({ defaults: changed }, { onSuccess: () => toasts.show(DEFAULTS.saved) });
  const styles = useQuery(stylesQuery).data?.styles ?? [];
  const { models = [], providers = [] } = useQuery(modelsQuery).data ?? {};
  return (
    <Setting id="defaults" title={places.defaults}>
      <div className="setting-fields">
        <SelectField
          label={DEFAULTS.language}
          value={defaults.language}
          onChange={(language) => save({ language: language as LanguageValue })}
          hint={DEFAULTS.languageHint}
          options={LANGUAGES}
        />
        <SelectField
          label={DEFAULTS.style}
          value={defaults.styleId ?? ''}
          onChange={(id) => save({ styleId: id === '' ? null : id })}
          options={[
            { value: '', label: DEFAULTS.plain },
            ...styles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          label={DEFAULTS.model}
          value={defaults.model ?? ''}
          onChange={(id) => save({ model: id === '' ? null : id })}
          options={[
            { value: '', label: DEFAULTS.best },
            ...models
              .filter(({ key }) => key !== null)
              .map(({ id, label, provider }) => ({
                value: id,
                label,
                group:
                  providers.find((one) => one.provider === provider)?.name ?? DEFAULTS.thisServer,
              })),
          ]}
        />
        <SelectField
          label={DEFAULTS.secondReading}
          value={defaults.secondReading}
          onChange={(value) => save({ secondReading: value as SecondReading })}
          hint={DEFAULTS.secondReadingHint}
          options={[
            { value: 'off', label: DEFAULTS.off },
            { value: 'doubts', label: DEFAULTS.doubts },
            { value: 'on', label: DEFAULTS.on },
          ]}
        />
        <SelectField
          label={DEFAULTS.exportNotes}
          value={defaults.exportNotes}
          onChange={(value) => save({ exportNotes: value as ExportNotes })}
          hint={DEFAULTS.exportNotesHint}
          options={[
            { value: 'fitting', label: DEFAULTS.notesFitting },
            { value: 'always', label: DEFAULTS.notesAlways },
            { value: 'never', label: DEFAULTS.notesNever },
          ]}
        />
      </div>
      {change.isError && (
        <p className="field-error" role="alert">
          {errorText(change.error)}
        </p>
      )}
    </Setting>
  );
}
