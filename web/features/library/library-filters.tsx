import { useEffect, useRef, useState } from 'react';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { LibrarySort, Status } from '#contract/generations.ts';
import { STATUS_NAMES } from '../../lib/run-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented, Switch } from '../../ui/choice.tsx';
import { SearchField, SelectField } from '../../ui/field.tsx';
import { isNarrowed, type LibraryWish } from './library-query.ts';

export interface LibraryFiltersProps {
  wish: LibraryWish;
  onChange: (wish: LibraryWish) => void;
}

const PAUSE_MS = 250;

const ORDERS: Record<LibrarySort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  edited: 'Last edited',
  title: 'Title',
  longest: 'Longest first',
};

export function LibraryFilters({ wish, onChange }: LibraryFiltersProps) {
  const [typed, setTyped] = useState(wish.q);
  // The address follows a moment later: a second change must not bring back what the first took away.
  const wanted = useRef(wish);
  useEffect(() => {
    wanted.current = wish;
  }, [wish]);
  const set = (part: Partial<LibraryWish>) => {
    wanted.current = { ...wanted.current, ...part };
    onChange(wanted.current);
  };

  useEffect(() => {
    if (typed === wish.q) return;
    const timer = setTimeout(() => onChange({ ...wish, q: typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, wish, onChange]);

  return (
    <search className="library-filters" aria-label="Library">
      <SearchField
        label="Search"
        isLabelHidden
        placeholder="A word from a title or a draft"
        value={typed}
        onChange={setTyped}
      />
      <div className="library-narrow">
        <SelectField
          label="Format"
          isLabelHidden
          value={wish.format ?? ''}
          onChange={(value) => set({ format: value === '' ? null : (value as FormatValue) })}
          options={[{ value: '', label: 'All formats' }, ...FORMATS]}
        />
        <SelectField
          label="Language"
          isLabelHidden
          value={wish.language ?? ''}
          onChange={(value) => set({ language: value === '' ? null : (value as LanguageValue) })}
          options={[{ value: '', label: 'All languages' }, ...LANGUAGES]}
        />
        <SelectField
          label="Status"
          isLabelHidden
          value={wish.status ?? ''}
          onChange={(value) => set({ status: value === '' ? null : (value as Status) })}
          options={[
            { value: '', label: 'Any status' },
            ...Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
          ]}
        />
        <SelectField
          label="Sort by"
          isLabelHidden
          value={wish.sort}
          onChange={(value) => set({ sort: value as LibrarySort })}
          options={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
        />
        <Switch isSelected={wish.favourite} onChange={(favourite) => set({ favourite })}>
          Favourites
        </Switch>
        <Segmented
          label="Group"
          isLabelHidden
          value={wish.group}
          onChange={(value) => set({ group: value as LibraryWish['group'] })}
          options={[
            { value: 'day', label: 'By day' },
            { value: 'video', label: 'By source' },
            { value: 'shelf', label: 'By shelf' },
          ]}
        />
        {isNarrowed(wish) && (
          <Button
            isSmall
            tone="quiet"
            icon="close"
            onPress={() => {
              setTyped('');
              set({ q: '', format: null, language: null, status: null, favourite: false });
            }}
          >
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}
