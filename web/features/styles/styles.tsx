import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { counted } from '#contract/count.ts';
import { errorText } from '../../lib/api-client.ts';
import { promptsQuery, stylesQuery } from '../../lib/catalogue.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toast.ts';
import { readFile, toFile, useSavePrompt, useSaveStyle } from './calls.ts';
import { PromptList, StyleList } from './shelf.tsx';
import './styles.css';

type Shelf = 'styles' | 'formats';

/** How things shall sound, and what shall be made that no built-in format makes. */
export function StylesPage() {
  const shelf: Shelf = useLocation().hash === '#formats' ? 'formats' : 'styles';
  const navigate = useNavigate();
  const styles = useQuery(stylesQuery);
  const prompts = useQuery(promptsQuery);
  const error = styles.error ?? prompts.error;
  return (
    <>
      <Bar
        actions={
          styles.data &&
          prompts.data && (
            <Files
              onTake={() =>
                saveFile(
                  toFile(styles.data.styles, prompts.data.prompts),
                  'styles-and-formats.json',
                )
              }
            />
          )
        }
      >
        <span>Styles</span>
        {styles.data && prompts.data && (
          <span>
            {counted(styles.data.styles.length, 'style', 'styles')},{' '}
            {counted(prompts.data.prompts.length, 'format', 'formats')}
          </span>
        )}
      </Bar>
      <div className="room styles">
        <h1 className="room-title">Styles and formats</h1>
        <Segmented
          label="Show"
          isLabelHidden
          value={shelf}
          onChange={(value) => void navigate({ hash: value }, { replace: true })}
          options={[
            { value: 'styles', label: 'Writing styles' },
            { value: 'formats', label: 'Custom formats' },
          ]}
        />
        {error && (
          <div className="stack" role="alert">
            <p>{errorText(error)}</p>
            <div>
              <Button
                icon="retry"
                onPress={() => {
                  void styles.refetch();
                  void prompts.refetch();
                }}
              >
                Try again
              </Button>
            </div>
          </div>
        )}
        {(styles.isPending || prompts.isPending) && !error && (
          <Skeleton label="Loading your styles" lines={5} />
        )}
        {shelf === 'styles' && styles.data && <StyleList styles={styles.data.styles} />}
        {shelf === 'formats' && prompts.data && <PromptList prompts={prompts.data.prompts} />}
      </div>
    </>
  );
}

function Files({ onTake }: { onTake: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const saveStyle = useSaveStyle();
  const savePrompt = useSavePrompt();

  async function bring(file: File) {
    const found = await readFile(file);
    if (!found) {
      toasts.show('This isn’t a styles and formats file. Nothing was changed.', {
        type: 'error',
        durationMs: 6000,
      });
      return;
    }
    try {
      for (const input of found.styles) await saveStyle.mutateAsync({ id: null, input });
      for (const input of found.prompts) await savePrompt.mutateAsync({ id: null, input });
      const added = [
        counted(found.styles.length, 'style', 'styles'),
        counted(found.prompts.length, 'format', 'formats'),
      ];
      toasts.show(`Added ${added.join(' and ')}.`);
    } catch (error) {
      toasts.show(errorText(error), { type: 'error', durationMs: 6000 });
    }
  }

  return (
    <>
      <Button isSmall icon="upload" onPress={() => picker.current?.click()}>
        Import
      </Button>
      <Button isSmall icon="download" onPress={onTake}>
        Export
      </Button>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Styles and formats file"
        accept="application/json,.json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void bring(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
