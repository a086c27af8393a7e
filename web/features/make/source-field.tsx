import { useRef, useState, type DragEvent } from 'react';
import { findPageAddress } from '#contract/video-links.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ACCEPTED, linkProblem, recognise, textProblem, type Given } from './source.ts';
import { MAKE_WORDS } from './words.ts';

const { act: ACT, field: WORDS } = MAKE_WORDS;

export interface SourceFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** A complete link or text was entered. */
  onGiven: (text: string, given: Given) => void;
  onFile: (file: File) => void;
  isBusy: boolean;
  problem: string | undefined;
}

const BUTTONS = { ...WORDS.look, text: ACT.useText };

/** Whether pasting it is enough to start: one or several links without a problem. */
function isAddress(pasted: string): boolean {
  const given = recognise(pasted);
  return given === 'list' || (given === 'link' && linkProblem(pasted) === null);
}

/** A single field for a link, a dropped or chosen file, or pasted text. */
export function SourceField(props: SourceFieldProps) {
  const { value, onChange, onGiven, onFile, isBusy, problem } = props;
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const given = recognise(value);
  // Checked while typing, with the server's wording.
  const told = given === 'link' ? linkProblem(value) : null;
  const isPage = given === 'link' && findPageAddress(value) !== null;
  const isTooShort = given === 'text' && textProblem(value) !== null;
  const isWhole = told === null && !isTooShort;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) return onFile(file);
    const text = event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text');
    if (!text) return;
    onChange(text);
    const dropped = recognise(text);
    if (dropped !== 'text' || textProblem(text) === null) onGiven(text, dropped);
  }

  return (
    <div
      className={classNames('source', isOver && 'over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="source-label" htmlFor="source">
        {WORDS.label}
        <span>
          {isOver
            ? WORDS.drop
            : told === null
              ? isPage
                ? WORDS.page
                : WORDS.given[given]
              : WORDS.noVideo}
        </span>
      </label>
      <div className="source-row">
        <textarea
          ref={field}
          id="source"
          className="input source-input"
          rows={1}
          value={value}
          placeholder={WORDS.placeholder}
          spellCheck={false}
          autoComplete="off"
          {...(problem !== undefined && {
            'aria-invalid': true,
            'aria-describedby': 'source-problem',
          })}
          onChange={(event) => onChange(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            const [file] = event.clipboardData.files;
            if (file && !pasted) {
              event.preventDefault();
              onFile(file);
            } else if (value.trim() === '' && isAddress(pasted)) {
              onGiven(pasted, recognise(pasted));
            }
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || given === 'nothing') return;
            if (given === 'text' && !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            if (isWhole) onGiven(value, given);
          }}
        />
        {given === 'nothing' ? (
          <Button icon="upload" onPress={() => picker.current?.click()}>
            {ACT.chooseFile}
          </Button>
        ) : (
          <Button
            tone="go"
            isPending={isBusy}
            isDisabled={!isWhole}
            pendingText={given === 'text' ? ACT.reading : WORDS.searching}
            onPress={() => onGiven(value, given)}
          >
            {BUTTONS[isPage ? 'page' : given]}
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={WORDS.file}
        accept={ACCEPTED}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      {isTooShort && (
        <p className="field-hint source-hint" role="status">
          {textProblem(value)}
        </p>
      )}
      {told !== null && (
        <div className="source-told" role="status">
          <p>{told}</p>
          <div className="row">
            <Button
              isSmall
              icon="text"
              onPress={() => {
                onChange('');
                field.current?.focus();
              }}
            >
              {ACT.paste}
            </Button>
            <Button isSmall icon="upload" onPress={() => picker.current?.click()}>
              {ACT.chooseFile}
            </Button>
          </div>
        </div>
      )}
      {problem !== undefined && (
        <p className="field-error" id="source-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
