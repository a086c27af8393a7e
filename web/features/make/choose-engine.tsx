import { useQuery } from '@tanstack/react-query';
import type { Model } from '#contract/models.ts';
import { modelsQuery, settingsQuery, stylesQuery } from '../../lib/catalogue.ts';
import { PAGES } from '../../lib/paths.ts';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';

export interface ModelFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** Only what can be used now; the way to more stands under it. */
export function ModelField({ value, onChange, error }: ModelFieldProps) {
  const { data } = useQuery(modelsQuery);
  const usable = data?.models.filter(({ key }) => key !== null) ?? [];
  const standard = usable.find(({ id }) => id === data?.defaultModel);
  const chosen = usable.find(({ id }) => id === value) ?? standard;
  const keys = useQuery(settingsQuery).data?.keys ?? [];
  const failing = keys.find(({ state }) => state !== 'valid' && state !== 'rate_limited');
  const untested =
    standard?.key !== 'own' &&
    data?.providers.find(({ provider }) => provider === failing?.provider)?.name;
  const hasModels = usable.some(({ key }) => key !== 'none');
  return (
    <SelectField
      label="Write with"
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      error={error}
      hint={
        untested && value === null ? (
          <>
            Your key for {untested} couldn’t be tested, so we only use it if you choose it.{' '}
            <Link href={`${PAGES.settings}#keys`}>Test it again</Link>
          </>
        ) : hasModels ? (
          (chosen?.warning ?? undefined)
        ) : (
          <>
            Picks key passages in the speaker’s own words. No key needed. To have an AI model write
            it, <Link href={`${PAGES.settings}#keys`}>add a key</Link>.
          </>
        )
      }
      options={[
        {
          value: '',
          label: standard ? standard.label : 'Highlights in the speaker’s words (no AI model)',
        },
        ...usable
          .filter(({ id }) => id !== standard?.id)
          .map((model) => ({ value: model.id, label: model.label, group: groupOf(model, data) })),
      ]}
    />
  );
}

function groupOf(
  { provider }: Model,
  data: { providers: { provider: string; name: string }[] } | undefined,
) {
  return data?.providers.find((row) => row.provider === provider)?.name ?? 'This server';
}

export interface StyleFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

export function StyleField({ value, onChange }: StyleFieldProps) {
  const styles = useQuery(stylesQuery).data?.styles ?? [];
  return (
    <SelectField
      label="Style"
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      hint={
        styles.length === 0 ? (
          <>
            <Link href={PAGES.styles}>Create a style</Link> to make it sound like you.
          </>
        ) : undefined
      }
      options={[
        { value: '', label: 'Plain' },
        ...styles.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
