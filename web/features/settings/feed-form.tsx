import { useState, type FormEvent } from 'react';
import { FEED_CATEGORIES, type FeedCategory } from '#contract/catalog/feed-categories.ts';
import type { FeedSettings } from '#contract/podcasts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { SETTINGS_WORDS } from './words.tsx';

const { feed: WORDS, saving } = SETTINGS_WORDS;

type Show = Pick<FeedSettings, 'title' | 'author' | 'description' | 'category'>;

interface FeedFormProps {
  feed: FeedSettings;
  isPending: boolean;
  onSave: (show: Show) => void;
}

/** What podcast players show about the whole feed. */
export function FeedForm({ feed, isPending, onSave }: FeedFormProps) {
  const { title, author, description, category } = feed;
  const [show, setShow] = useState<Show>({ title, author, description, category });
  const put = (part: Partial<Show>) => setShow((before) => ({ ...before, ...part }));
  const isSame = (Object.keys(show) as (keyof Show)[]).every((key) => show[key] === feed[key]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(show);
  };
  return (
    <form className="setting-form" onSubmit={submit}>
      <TextField
        label={WORDS.name}
        isRequired
        maxLength={120}
        value={show.title}
        onChange={(next) => put({ title: next })}
      />
      <TextField
        label={WORDS.author}
        isRequired
        maxLength={120}
        value={show.author}
        onChange={(next) => put({ author: next })}
      />
      <TextField
        label={WORDS.description}
        isRequired
        isMultiline
        rows={3}
        maxLength={2000}
        value={show.description}
        onChange={(next) => put({ description: next })}
      />
      <SelectField
        label={WORDS.category}
        value={show.category}
        onChange={(next) => put({ category: next as FeedCategory })}
        options={FEED_CATEGORIES.map((one) => ({ value: one, label: one }))}
      />
      <div>
        <Button type="submit" isDisabled={isSame} isPending={isPending} pendingText={saving}>
          {WORDS.save}
        </Button>
      </div>
    </form>
  );
}
