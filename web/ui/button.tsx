import type { ComponentProps, ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icons.tsx';

type Native = Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'disabled' | 'onClick' | 'ref'
>;

/** Props of all buttons. Native, because the shell loads before React Aria. */
interface Pressable extends Native {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean;
  /** While pending, it keeps focus and ignores presses. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function pressable(props: Pressable): ComponentProps<'button'> {
  const { onPress, isDisabled = false, isPending = false, type = 'button', ...rest } = props;
  return {
    ...rest,
    type,
    disabled: isDisabled,
    ...(isPending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' }),
    onClick: (event) => {
      if (isPending) event.preventDefault();
      else onPress?.();
    },
  };
}

export interface ButtonProps extends Pressable, ButtonLook {
  children: ReactNode;
  /** Text while pending; the width stays the same. */
  pendingText?: string;
}

export function Button({
  children,
  tone = 'plain',
  isSmall = false,
  isSolid = false,
  icon,
  pendingText,
  ...rest
}: ButtonProps) {
  const isPending = rest.isPending ?? false;
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  return (
    <button {...pressable(rest)} className={buttonClass({ tone, isSmall, isSolid })}>
      {pendingText === undefined ? (
        words
      ) : (
        <span className="button-texts">
          <span {...(isPending && { 'data-off': '' })}>{words}</span>
          <span {...(!isPending && { 'data-off': '' })}>{pendingText}</span>
        </span>
      )}
      {isPending && <span className="button-run" />}
    </button>
  );
}

export interface IconButtonProps extends Pressable, ButtonLook {
  icon: IconName;
  label: string;
}

export function IconButton({
  icon,
  label,
  tone = 'quiet',
  isSmall = false,
  isSolid = false,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...pressable(rest)}
      aria-label={label}
      className={buttonClass({ tone, isSmall, isSolid }, 'icon-only')}
    >
      <Icon name={icon} />
      {rest.isPending && <span className="button-run" />}
    </button>
  );
}

export interface ButtonLinkProps
  extends Omit<ComponentProps<'a'>, 'children' | 'className' | 'style'>, ButtonLook {
  children: ReactNode;
  href: string;
}

export function ButtonLink({
  children,
  tone = 'plain',
  isSmall = false,
  isSolid = false,
  icon,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ tone, isSmall, isSolid })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
