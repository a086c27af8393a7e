import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

export interface DrawerProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A panel that slides in from the inline start of the page. */
export function Drawer({ label, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <ModalOverlay
      className="veil drawer-veil"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className="drawer">
        <Dialog className="drawer-body" aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
