import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';

export interface AnchoredPopoverProps {
  /** The element it is placed next to. */
  anchor: RefObject<Element | null>;
  label: string;
  children: ReactNode;
  onClose: () => void;
}

/** A popover shared by many buttons, which only report that they were pressed. */
export function AnchoredPopover({ anchor, label, children, onClose }: AnchoredPopoverProps) {
  return (
    <AriaPopover
      className="popover"
      placement="bottom start"
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog className="popover-body" aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
