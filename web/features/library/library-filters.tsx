import { useEffect, useRef, useState } from 'react';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { LibrarySort, Status } from '#contract/generations.ts';
import { STATUS_NAMES } from '../../lib/run-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented, Switch } from '../../ui/choice.tsx';
import { SearchField, SelectField } from '../../ui/field.tsx';
import { isNarrowed, type LibraryWish } from './library-query.ts';
import { LIBRARY_WORDS } from './words.tsx';

const { filters: WORDS } = LIBRARY_WORDS;

export interface LibraryFiltersProps {
  wish: LibraryWish;
  onChange: (wish: LibraryWish) => void;
}

const PAUSE_MS = 250;

export function LibraryFilters({ wish, onChange }: LibraryFiltersProps) {
  const [typed, setTyped] = useState(wish.q);
  // The URL updates a moment later, so a quick second change must not be based on the old one.
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
    <search className="library-filters" aria-label={LIBRARY_WORDS.title}>
      <SearchField
        label={WORDS.search}
        isLabelHidden
        placeholder={WORDS.searchHint}
        value={typed}
        onChange={setTyped}
      />
      <div className="library-narrow">
        <SelectField
          label={WORDS.format}
          isLabelHidden
          value={wish.format ?? ''}
          onChange={(value) => set({ format: value === '' ? null : (value as FormatValue) })}
          options={[{ value: '', label: WORDS.allFormats }, ...FORMATS]}
        />
        <SelectField
          label={WORDS.language}
          isLabelHidden
          value={wish.language ?? ''}
          onChange={(value) => set({ language: value === '' ? null : (value as LanguageValue) })}
          options={[{ value: '', label: WORDS.allLanguages }, ...LANGUAGES]}
        />
        <SelectField
          label={WORDS.status}
          isLabelHidden
          value={wish.status ?? ''}
          onChange={(value) => set({ status: value === '' ? null : (value as Status) })}
          options={[
            { value: '', label: WORDS.anyStatus },
            ...Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
          ]}
        />
        <SelectField
          label={WORDS.sort}
          isLabelHidden
          value={wish.sort}
          onChange={(value) => set({ sort: value as LibrarySort })}
          options={Object.entries(WORDS.orders).map(([value, label]) => ({ value, label }))}
        />
        <Switch isSelected={wish.favourite} onChange={(favourite) => set({ favourite })}>
          {WORDS.favourites}
        </Switch>
        <Segmented
          label={WORDS.group}
          isLabelHidden
          value={wish.group}
          onChange={(value) => set({ group: value as LibraryWish['group'] })}
          options={[
            { value: 'day', label: WORDS.byDay },
            { value: 'video', label: WORDS.bySource },
            { value: 'shelf', label: WORDS.byShelf },
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
            {WORDS.clear}
          </Button>
        )}
      </div>
    </search>
  );
}
