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
  return (
    <AriaComboBox {...rest} defaultItems={items} allowsEmptyCollection className="field">
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
    const typed = state.inputValue.trim().toLowerCase();
    if (typed === '' || state.inputValue === state.selectedItem?.textValue) return null;
    const named = items.find(({ label }) => spoken(label) === spoken(typed));
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

  return (
    <div className="input-group" onKeyDownCapture={onLeavingKey} onBlurCapture={take}>
      <Input
        className="input"
        // Select the current name, so that typing replaces it.
        onFocus={({ currentTarget }) => {
          if (currentTarget.value === state.selectedItem?.textValue) currentTarget.select();
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

/** A name as people type it, without the flag emoji. */
const spoken = (label: string) => label.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, '');
