import { IconButton } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { HomeLink } from './home-link.tsx';
import { Sidebar } from './sidebar.tsx';
import { APP_WORDS } from './words.tsx';

export interface MenuDrawerProps {
  onClose: () => void;
  onFind: () => void;
}

/** The menu on phones, loaded when its button is first touched. */
export function MenuDrawer({ onClose, onFind }: MenuDrawerProps) {
  return (
    <Drawer label={APP_WORDS.menu} isOpen onOpenChange={onClose}>
      <div className="app-drawer">
        <div className="app-drawer-head">
          <HomeLink />
          <IconButton icon="close" label={APP_WORDS.close} isSmall onPress={onClose} />
        </div>
        <Sidebar onFind={onFind} />
      </div>
    </Drawer>
  );
}
