import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListFieldLabel, ListFieldNotes, type ListFieldWords } from './list-field.tsx';
import { Icon } from './icons.tsx';
import { ListItem, type ListEntry } from './list.tsx';

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
      <div className="input-group">
        <Input
          className="input"
          // The chosen name is replaced by typing, not typed after.
          onFocus={(event) => event.currentTarget.select()}
          {...(placeholder !== undefined && { placeholder })}
        />
        <Button className="input-end">
          <Icon name="chevron-down" />
        </Button>
      </div>
      <ListFieldNotes hint={hint} {...(error !== undefined && { error })} />
      <Popover className="popover">
        <ListBox<ListEntry>
          className="list"
          renderEmptyState={() => <div className="list-empty">No matches.</div>}
        >
          {(item) => <ListItem entry={item} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
