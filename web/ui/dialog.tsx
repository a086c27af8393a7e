import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useReturnFocus } from './return-focus.ts';
import { UI_WORDS } from './words.tsx';

export interface DialogProps {
  title: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  footer?: (close: () => void) => ReactNode;
  /** The element that opens the dialog. Without one, use isOpen and onOpenChange. */
  trigger?: ReactElement<{ onPress?: (() => void) | undefined }>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  isWide?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Set to false while an operation runs that closing wouldn't stop. */
  isDismissable?: boolean;
}

export function Dialog(props: DialogProps) {
  const { title, children, footer, trigger, isOpen, onOpenChange, isWide = false } = props;
  const { role = 'dialog', isDismissable = true } = props;
  const [isOwnOpen, setOwnOpen] = useState(false);
  const setOpen = onOpenChange ?? setOwnOpen;
  useReturnFocus(isOpen ?? isOwnOpen);
  const overlay = (
    <ModalOverlay
      className="veil"
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      isOpen={isOpen ?? isOwnOpen}
      onOpenChange={setOpen}
    >
      <Modal className={classNames('modal', isWide && 'wide')}>
        <AriaDialog className="dialog" role={role}>
          {({ close }) => (
            <>
              <div className="dialog-head">
                <Heading slot="title" className="dialog-title">
                  {title}
                </Heading>
                {role === 'dialog' && (
                  <IconButton icon="close" label={UI_WORDS.close} isSmall onPress={close} />
                )}
              </div>
              <div className="dialog-body">
                {typeof children === 'function' ? children(close) : children}
              </div>
              {footer && <div className="dialog-foot">{footer(close)}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  return (
    <>
      {trigger && cloneElement(trigger, { onPress: () => setOpen(true) })}
      {overlay}
    </>
  );
}

export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'title' | 'trigger' | 'isOpen' | 'onOpenChange'
> {
  /** Explains what will happen and what stays safe. */
  children: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** The dialog waits for it and stays open if it rejects, so that the caller can show why. */
  onConfirm: () => void | Promise<void>;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    children,
    confirmLabel,
    cancelLabel = UI_WORDS.cancel,
    isDanger = false,
    onConfirm,
  } = props;
  const { pendingLabel, ...rest } = props;
  const [isPending, setPending] = useState(false);

  async function confirm(close: () => void) {
    setPending(true);
    try {
      await onConfirm();
      close();
    } catch {
      // The caller reports its own errors; here a rejection only keeps the dialog open.
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      title={rest.title}
      {...(rest.trigger && { trigger: rest.trigger })}
      {...(rest.isOpen !== undefined && { isOpen: rest.isOpen })}
      {...(rest.onOpenChange && { onOpenChange: rest.onOpenChange })}
      role="alertdialog"
      isDismissable={!isPending}
      footer={(close) => (
        <>
          <Button autoFocus={isDanger} isDisabled={isPending} onPress={close}>
            {cancelLabel}
          </Button>
          <Button
            tone={isDanger ? 'danger' : 'go'}
            isSolid={isDanger}
            autoFocus={!isDanger}
            isPending={isPending}
            pendingText={pendingLabel ?? `${confirmLabel}…`}
            onPress={() => void confirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}

export interface FormFootProps {
  /** Id of the form in the dialog that the button submits. */
  form: string;
  label: string;
  pendingLabel: string;
  isPending: boolean;
  isDisabled?: boolean;
  onCancel: () => void;
}

/** Cancel and submit buttons for a form in a dialog. */
export function FormFoot(props: FormFootProps) {
  const { form, label, pendingLabel, isPending, isDisabled = false, onCancel } = props;
  return (
    <>
      <Button onPress={onCancel}>{UI_WORDS.cancel}</Button>
      <Button
        tone="go"
        type="submit"
        form={form}
        isDisabled={isDisabled}
        isPending={isPending}
        pendingText={pendingLabel}
      >
        {label}
      </Button>
    </>
  );
}
