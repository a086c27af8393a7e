import { ListBoxItem } from 'react-aria-components/ListBox';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icons.tsx';

export interface ListEntry {
  id: string;
  label: string;
  /** Found by these too when typed into a searchable list. */
  otherNames?: readonly string[];
  hint?: string;
  icon?: IconName;
  isDisabled?: boolean;
}

export function ListItem({ entry }: { entry: ListEntry }) {
  return (
    <ListBoxItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className="option"
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span>
        {entry.label}
        {entry.hint && <span className="option-hint">{entry.hint}</span>}
      </span>
      <span className="option-check">
        <Icon name="check" />
      </span>
    </ListBoxItem>
  );
}
