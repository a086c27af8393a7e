import { useState, type FormEvent } from 'react';
import { FEED_CATEGORIES, type FeedCategory } from '#contract/catalog/feed-categories.ts';
import type { FeedSettings } from '#contract/podcasts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';

type Words = Pick<FeedSettings, 'title' | 'author' | 'description' | 'category'>;

interface FeedFormProps {
  feed: FeedSettings;
  isPending: boolean;
  onSave: (words: Words) => void;
}

/** What a podcast player shows of the feed as a whole. */
export function FeedForm({ feed, isPending, onSave }: FeedFormProps) {
  const { title, author, description, category } = feed;
  const [words, setWords] = useState<Words>({ title, author, description, category });
  const put = (part: Partial<Words>) => setWords((before) => ({ ...before, ...part }));
  const isSame = (Object.keys(words) as (keyof Words)[]).every((key) => words[key] === feed[key]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(words);
  };
  return (
    <form className="setting-form" onSubmit={submit}>
      <TextField
        label="Show name"
        isRequired
        maxLength={120}
        value={words.title}
        onChange={(next) => put({ title: next })}
      />
      <TextField
        label="Author"
        isRequired
        maxLength={120}
        value={words.author}
        onChange={(next) => put({ author: next })}
      />
      <TextField
        label="Description"
        isRequired
        isMultiline
        rows={3}
        maxLength={2000}
        value={words.description}
        onChange={(next) => put({ description: next })}
      />
      <SelectField
        label="Category"
        value={words.category}
        onChange={(next) => put({ category: next as FeedCategory })}
        options={FEED_CATEGORIES.map((one) => ({ value: one, label: one }))}
      />
      <div>
        <Button type="submit" isDisabled={isSame} isPending={isPending} pendingText="Saving…">
          Save show
        </Button>
      </div>
    </form>
  );
}
