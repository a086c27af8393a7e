import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import type { Key } from 'react-aria-components/Menu';
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
  /** Makes the entries toggles that leave the menu open. */
  switches?: { on: readonly string[]; onChange: (on: string[]) => void };
}

export interface MenuProps {
  trigger: ReactElement;
  label: string;
  groups: readonly MenuGroup[];
}

interface MenuOptionProps {
  entry: MenuEntry;
  words?: string;
  isSwitch?: boolean;
}

export function MenuOption({ entry, words, isSwitch = false }: MenuOptionProps) {
  return (
    <MenuItem
      id={entry.id}
      textValue={words ?? entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={entry.isDanger ? 'option danger' : 'option'}
      {...(entry.href !== undefined && { href: entry.href })}
      {...(entry.onAct && { onAction: entry.onAct })}
    >
      {({ isSelected }) => (
        <>
          {entry.icon && <Icon name={entry.icon} />}
          <span>
            {entry.label}
            {entry.hint && <span className="option-hint">{entry.hint}</span>}
          </span>
          {entry.keys && <Keys keys={entry.keys} />}
          {isSwitch && (
            <span className="choice switch" {...(isSelected && { 'data-selected': '' })}>
              <span className="choice-box" />
            </span>
          )}
        </>
      )}
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
              {...(group.switches && switchesOf(group.switches))}
            >
              {group.title && <Header className="list-title">{group.title}</Header>}
              {group.entries.map((entry) => (
                <MenuOption key={entry.id} entry={entry} isSwitch={group.switches !== undefined} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function switchesOf({ on, onChange }: NonNullable<MenuGroup['switches']>) {
  return {
    selectionMode: 'multiple' as const,
    selectedKeys: on,
    shouldCloseOnSelect: false,
    onSelectionChange: (chosen: 'all' | Set<Key>) =>
      onChange(chosen === 'all' ? [] : Array.from(chosen, String)),
  };
}
