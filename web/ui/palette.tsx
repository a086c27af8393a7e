import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { Icon } from './icons.tsx';
import { Keys } from './kbd.tsx';
import { MenuOption, type MenuEntry } from './menu.tsx';
import './palette.css';
import { UI_WORDS } from './words.tsx';

const { palette: WORDS } = UI_WORDS;

export interface Command extends MenuEntry {
  /** Synonyms people may type. */
  keywords?: string;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  groups: readonly CommandGroup[];
  placeholder?: string;
  /** For searches beyond the given entries. */
  onType?: (typed: string) => void;
}

export function Palette(props: PaletteProps) {
  const { isOpen, onOpenChange, groups, placeholder, onType } = props;
  const { contains } = useFilter({ sensitivity: 'base' });
  const everyWord = (text: string, typed: string) =>
    typed
      .trim()
      .split(/\s+/)
      .every((word) => contains(text, word));

  return (
    <ModalOverlay
      className="veil palette-veil"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className="modal palette">
        <Dialog className="dialog" aria-label={WORDS.title}>
          <Autocomplete filter={everyWord} {...(onType && { onInputChange: onType })}>
            <SearchField className="palette-search" aria-label={WORDS.search} autoFocus>
              <Icon name="search" />
              <Input className="palette-input" placeholder={placeholder ?? WORDS.placeholder} />
            </SearchField>
            <Menu
              className="list"
              aria-label={WORDS.title}
              onAction={() => onOpenChange(false)}
              renderEmptyState={() => <div className="list-empty">{WORDS.nothing}</div>}
            >
              {groups.map((group) => (
                <MenuSection key={group.title} className="list-section">
                  <Header className="list-title">{group.title}</Header>
                  {group.commands.map((command) => (
                    <MenuOption
                      key={command.id}
                      entry={command}
                      words={`${command.label} ${command.keywords ?? ''}`}
                    />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
          <div className="palette-foot">
            <span>{WORDS.move(<Keys keys={['↑', '↓']} />)}</span>
            <span>{WORDS.select(<Keys keys={['Enter']} />)}</span>
            <span>{WORDS.close(<Keys keys={['Esc']} />)}</span>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
