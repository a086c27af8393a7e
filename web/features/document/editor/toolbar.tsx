import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { type BlockKind, isListKind } from '#contract/documents.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import { Icon } from '../../../ui/icons.tsx';
import { attrsOf } from './convert.ts';
import { useStored, type SmallStore } from '../../../lib/small-store.ts';
import type { EditorCore } from './editor-core.ts';
import { indent, outdent, setKind, toggle, toggleKind } from './keys.ts';
import { hasLinks, kindsOf } from './kinds.ts';
import { linkAt } from './links.ts';
import { schema } from './schema.ts';
import { EDITOR_WORDS } from './words.ts';

const WORDS = EDITOR_WORDS.tools;

export interface ToolbarProps {
  core: EditorCore;
  format: FormatValue;
  /** Fires when something the toolbar shows may have changed. */
  beat: SmallStore<number>;
  onLink: () => void;
  onFind: () => void;
  onVersions: () => void;
}

const LABELS: Partial<Record<string, string>> = { ...WORDS.kinds, ...WORDS.placed };

const LISTS: readonly [kind: keyof typeof WORDS.lists, icon: IconName][] = [
  ['point', 'points'],
  ['step', 'steps'],
  ['quote', 'quote'],
];

export function Toolbar({ core, format, beat, onLink, onFind, onVersions }: ToolbarProps) {
  useStored(beat);
  const { state } = core.view;
  const kind = kindAt(state);
  const kinds = kindsOf(format);
  const isKnown = (kinds as readonly string[]).includes(kind);
  return (
    <div className="tools" role="toolbar" aria-label={WORDS.label}>
      {/* First, so that a phone shows them without swiping. */}
      <IconButton
        icon="undo"
        label={WORDS.undo}
        isSmall
        isDisabled={undoDepth(state) === 0}
        onPress={() => core.run(undo)}
      />
      <IconButton
        icon="redo"
        label={WORDS.redo}
        isSmall
        isDisabled={redoDepth(state) === 0}
        onPress={() => core.run(redo)}
      />
      {kinds.includes('heading') && (
        <select
          className="tools-kind"
          aria-label={WORDS.kind}
          value={isKnown ? kind : ''}
          onChange={(event) => core.run(setKind(event.target.value as BlockKind))}
        >
          {!isKnown && <option value="">{LABELS[kind] ?? WORDS.kinds.paragraph}</option>}
          {kinds.map((value) => (
            <option key={value} value={value}>
              {LABELS[value]}
            </option>
          ))}
        </select>
      )}
      <MarkButton core={core} mark="strong" />
      <MarkButton core={core} mark="em" />
      {LISTS.filter(([value]) => kinds.includes(value)).map(([value, icon]) => (
        <ToolButton
          key={value}
          icon={icon}
          label={WORDS.lists[value]}
          name="list"
          isOn={kind === value}
          onPress={() => core.run(toggleKind(value))}
        />
      ))}
      {isListKind(kind as BlockKind) && (
        <>
          <IconButton
            icon="outdent"
            label={WORDS.outdent}
            isSmall
            isDisabled={!outdent(state)}
            onPress={() => core.run(outdent)}
          />
          <IconButton
            icon="indent"
            label={WORDS.indent}
            isSmall
            isDisabled={!indent(state)}
            onPress={() => core.run(indent)}
          />
        </>
      )}
      {hasLinks(format) && (
        <ToolButton
          icon="link"
          label={WORDS.link}
          name="link"
          isOn={linkAt(state) !== null}
          onPress={onLink}
        />
      )}
      <IconButton icon="search" label={WORDS.find} isSmall onPress={onFind} />
      <IconButton icon="clock" label={WORDS.versions} isSmall onPress={onVersions} />
    </div>
  );
}

interface ToolButtonProps {
  icon: IconName;
  label: string;
  name: string;
  isOn: boolean;
  onPress: () => void;
}

function ToolButton({ icon, label, name, isOn, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="tools-mark"
      data-mark={name}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // Keep the text selection, which the button acts on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

interface MarkButtonProps {
  core: EditorCore;
  mark: 'strong' | 'em';
}

function MarkButton({ core, mark }: MarkButtonProps) {
  const { label, letter } = WORDS[mark];
  return (
    <button
      type="button"
      className="tools-mark"
      data-mark={mark}
      aria-label={label}
      title={label}
      aria-pressed={hasMark(core.view.state, mark)}
      // Keep the text selection, which the button acts on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => core.run(toggle(mark))}
    >
      {letter}
    </button>
  );
}

function kindAt({ selection: { $from } }: EditorState): string {
  return $from.depth > 0 ? attrsOf($from.node(1)).kind : '';
}

function hasMark({ selection, storedMarks, doc }: EditorState, name: 'strong' | 'em'): boolean {
  const type = schema.marks[name];
  const { from, to, empty, $from } = selection;
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}
