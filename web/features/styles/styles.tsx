import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
import { STYLES_WORDS } from './words.ts';
import './styles.css';

type Shelf = 'styles' | 'formats';

/** The account's writing styles and custom formats. */
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
        <span>{STYLES_WORDS.styles}</span>
        {styles.data && prompts.data && (
          <span>{STYLES_WORDS.counts(styles.data.styles.length, prompts.data.prompts.length)}</span>
        )}
      </Bar>
      <div className="room styles">
        <h1 className="room-title">{STYLES_WORDS.title}</h1>
        <Segmented
          label={STYLES_WORDS.show}
          isLabelHidden
          value={shelf}
          onChange={(value) => void navigate({ hash: value }, { replace: true })}
          options={[
            { value: 'styles', label: STYLES_WORDS.shelves.styles },
            { value: 'formats', label: STYLES_WORDS.shelves.formats },
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
                {STYLES_WORDS.retry}
              </Button>
            </div>
          </div>
        )}
        {(styles.isPending || prompts.isPending) && !error && (
          <Skeleton label={STYLES_WORDS.loading} lines={5} />
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
      toasts.show(STYLES_WORDS.file.notOurs, {
        type: 'error',
        durationMs: 6000,
      });
      return;
    }
    try {
      for (const input of found.styles) await saveStyle.mutateAsync({ id: null, input });
      for (const input of found.prompts) await savePrompt.mutateAsync({ id: null, input });
      toasts.show(STYLES_WORDS.file.added(found.styles.length, found.prompts.length));
    } catch (error) {
      toasts.show(errorText(error), { type: 'error', durationMs: 6000 });
    }
  }

  return (
    <>
      <Button isSmall icon="upload" onPress={() => picker.current?.click()}>
        {STYLES_WORDS.file.import}
      </Button>
      <Button isSmall icon="download" onPress={onTake}>
        {STYLES_WORDS.file.export}
      </Button>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={STYLES_WORDS.file.label}
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
