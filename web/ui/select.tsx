import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { ListFieldLabel, ListFieldNotes, type ListFieldWords } from './list-field.tsx';
import { ListItem, type ListEntry } from './list.tsx';

export interface SelectProps
  extends
    Omit<AriaSelectProps<ListEntry>, 'children' | 'className' | 'style' | 'items'>,
    ListFieldWords {
  items: readonly ListEntry[];
}

export function Select(props: SelectProps) {
  const { label, hint, error, isOptional = false, items, ...rest } = props;
  return (
    <AriaSelect placeholder="Choose…" {...rest} className="field">
      <ListFieldLabel label={label} isOptional={isOptional} />
      <Button className="input select-button">
        <SelectValue<ListEntry> className="select-value">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
      </Button>
      <ListFieldNotes hint={hint} {...(error !== undefined && { error })} />
      <Popover className="popover">
        <ListBox className="list" items={items}>
          {(item) => <ListItem entry={item} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
