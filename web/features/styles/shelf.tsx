import { useState, type ReactNode } from 'react';
import { counted } from '#contract/count.ts';
import type { Prompt, Style } from '#contract/styles.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { formatPath } from '../../lib/paths.ts';
import { toPromptInput, toStyleInput, useRemove, useSavePrompt, useSaveStyle } from './calls.ts';
import { PromptForm } from './prompt-form.tsx';
import { StyleForm } from './style-form.tsx';

const copyOf = (name: string) => `${name} (copy)`.slice(0, 80);

export function StyleList({ styles }: { styles: readonly Style[] }) {
  const save = useSaveStyle();
  const remove = useRemove('style');
  return (
    <Shelf
      kind="style"
      things={styles}
      emptyTitle="No styles yet"
      emptyWords="Describe how you write, or paste a few samples to learn from. Then use the style in any format."
      wordsOf={(style) =>
        [style.tone, style.audience && `for ${style.audience}`, learnedWords(style)]
          .filter(Boolean)
          .join(' · ') || 'No description yet'
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
  if (!learned) return '';
  return `learned from ${counted(samples.length, 'sample', 'samples')}`;
}

export function PromptList({ prompts }: { prompts: readonly Prompt[] }) {
  const save = useSavePrompt();
  const remove = useRemove('prompt');
  return (
    <Shelf
      kind="format"
      things={prompts}
      emptyTitle="No formats yet"
      emptyWords="A lesson plan, a press release, show notes in your style: describe it once, with fields you fill in each time."
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
  kind: string;
  things: readonly Thing[];
  emptyTitle: string;
  emptyWords: string;
  /** What it is, in a line. */
  wordsOf: (thing: Thing) => string;
  /** Where it can be tried on the built-in video. */
  tryPath: (thing: Thing) => string;
  /** `null` for a new one. */
  form: (thing: Thing | null, onDone: () => void) => ReactNode;
  onDuplicate: (thing: Thing) => void;
  onDelete: (id: string) => Promise<unknown>;
}

function Shelf<Thing extends { id: string; name: string }>(props: ShelfProps<Thing>) {
  const { kind, things, emptyTitle, emptyWords, form } = props;
  const [edited, setEdited] = useState<Thing | 'new' | null>(null);
  if (edited !== null) return form(edited === 'new' ? null : edited, () => setEdited(null));
  if (things.length === 0) {
    return (
      <Empty
        title={emptyTitle}
        level={2}
        action={
          <Button tone="go" icon="plus" onPress={() => setEdited('new')}>
            {`Create a ${kind}`}
          </Button>
        }
      >
        {emptyWords}
      </Empty>
    );
  }
  return (
    <>
      <div>
        <Button icon="plus" onPress={() => setEdited('new')}>
          {`New ${kind}`}
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
          Try it
        </ButtonLink>
        <Button isSmall icon="edit" aria-label={`Edit ${name}`} onPress={onEdit}>
          Edit
        </Button>
        <Button
          isSmall
          tone="quiet"
          icon="copy"
          aria-label={`Duplicate ${name}`}
          onPress={() => onDuplicate(thing)}
        >
          Duplicate
        </Button>
        <ConfirmDialog
          title={`Delete “${name}”?`}
          confirmLabel="Delete"
          isDanger
          onConfirm={async () => {
            await onDelete(id);
          }}
          trigger={
            <Button isSmall tone="danger" icon="trash" aria-label={`Delete ${name}`}>
              Delete
            </Button>
          }
        >
          <p>Drafts made with it don’t change.</p>
        </ConfirmDialog>
      </div>
    </li>
  );
}
