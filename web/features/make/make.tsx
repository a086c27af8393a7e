import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { ApiError } from '../../lib/api-client.ts';
import { promptsQuery, settingsQuery, stylesQuery } from '../../lib/catalogue.ts';
import { voicesQuery } from '../../lib/podcasts.ts';
import { VoicesNeeded } from '../../lib/voices-needed.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { AskBeside, type AskSourceSlot } from './ask-beside.tsx';
import { ModelField, StyleField } from './choose-engine.tsx';
import { CraftFields } from './craft-fields.tsx';
import { CreateFailure } from './create-failure.tsx';
import { useCreate, useEstimate } from './create-generation.ts';
import { EstimateLine } from './estimate-line.tsx';
import { FORMAT_WORDS } from './format-words.ts';
import { LanguageField, preloadLanguages } from './language-field.tsx';
import { ManyEstimate } from './many/many-estimate.tsx';
import { useMany } from './many/use-many.ts';
import { PickVideos } from './many/pick-videos.tsx';
import { WatchChannel } from './many/watch-channel.tsx';
import { OptionControls } from './option-controls.tsx';
import { PromptChoice } from './prompt-choice.tsx';
import { SourcePart } from './source-part.tsx';
import { isRead } from './source.ts';
import { useAsking } from './use-asking.ts';
import { useSource } from './use-source.ts';
import {
  languageFor,
  startChoices,
  styleFor,
  toManyWish,
  toWish,
  type Choices,
  type RunDefaults,
} from './wish.ts';
import { MAKE_WORDS } from './words.ts';
import './source.css';
import './source-card.css';
import './make.css';
import './ask-beside.css';

export interface MakeProps {
  format: FormatValue;
  /** Preselects a video, e.g. when coming from another draft of it. */
  videoId: string | null;
  /** Preselects a shelf. */
  shelfId: string | null;
  /** Preselects one of the account's custom formats. */
  promptId: string | null;
  /** Preselects one of the account's styles. */
  styleId: string | null;
  /** Preselects the first sample video. */
  isSample: boolean;
  onCreated: (generation: { id: string; format: FormatValue }) => void;
  /** Called when a batch of several videos was started. */
  onBatch: (id: string) => void;
  Ask: AskSourceSlot;
  /** Belongs to the Library, so the app passes it in. */
  PutOnShelf: ComponentType<{ videoIds: readonly string[]; onClose: () => void }>;
}

