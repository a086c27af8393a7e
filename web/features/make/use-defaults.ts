import { useQuery } from '@tanstack/react-query';
import { settingsQuery, stylesQuery } from '../../lib/catalogue.ts';
import type { RunDefaults } from './wish.ts';

/** As Settings say. A style that is no longer there is as good as none. */
export function useDefaults(): RunDefaults {
  const defaults = useQuery(settingsQuery).data?.defaults;
  const styles = useQuery(stylesQuery).data?.styles ?? [];
  const style = styles.find(({ id }) => id === defaults?.styleId);
  return { language: defaults?.language ?? null, styleId: style?.id ?? null };
}
