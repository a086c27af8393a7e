import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icons.tsx';
import { Keys } from './kbd.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  hint?: string;
  icon?: IconName;
  keys?: readonly string[];
  href?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onAct?: () => void;
}

export interface MenuGroup {
  title?: string;
  entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  groups: readonly MenuGroup[];
}

export function MenuOption({ entry, words }: { entry: MenuEntry; words?: string }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={words ?? entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={entry.isDanger ? 'option danger' : 'option'}
      {...(entry.href !== undefined && { href: entry.href })}
      {...(entry.onAct && { onAction: entry.onAct })}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span>
        {entry.label}
        {entry.hint && <span className="option-hint">{entry.hint}</span>}
      </span>
      {entry.keys && <Keys keys={entry.keys} />}
    </MenuItem>
  );
}

export function Menu({ trigger, label, groups }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="popover" placement="bottom start">
        <AriaMenu className="list menu" aria-label={label}>
          {groups.map((group, index) => (
            <MenuSection
              key={group.title ?? index}
              className="list-section"
              {...(!group.title && { 'aria-label': label })}
            >
              {group.title && <Header className="list-title">{group.title}</Header>}
              {group.entries.map((entry) => (
                <MenuOption key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
