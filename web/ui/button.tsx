import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icons.tsx';

export interface ButtonLook {
  tone?: 'plain' | 'go' | 'quiet' | 'danger';
  isSmall?: boolean;
  /** For the one irreversible step inside a confirmation. */
  isSolid?: boolean;
  icon?: IconName;
}

function look({ tone = 'plain', isSmall, isSolid }: ButtonLook, more?: string | false) {
  return classNames(
    'button',
    tone !== 'plain' && tone,
    isSmall && 'small',
    isSolid && 'solid',
    more,
  );
}

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>, ButtonLook {
  children: ReactNode;
  /** What the button says while it works; it keeps its width. */
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
    <AriaButton {...rest} className={look({ tone, isSmall, isSolid })}>
      {pendingText === undefined ? (
        words
      ) : (
        <span className="button-texts">
          <span {...(isPending && { 'data-off': '' })}>{words}</span>
          <span {...(!isPending && { 'data-off': '' })}>{pendingText}</span>
        </span>
      )}
      {isPending && (
        <ProgressBar className="button-run" isIndeterminate aria-label={pendingText ?? 'Working'} />
      )}
    </AriaButton>
  );
}

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'>, ButtonLook {
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
    <AriaButton
      {...rest}
      aria-label={label}
      className={look({ tone, isSmall, isSolid }, 'icon-only')}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}

export interface ButtonLinkProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>, ButtonLook {
  children: ReactNode;
}

/** Goes somewhere, looks like a button. */
export function ButtonLink({
  children,
  tone = 'plain',
  isSmall = false,
  isSolid = false,
  icon,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={look({ tone, isSmall, isSolid })}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
