import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'children' | 'className' | 'style'> {
  children: ReactNode;
  href: string;
  /** Not part of a sentence. */
  isAlone?: boolean;
  isPlain?: boolean;
}

export function Link({ children, isAlone = false, isPlain = false, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classNames('link', isAlone && 'alone', isPlain && 'plain')}>
      {children}
    </a>
  );
}

export interface TextActionProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'onClick' | 'type'
> {
  children: ReactNode;
  onPress: () => void;
}

/** A button that looks like a link: "Show", "Shorten". */
export function TextAction({ children, onPress, ...rest }: TextActionProps) {
  return (
    <button {...rest} type="button" className="link alone" onClick={onPress}>
      {children}
    </button>
  );
}