/** The create form for all formats: the source, the options, and what it will cost. */
export function Make(props: MakeProps) {
  const {
    format,
    videoId,
    shelfId,
    promptId,
    styleId,
    isSample,
    onCreated,
    onBatch,
    Ask,
    PutOnShelf,
  } = props;
  const words = FORMAT_WORDS[format];
  const source = useSource({ videoId, shelfId, isSample });
  const asking = useAsking(source);
  const [putting, setPutting] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choices>(() => ({
    ...startChoices(format),
    promptId,
    ...(styleId !== null && { styleId }),
  }));
  useEffect(preloadLanguages, []);
  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  const create = useCreate();
  const sent = useRef<{ wish: string; key: string } | null>(null);
  const defaults = useDefaults();
  const prompts = useQuery({ ...promptsQuery, enabled: format === 'custom' }).data?.prompts ?? [];
  // If there is only one custom format, use it without asking.
  const only = prompts.length === 1 ? prompts[0]!.id : null;
  const usedPrompt = choices.promptId ?? only;
  const chosen = { ...choices, promptId: usedPrompt };
  const wish = toWish(format, source.source, chosen, defaults);
  const many = useMany(source.list, toManyWish(format, chosen, defaults));
  const isMany = source.list !== null;
  const hasWords = isRead(source.source);
  const one = useEstimate(wish, hasWords);
  const estimate = isMany ? many.estimate : one;
  const byModel = estimate.data?.engine.kind === 'model';
  const isChosen = isMany ? many.videos.length > 0 : source.source.kind !== 'none' && !source.error;

  // An error is about the form as it was sent, so it goes when the form changes.
  const isAsSent = JSON.stringify(create.variables?.wish) === JSON.stringify(wish);
  const failure = isAsSent ? create.error : null;
  const fields: readonly FieldProblem[] = failure instanceof ApiError ? failure.fields : [];
  const problemOf = (name: string) =>
    fields.find(({ field }) => field === name || field.startsWith(`${name}.`))?.problem;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isMany) {
      many.start(onBatch);
      return;
    }
    if (!wish || !hasWords || create.isPending) return;
    const text = JSON.stringify(wish);
    if (sent.current?.wish !== text) sent.current = { wish: text, key: crypto.randomUUID() };
    try {
      const created = await create.mutateAsync({ wish, key: sent.current.key });
      sent.current = null;
      const [first] = created.generations;
      if (first) onCreated(first);
    } catch {
      // The form shows the error.
    }
  }

  return (
    <>
      <Bar>
        <span>{FORMATS.find(({ value }) => value === format)?.label}</span>
        <span>{MAKE_WORDS.new}</span>
      </Bar>
      <div className="make-room">
        <form className="make" onSubmit={(event) => void submit(event)}>
          <header className="make-head">
            <h1 className="room-title">{words.question}</h1>
            <p className="make-promise">{words.promise}</p>
          </header>
          {isMany ? (
            <PickVideos many={many} onClear={source.clear} />
          ) : (
            <SourcePart
              state={source}
              problem={problemOf('videoId') ?? problemOf('url') ?? problemOf('sample')}
              asking={asking}
              onShelf={setPutting}
            />
          )}
          {format === 'custom' && (
            <PromptChoice
              value={usedPrompt}
              onChange={(next) => change({ promptId: next })}
              fields={choices.fields}
              onFields={(next) => change({ fields: next })}
            />
          )}
          {isChosen && (
            <div className="make-desk">
              <div className="make-options">
                <LanguageField
                  isMany={isMany}
                  value={isMany ? choices.language : languageFor(choices, source.source, defaults)}
                  onChange={(language) => change({ language })}
                  error={problemOf('language')}
                />
                <OptionControls
                  format={format}
                  byModel={byModel}
                  values={choices.options}
                  onChange={(options) => change({ options })}
                  problems={fields.filter(({ field }) => field.startsWith('options'))}
                />
                <StyleField
                  value={styleFor(choices, defaults)}
                  onChange={(next) => change({ styleId: next })}
                />
                <ModelField
                  value={choices.model}
                  onChange={(model) => change({ model })}
                  error={problemOf('model')}
                />
                {byModel && (
                  <CraftFields
                    whose={choices.whose ?? estimate.data?.whose ?? null}
                    onWhose={(whose) => change({ whose })}
                    revise={choices.revise}
                    revisionCents={estimate.data?.revisionCents}
                    onRevise={(revise) => change({ revise })}
                  />
                )}
              </div>
              <AlsoMake
                format={format}
                value={choices.alsoMake}
                onChange={(alsoMake) => change({ alsoMake })}
              />
              <div className="make-go">
                {failure !== null && <CreateFailure error={failure} />}
                {many.error !== null && <CreateFailure error={many.error} />}
                {(format === 'podcast' || choices.alsoMake.includes('podcast')) && (
                  <VoiceNote language={languageFor(choices, source.source, defaults)} />
                )}
                {isMany ? (
                  <ManyEstimate many={many} />
                ) : wish === null ? (
                  <p className="estimate note">{MAKE_WORDS.formatFirst}</p>
                ) : hasWords ? (
                  <EstimateLine estimate={one.data} isOld={one.isOld} />
                ) : (
                  <p className="estimate note">{MAKE_WORDS.transcriptFirst}</p>
                )}
                <Button
                  type="submit"
                  tone="go"
                  isDisabled={isMany ? !many.canStart : wish === null || !hasWords}
                  isPending={create.isPending || many.isStarting}
                  pendingText={MAKE_WORDS.starting}
                >
                  {isMany
                    ? MAKE_WORDS.many.create(many.videos.length)
                    : choices.alsoMake.length > 0
                      ? words.writeMore(choices.alsoMake.length)
                      : words.write}
                </Button>
              </div>
              {isMany && <WatchChannel many={many} />}
            </div>
          )}
        </form>
        {asking.videoId !== null && (
          <AskBeside
            key={asking.videoId}
            videoId={asking.videoId}
            Ask={Ask}
            onClose={asking.close}
          />
        )}
        {putting !== null && (
          <Suspense>
            <PutOnShelf videoIds={[putting]} onClose={() => setPutting(null)} />
          </Suspense>
        )}
      </div>
    </>
  );
}

interface AlsoMakeProps {
  format: FormatValue;
  value: readonly FormatValue[];
  onChange: (value: readonly FormatValue[]) => void;
}

/** Further formats to create from the same transcript. Custom formats aren't offered, since each needs a prompt. */
function AlsoMake({ format, value, onChange }: AlsoMakeProps) {
  const others = FORMATS.filter((other) => other.value !== format && other.value !== 'custom');
  return (
    <fieldset className="also">
      <legend className="field-label">{MAKE_WORDS.alsoCreate}</legend>
      <div className="also-chips">
        {others.map((other) => {
          const isOn = value.includes(other.value);
          return (
            <label key={other.value} className="chip">
              <input
                type="checkbox"
                checked={isOn}
                onChange={() =>
                  onChange(
                    isOn ? value.filter((one) => one !== other.value) : [...value, other.value],
                  )
                }
              />
              {other.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A warning that no voice can speak the podcast, before words are used on it. */
function VoiceNote({ language }: { language: LanguageValue }) {
  const list = useQuery(voicesQuery(language)).data;
  if (!list || list.voices.length > 0) return null;
  return (
    <div className="make-warning" role="status">
      <VoicesNeeded list={list} safe={MAKE_WORDS.recordLater} />
    </div>
  );
}

/** The account's defaults from Settings. A default style that was deleted is ignored. */
function useDefaults(): RunDefaults {
  const defaults = useQuery(settingsQuery).data?.defaults;
  const styles = useQuery(stylesQuery).data?.styles ?? [];
  const style = styles.find(({ id }) => id === defaults?.styleId);
  return { language: defaults?.language ?? null, styleId: style?.id ?? null };
}
