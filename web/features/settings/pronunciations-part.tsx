import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_LANGUAGE } from '#contract/catalog/languages.ts';
import { CALLS } from '#contract/paths.ts';
import {
  isSayable,
  MediaLinkSchema,
  type Pronunciations,
  PronunciationsSchema,
} from '#contract/podcasts.ts';
import { call, errorText } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toasts } from '../../ui/toast.ts';
import { voicesQuery } from '../../lib/podcasts.ts';
import { pronunciationsQuery } from './calls.ts';
import { Setting } from './setting.tsx';
import { SETTINGS_WORDS } from './words.tsx';

const { pronunciations: WORDS, saving } = SETTINGS_WORDS;

type Entry = Pronunciations['entries'][number];

/** Words that voices get wrong, and how to pronounce them. */
export function PronunciationsPart() {
  const client = useQueryClient();
  const list = useQuery(pronunciationsQuery);
  const voice = useQuery(voicesQuery(DEFAULT_LANGUAGE)).data?.defaults[0];
  const [draft, setDraft] = useState<Entry>({ word: '', say: '' });
  const entries = list.data?.entries ?? [];
  const save = useMutation({
    mutationFn: (next: Entry[]) =>
      call(CALLS.pronunciations, PronunciationsSchema, { method: 'PUT', body: { entries: next } }),
    onSuccess: (saved) => {
      client.setQueryData(pronunciationsQuery.queryKey, saved);
      // Recordings with the old pronunciation are now outdated.
      return client.invalidateQueries({ queryKey: ['audio'] });
    },
  });
  const hear = useMutation({
    mutationFn: (word: string) =>
      call(CALLS.voicePreview, MediaLinkSchema, {
        method: 'POST',
        body: { voice, language: DEFAULT_LANGUAGE, text: word },
      }),
    onSuccess: ({ url }) => new Audio(url).play(),
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
  const add = () => {
    const word = draft.word.trim().toLowerCase();
    const others = entries.filter((entry) => entry.word.toLowerCase() !== word);
    const isReplaced = others.length < entries.length;
    save.mutate([...others, draft], {
      onSuccess: () => {
        if (isReplaced) toasts.show(WORDS.replaced(draft.word.trim()));
        setDraft({ word: '', say: '' });
      },
    });
  };
  return (
    <Setting id="pronunciations" title={SETTINGS_WORDS.places.pronunciations}>
      <p className="setting-note">
        {WORDS.note((text) => (
          <code>{text}</code>
        ))}
      </p>
      {list.isError && <p role="alert">{errorText(list.error)}</p>}
      {entries.length > 0 && (
        <ul className="rows">
          {entries.map(({ word, say }) => (
            <li key={word}>
              <span>
                <b>{word}</b>
                <small>{say}</small>
              </span>
              <div className="row">
                {voice && (
                  <Button
                    isSmall
                    icon="play"
                    aria-label={WORDS.hearOne(word)}
                    isPending={hear.isPending && hear.variables === word}
                    onPress={() => hear.mutate(word)}
                  >
                    {WORDS.hear}
                  </Button>
                )}
                <Button
                  isSmall
                  tone="danger"
                  aria-label={WORDS.removeOne(word)}
                  onPress={() => save.mutate(entries.filter((entry) => entry.word !== word))}
                >
                  {WORDS.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form
        className="setting-line"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={WORDS.word}
          maxLength={80}
          value={draft.word}
          onChange={(word) => setDraft((so) => ({ ...so, word }))}
        />
        <TextField
          label={WORDS.say}
          maxLength={160}
          value={draft.say}
          {...(!isSayable(draft.say) && { error: WORDS.noSound })}
          onChange={(say) => setDraft((so) => ({ ...so, say }))}
        />
        <Button
          type="submit"
          isPending={save.isPending}
          isDisabled={draft.word.trim() === '' || draft.say.trim() === '' || !isSayable(draft.say)}
          pendingText={saving}
        >
          {WORDS.add}
        </Button>
      </form>
      {save.isError && (
        <p className="field-error" role="alert">
          {errorText(save.error)}
        </p>
      )}
    </Setting>
  );
}
