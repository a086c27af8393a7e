import { useState, type ReactNode } from 'react';
import type { Prompt, Style } from '#contract/styles.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { formatPath } from '../../lib/paths.ts';
import { toPromptInput, toStyleInput, useRemove, useSavePrompt, useSaveStyle } from './calls.ts';
import { PromptForm } from './prompt-form.tsx';
import { StyleForm } from './style-form.tsx';
import { STYLES_WORDS } from './words.ts';

const WORDS = STYLES_WORDS.row;

const copyOf = (name: string) => WORDS.copyOf(name).slice(0, 80);

export function StyleList({ styles }: { styles: readonly Style[] }) {
  const save = useSaveStyle();
  const remove = useRemove('style');
  return (
    <Shelf
      words={STYLES_WORDS.shelf.style}
      things={styles}
      wordsOf={(style) =>
        [style.tone, style.audience && WORDS.audience(style.audience), learnedWords(style)]
          .filter(Boolean)
          .join(' · ') || WORDS.noDescription
      }
      tryPath={({ id }) => `${formatPath('blog')}?style=${encodeURIComponent(id)}&sample=true`}
      form={(style, onDone) => <StyleForm style={style} onDone={onDone} />}
      onDuplicate={(style) =>
        save.mutate({ id: null, input: { ...toStyleInput(style), name: copyOf(style.name) } })
      }
      onDelete={remove.mutateAsync}
    />
  );
}

function learnedWords({ learned, samples }: Style): string {
  return learned ? WORDS.learned(samples.length) : '';
}

export function PromptList({ prompts }: { prompts: readonly Prompt[] }) {
  const save = useSavePrompt();
  const remove = useRemove('prompt');
  return (
    <Shelf
      words={STYLES_WORDS.shelf.format}
      things={prompts}
      wordsOf={({ description, template }) => description || template.slice(0, 140)}
      tryPath={({ id }) => `${formatPath('custom')}?prompt=${encodeURIComponent(id)}&sample=true`}
      form={(prompt, onDone) => <PromptForm prompt={prompt} onDone={onDone} />}
      onDuplicate={(prompt) =>
        save.mutate({ id: null, input: { ...toPromptInput(prompt), name: copyOf(prompt.name) } })
      }
      onDelete={remove.mutateAsync}
    />
  );
}

interface ShelfProps<Thing> {
  words: Readonly<Record<'emptyTitle' | 'empty' | 'create' | 'new', string>>;
  things: readonly Thing[];
  /** A one-line description. */
  wordsOf: (thing: Thing) => string;
  /** Link for trying it on a sample video. */
  tryPath: (thing: Thing) => string;
  /** `null` for a new one. */
  form: (thing: Thing | null, onDone: () => void) => ReactNode;
  onDuplicate: (thing: Thing) => void;
  onDelete: (id: string) => Promise<unknown>;
}

function Shelf<Thing extends { id: string; name: string }>(props: ShelfProps<Thing>) {
  const { words, things, form } = props;
  const [edited, setEdited] = useState<Thing | 'new' | null>(null);
  if (edited !== null) return form(edited === 'new' ? null : edited, () => setEdited(null));
  if (things.length === 0) {
    return (
      <Empty
        title={words.emptyTitle}
        level={2}
        action={
          <Button tone="go" icon="plus" onPress={() => setEdited('new')}>
            {words.create}
          </Button>
        }
      >
        {words.empty}
      </Empty>
    );
  }
  return (
    <>
      <div>
        <Button icon="plus" onPress={() => setEdited('new')}>
          {words.new}
        </Button>
      </div>
      <ul className="shelf">
        {things.map((thing) => (
          <ShelfRow key={thing.id} {...props} thing={thing} onEdit={() => setEdited(thing)} />
        ))}
      </ul>
    </>
  );
}

interface ShelfRowProps<Thing> extends ShelfProps<Thing> {
  thing: Thing;
  onEdit: () => void;
}

function ShelfRow<Thing extends { id: string; name: string }>(props: ShelfRowProps<Thing>) {
  const { thing, wordsOf, tryPath, onEdit, onDuplicate, onDelete } = props;
  const { id, name } = thing;
  return (
    <li className="shelf-row">
      <div>
        <h2 className="shelf-name">{name}</h2>
        <p className="shelf-words">{wordsOf(thing)}</p>
      </div>
      <div className="row">
        <ButtonLink isSmall href={tryPath(thing)}>
          {WORDS.try}
        </ButtonLink>
        <Button isSmall icon="edit" aria-label={WORDS.editOne(name)} onPress={onEdit}>
          {WORDS.edit}
        </Button>
        <Button
          isSmall
          tone="quiet"
          icon="copy"
          aria-label={WORDS.duplicateOne(name)}
          onPress={() => onDuplicate(thing)}
        >
          {WORDS.duplicate}
        </Button>
        <ConfirmDialog
          title={WORDS.deleteTitle(name)}
          confirmLabel={WORDS.delete}
          isDanger
          onConfirm={async () => {
            await onDelete(id);
          }}
          trigger={
            <Button isSmall tone="danger" icon="trash" aria-label={WORDS.deleteOne(name)}>
              {WORDS.delete}
            </Button>
          }
        >
          <p>{WORDS.deleteNote}</p>
        </ConfirmDialog>
      </div>
    </li>
  );
}
