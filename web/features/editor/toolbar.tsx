import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { BlockKind } from '#contract/documents.ts';
import { IconButton } from '../../ui/button.tsx';
import { attrsOf } from './convert.ts';
import { useStored, type SmallStore } from '../../lib/small-store.ts';
import type { EditorCore } from './editor-core.ts';
import { setKind, toggle } from './keys.ts';
import { schema } from './schema.ts';

export interface ToolbarProps {
  core: EditorCore;
  format: FormatValue;
  /** Changes whenever something the bar shows may have. */
  beat: SmallStore<number>;
  onFind: () => void;
  onVersions: () => void;
}

/** Formats whose platform shows headings. */
const WITH_HEADINGS: readonly FormatValue[] = ['blog', 'summary', 'newsletter', 'custom'];

const KINDS: readonly [kind: BlockKind, label: string][] = [
  ['paragraph', 'Text'],
  ['heading', 'Heading'],
  ['subheading', 'Subheading'],
  ['point', 'Point'],
];

export function Toolbar({ core, format, beat, onFind, onVersions }: ToolbarProps) {
  useStored(beat);
  const { state } = core.view;
  const kind = kindAt(state);
  return (
    <div className="tools" role="toolbar" aria-label="Writing">
      {WITH_HEADINGS.includes(format) && (
        <select
          className="tools-kind"
          aria-label="Kind of paragraph"
          value={KINDS.some(([value]) => value === kind) ? kind : ''}
          onChange={(event) => core.run(setKind(event.target.value as BlockKind))}
        >
          {!KINDS.some(([value]) => value === kind) && <option value="">As it is</option>}
          {KINDS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <MarkButton core={core} mark="strong" label="Bold" letter="B" />
      <MarkButton core={core} mark="em" label="Italic" letter="I" />
      <IconButton
        icon="undo"
        label="Undo"
        isSmall
        isDisabled={undoDepth(state) === 0}
        onPress={() => core.run(undo)}
      />
      <IconButton
        icon="redo"
        label="Redo"
        isSmall
        isDisabled={redoDepth(state) === 0}
        onPress={() => core.run(redo)}
      />
      <IconButton icon="search" label="Find and replace" isSmall onPress={onFind} />
      <IconButton icon="clock" label="Versions" isSmall onPress={onVersions} />
    </div>
  );
}

interface MarkButtonProps {
  core: EditorCore;
  mark: 'strong' | 'em';
  label: string;
  letter: string;
}

function MarkButton({ core, mark, label, letter }: MarkButtonProps) {
  return (
    <button
      type="button"
      className="tools-mark"
      data-mark={mark}
      aria-label={label}
      title={label}
      aria-pressed={hasMark(core.view.state, mark)}
      // The text keeps the selection that the button is meant for.
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
