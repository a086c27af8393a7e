import { useState } from 'react';
import type { Style } from '#contract/styles.ts';
import { formatPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { toStyleInput, useRemove, useSaveStyle } from './calls.ts';
import { ShelfRow } from './shelf.tsx';
import { StyleForm } from './style-form.tsx';

export function StyleList({ styles }: { styles: readonly Style[] }) {
  const [edited, setEdited] = useState<Style | 'new' | null>(null);
  const save = useSaveStyle();
  const remove = useRemove('style');
  if (edited !== null) {
    return (
      <StyleForm
        key={edited === 'new' ? 'new' : edited.id}
        style={edited === 'new' ? null : edited}
        onDone={() => setEdited(null)}
      />
    );
  }
  return (
    <>
      {styles.length === 0 ? (
        <Empty
          title="No style yet"
          level={2}
          action={
            <Button tone="go" icon="plus" onPress={() => setEdited('new')}>
              Make a style
            </Button>
          }
        >
          Say how you sound, or paste texts of yours and let it be learned. Every format can then be
          written that way.
        </Empty>
      ) : (
        <>
          <div>
            <Button icon="plus" onPress={() => setEdited('new')}>
              New style
            </Button>
          </div>
          <ul className="shelf">
            {styles.map((style) => (
              <ShelfRow
                key={style.id}
                name={style.name}
                tryPath={`${formatPath('blog')}?style=${encodeURIComponent(style.id)}&sample=true`}
                onEdit={() => setEdited(style)}
                onDuplicate={() =>
                  save.mutate({
                    id: null,
                    input: { ...toStyleInput(style), name: `${style.name} (copy)`.slice(0, 80) },
                  })
                }
                onDelete={() => remove.mutateAsync(style.id)}
              >
                {[style.tone, style.audience && `for ${style.audience}`, learnedWords(style)]
                  .filter(Boolean)
                  .join(' · ') || 'Nothing said about it yet'}
              </ShelfRow>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function learnedWords({ learned, samples }: Style): string {
  if (!learned) return '';
  return `learned from ${samples.length} ${samples.length === 1 ? 'text' : 'texts'}`;
}
