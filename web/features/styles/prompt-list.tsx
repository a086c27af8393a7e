import { useState } from 'react';
import type { Prompt } from '#contract/styles.ts';
import { formatPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { toPromptInput, useRemove, useSavePrompt } from './calls.ts';
import { PromptForm } from './prompt-form.tsx';
import { ShelfRow } from './shelf.tsx';

export function PromptList({ prompts }: { prompts: readonly Prompt[] }) {
  const [edited, setEdited] = useState<Prompt | 'new' | null>(null);
  const save = useSavePrompt();
  const remove = useRemove('prompt');
  if (edited !== null) {
    return (
      <PromptForm
        key={edited === 'new' ? 'new' : edited.id}
        prompt={edited === 'new' ? null : edited}
        onDone={() => setEdited(null)}
      />
    );
  }
  if (prompts.length === 0) {
    return (
      <Empty
        title="No format of your own yet"
        level={2}
        action={
          <Button tone="go" icon="plus" onPress={() => setEdited('new')}>
            Make a format
          </Button>
        }
      >
        A lesson plan, a press note, show notes in the style of the house: say once what you want,
        with fields to fill each time.
      </Empty>
    );
  }
  return (
    <>
      <div>
        <Button icon="plus" onPress={() => setEdited('new')}>
          New format
        </Button>
      </div>
      <ul className="shelf">
        {prompts.map((prompt) => (
          <ShelfRow
            key={prompt.id}
            name={prompt.name}
            tryPath={`${formatPath('custom')}?prompt=${encodeURIComponent(prompt.id)}&sample=true`}
            onEdit={() => setEdited(prompt)}
            onDuplicate={() =>
              save.mutate({
                id: null,
                input: { ...toPromptInput(prompt), name: `${prompt.name} (copy)`.slice(0, 80) },
              })
            }
            onDelete={() => remove.mutateAsync(prompt.id)}
          >
            {prompt.description || prompt.template.slice(0, 140)}
          </ShelfRow>
        ))}
      </ul>
    </>
  );
}
