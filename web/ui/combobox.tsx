import { type KeyboardEvent, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListFieldLabel, ListFieldNotes, type ListFieldWords } from './list-field.tsx';
import { Icon } from './icons.tsx';
import { ListItem, type ListEntry } from './list.tsx';
import { UI_WORDS } from './words.tsx';

export interface ComboBoxProps
  extends
    Omit<
      AriaComboBoxProps<ListEntry>,
      'children' | 'className' | 'style' | 'items' | 'defaultItems' | 'placeholder'
    >,
    ListFieldWords {
  items: readonly ListEntry[];
  placeholder?: string;
}

export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, isOptional = false, items, placeholder, ...rest } = props;
  const entries = new Map(items.map((item) => [item.label, item]));
  return (
    <AriaComboBox
      {...rest}
      defaultItems={items}
      defaultFilter={(name, typed) => isFoundBy(entries.get(name)!, typed)}
      allowsEmptyCollection
      className="field"
    >
      <ListFieldLabel label={label} isOptional={isOptional} />
      <TypedChoice items={items} {...(placeholder !== undefined && { placeholder })} />
      <ListFieldNotes hint={hint} {...(error !== undefined && { error })} />
      <Popover className="popover">
        <ListBox<ListEntry>
          className="list"
          renderEmptyState={() => <div className="list-empty">{UI_WORDS.noMatches}</div>}
        >
          {(item) => <ListItem entry={item} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Selects the entry that was typed in full or is the only match, on Enter and when the field loses focus. */
function TypedChoice({ items, placeholder }: Pick<ComboBoxProps, 'items' | 'placeholder'>) {
  const state = useContext(ComboBoxStateContext)!;

  function meant(): string | null {
    const typed = spoken(state.inputValue);
    if (typed === '' || state.inputValue === state.selectedItem?.textValue) return null;
    const named = items.find((item) => namesOf(item).includes(typed));
    if (named) return named.id;
    const fitting = state.isOpen ? [...state.collection.getKeys()] : [];
    return fitting.length === 1 ? String(fitting[0]) : null;
  }

  function take(): void {
    const key = meant();
    if (key !== null) state.setValue(key);
  }

  // Runs before the list sees the key, which would restore the old choice.
  function onLeavingKey({ key }: KeyboardEvent): void {
    if (key !== 'Enter' && key !== 'Tab') return;
    if (!state.isOpen || state.selectionManager.focusedKey !== null) return;
    const lone = meant();
    if (lone !== null) state.selectionManager.setFocusedKey(lone);
  }

  const isChosen = ({ value }: HTMLInputElement) => items.some((item) => item.label === value);

  return (
    <div className="input-group" onKeyDownCapture={onLeavingKey} onBlurCapture={take}>
      <Input
        className="input"
        // Select the current name, so that typing replaces it.
        onFocus={({ currentTarget }) => {
          if (isChosen(currentTarget)) currentTarget.select();
        }}
        // After all handlers, a click would put the caret into the selected name.
        onMouseDown={(event) => {
          const input = event.currentTarget;
          if (event.button !== 0 || !isChosen(input)) return;
          event.preventDefault();
          input.focus();
          input.select();
        }}
        onClick={() => {
          if (!state.isOpen) state.open(null, 'manual');
        }}
        {...(placeholder !== undefined && { placeholder })}
      />
      <Button className="input-end">
        <Icon name="chevron-down" />
      </Button>
    </div>
  );
}

/** A name as people type it: without the flag emoji, accents and capitals. */
const spoken = (label: string) =>
  label
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

const namesOf = ({ label, otherNames = [] }: ListEntry) => [label, ...otherNames].map(spoken);

/** Whether what was typed is part of the name, or another name begins with it. */
function isFoundBy(entry: ListEntry, typed: string): boolean {
  const [name, ...others] = namesOf(entry);
  const words = spoken(typed);
  return name!.includes(words) || others.some((other) => other.startsWith(words));
}
