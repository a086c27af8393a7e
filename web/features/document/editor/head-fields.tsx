import { useMemo, useRef, useState, type ReactNode } from 'react';
import { figure } from '#contract/count.ts';
import type { Document } from '#contract/documents.ts';
import { titleIdeas } from '#document/title-ideas.ts';
import { GrowText } from '../../../ui/grow-text.tsx';
import { Radios } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { TriggerButton } from '../../../ui/trigger-button.tsx';
import { EDITOR_WORDS } from './words.ts';

const { head: WORDS, field: FIELD } = EDITOR_WORDS;

/** The fields above the text. Its sections aren't used here, the editor has the current ones. */
export type Head = Document;

export interface HeadFieldsProps {
  head: Head;
  onChange: (head: Head) => void;
  /** Enter in the title moves on to the text. */
  onEnter: () => void;
}

const TITLE_MOST = 300;

/** The title, and the fields that its platform shows above the text. */
export function HeadFields({ head, onChange, onEnter }: HeadFieldsProps) {
  const isArticle = head.format === 'blog';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <header className="doc-head">
      <h1 className="doc-title" ref={heading}>
        <GrowText
          label={FIELD.title}
          value={head.title}
          maxLength={TITLE_MOST}
          placeholder={WORDS.untitled}
          onChange={(title) => onChange({ ...head, title })}
          onEnter={onEnter}
          {...(isArticle && { note: <Length text={head.title} most={60} /> })}
        />
      </h1>
      <TitleIdeas
        head={head}
        onChoose={(idea) => typeOver(heading.current?.querySelector('textarea'), idea)}
      />
      {(head.format === 'blog' || head.format === 'podcast') && (
        <div className="doc-lede">
          <GrowText
            label={FIELD.description}
            value={head.description}
            placeholder={WORDS.descriptionHint}
            onChange={(description) => onChange({ ...head, description })}
            onEnter={onEnter}
            {...(isArticle && { note: <Length text={head.description} most={155} /> })}
          />
        </div>
      )}
      {head.format === 'blog' && <ArticleFacts head={head} onChange={onChange} />}
      {head.format === 'newsletter' && <LetterFacts head={head} onChange={onChange} />}
      {head.format === 'linkedin' && (
        <Words
          label={WORDS.hashtags}
          words={head.hashtags}
          prefix="#"
          onChange={(hashtags) => onChange({ ...head, hashtags })}
        />
      )}
      {head.format === 'podcast' && head.speakers.length > 0 && (
        <div className="doc-fields">
          {head.speakers.map((speaker, index) => (
            <TextField
              key={speaker.id}
              label={index === 0 ? WORDS.firstHost : WORDS.secondHost}
              value={speaker.name}
              maxLength={60}
              onChange={(name) =>
                onChange({
                  ...head,
                  speakers: head.speakers.map((one) =>
                    one.id === speaker.id ? { ...one, name } : one,
                  ),
                })
              }
            />
          ))}
        </div>
      )}
    </header>
  );
}

interface TitleIdeasProps {
  head: Head;
  onChoose: (idea: string) => void;
}

/** Suggests titles taken from the draft's text. */
function TitleIdeas({ head, onChoose }: TitleIdeasProps) {
  const [drafted, setDrafted] = useState(head);
  // Don't recompute the ideas on every keystroke in the title.
  if (drafted.sections !== head.sections) setDrafted(head);
  const all = useMemo(() => titleIdeas(drafted), [drafted]);
  const ideas = all.filter((idea) => idea !== head.title);
  if (ideas.length === 0) return null;
  return (
    <div className="doc-ideas">
      <Menu
        label={WORDS.titleIdeas}
        trigger={
          <TriggerButton isSmall tone="quiet" icon="edit">
            {WORDS.titleIdeas}
          </TriggerButton>
        }
        groups={[
          {
            title: WORDS.fromDraft,
            entries: ideas.map((idea) => ({
              id: idea,
              label: idea,
              // Wait until the menu has returned focus to its button.
              onAct: () => void setTimeout(() => onChoose(idea)),
            })),
          },
        ]}
      />
    </div>
  );
}

/** Inserts the text as if typed, so that a single undo restores the old one. */
function typeOver(field: HTMLTextAreaElement | null | undefined, text: string): void {
  if (!field) return;
  field.focus();
  field.select();
  document.execCommand('insertText', false, text);
}

function Length({ text, most }: { text: string; most: number }): ReactNode {
  const length = [...new Intl.Segmenter().segment(text)].length;
  return (
    <span {...(length > most && { 'data-over': '' })} aria-label={WORDS.length(length, most)}>
      {figure(length)}/{figure(most)}
    </span>
  );
}

interface FactsProps<F extends Head['format']> {
  head: Extract<Head, { format: F }>;
  onChange: (head: Head) => void;
}

function ArticleFacts({ head, onChange }: FactsProps<'blog'>) {
  return (
    <details className="doc-details">
      <summary>{WORDS.details}</summary>
      <div className="doc-fields">
        <TextField
          label={WORDS.address}
          value={head.slug}
          maxLength={200}
          spellCheck={false}
          onChange={(text) =>
            onChange({ ...head, slug: text.toLowerCase().replaceAll(/\s+/g, '-') })
          }
        />
        <TextField
          label={WORDS.keyword}
          isOptional
          value={head.keyword ?? ''}
          maxLength={200}
          onChange={(text) => onChange({ ...head, keyword: text === '' ? null : text })}
        />
        <Words
          label={WORDS.tags}
          words={head.tags}
          onChange={(tags) => onChange({ ...head, tags })}
        />
      </div>
    </details>
  );
}

function LetterFacts({ head, onChange }: FactsProps<'newsletter'>) {
  const [used = ''] = head.subjects;
  return (
    <div className="doc-letter">
      <Radios
        label={WORDS.subjects}
        value={used}
        onChange={(chosen) =>
          onChange({
            ...head,
            subjects: [chosen, ...head.subjects.filter((subject) => subject !== chosen)],
          })
        }
        options={head.subjects
          .toSorted((a, b) => a.localeCompare(b))
          .map((subject) => ({ value: subject, label: subject || WORDS.noSubject }))}
      />
      <TextField
        label={FIELD.subject}
        value={used}
        maxLength={200}
        hint={<Length text={used} most={60} />}
        onChange={(text) => onChange({ ...head, subjects: [text, ...head.subjects.slice(1)] })}
      />
      <TextField
        label={FIELD.preheader}
        value={head.preheader}
        maxLength={300}
        hint={<Length text={head.preheader} most={110} />}
        onChange={(preheader) => onChange({ ...head, preheader })}
      />
    </div>
  );
}

interface WordsProps {
  label: string;
  words: readonly string[];
  prefix?: string;
  onChange: (words: string[]) => void;
}

/** A list separated by commas or spaces. The input keeps what is typed until it loses focus. */
function Words({ label, words, prefix = '', onChange }: WordsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const separator = prefix === '' ? ', ' : ' ';
  return (
    <TextField
      label={label}
      value={typed ?? words.map((word) => prefix + word).join(separator)}
      onChange={(text) => {
        setTyped(text);
        const parts = text.split(prefix === '' ? ',' : /[\s,]+/);
        onChange(parts.map((part) => part.trim().replace(/^#+/, '')).filter(Boolean));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
