import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';

export interface PopoverProps {
  trigger: ReactElement;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: NonNullable<AriaPopoverProps['placement']>;
}

export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className="popover" placement={placement}>
        <Dialog className="popover-body" aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}

export interface AnchoredPopoverProps {
  /** What it belongs to and stands beside. */
  anchor: RefObject<Element | null>;
  label: string;
  children: ReactNode;
  onClose: () => void;
}

/** One for many buttons, each of which only says that it was pressed. */
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
