import { useQuery } from '@tanstack/react-query';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Settings } from '#contract/settings.ts';
import { wordsOf } from '../../lib/api-client.ts';
import { modelsQuery, stylesQuery } from '../../lib/catalogue.ts';
import { SelectField } from '../../ui/field.tsx';
import { toasts } from '../../ui/toast.ts';
import { useChangeSettings } from './calls.ts';
import { Setting } from './setting.tsx';

/** What a new run begins with. Each choice is saved when it is made. */
export function DefaultsPart({ settings: { defaults } }: { settings: Settings }) {
  const change = useChangeSettings();
  const save = (changed: Partial<Settings['defaults']>) =>
    change.mutate({ defaults: changed }, { onSuccess: () => toasts.show('Saved.') });
  const styles = useQuery(stylesQuery).data?.styles ?? [];
  const models = useQuery(modelsQuery).data?.models.filter(({ key }) => key !== null) ?? [];
  return (
    <Setting id="defaults" title="Defaults">
      <div className="setting-fields">
        <SelectField
          label="Fallback language"
          value={defaults.language}
          onChange={(language) => save({ language: language as LanguageValue })}
          hint="For videos whose own language we do not write in."
          options={LANGUAGES}
        />
        <SelectField
          label="Style"
          value={defaults.styleId ?? ''}
          onChange={(id) => save({ styleId: id === '' ? null : id })}
          options={[
            { value: '', label: 'Plain' },
            ...styles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          label="Model"
          value={defaults.model ?? ''}
          onChange={(id) => save({ model: id === '' ? null : id })}
          options={[
            { value: '', label: 'The best your keys allow' },
            ...models.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
      </div>
      {change.isError && (
        <p className="field-error" role="alert">
          {wordsOf(change.error)}
        </p>
      )}
    </Setting>
  );
}
