import { useQuery } from '@tanstack/react-query';
import type { Model } from '#contract/models.ts';
import { modelsQuery, settingsQuery, stylesQuery } from '../../lib/catalogue.ts';
import { PAGES } from '../../lib/paths.ts';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { MAKE_LINKED_WORDS } from './linked-words.tsx';
import { MAKE_WORDS } from './words.ts';

const toKeys = (text: string) => <Link href={`${PAGES.settings}#keys`}>{text}</Link>;
const toStyles = (text: string) => <Link href={PAGES.styles}>{text}</Link>;

export interface ModelFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** Lists only models that can be used now; how to get more is explained below. */
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
      label={MAKE_WORDS.model.label}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      error={error}
      hint={
        untested && value === null
          ? MAKE_LINKED_WORDS.keyUntested(untested, toKeys)
          : hasModels
            ? (chosen?.warning ?? undefined)
            : MAKE_LINKED_WORDS.keyForModel(toKeys)
      }
      options={[
        {
          value: '',
          label: standard ? standard.label : MAKE_WORDS.model.none,
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
  return (
    data?.providers.find((row) => row.provider === provider)?.name ?? MAKE_WORDS.model.thisServer
  );
}

export interface StyleFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

export function StyleField({ value, onChange }: StyleFieldProps) {
  const styles = useQuery(stylesQuery).data?.styles ?? [];
  return (
    <SelectField
      label={MAKE_WORDS.style.label}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      hint={styles.length === 0 ? MAKE_LINKED_WORDS.noStyle(toStyles) : undefined}
      options={[
        { value: '', label: MAKE_WORDS.style.plain },
        ...styles.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
