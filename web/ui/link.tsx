import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  /** Not inside a sentence. */
  isAlone?: boolean;
  isPlain?: boolean;
}

/** Without `href` it is an action in text and renders as a button would behave. */
export function Link({ children, isAlone = false, isPlain = false, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={classNames('link', isAlone && 'alone', isPlain && 'plain')}>
      {children}
    </AriaLink>
  );
}
