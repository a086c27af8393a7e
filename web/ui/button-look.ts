import { classNames } from './class-names.ts';
import type { IconName } from './icon-paths.ts';

export interface ButtonLook {
  tone?: 'plain' | 'go' | 'quiet' | 'danger';
  isSmall?: boolean;
  /** For the irreversible step in a confirmation. */
  isSolid?: boolean;
  icon?: IconName;
}

export function buttonClass({ tone = 'plain', isSmall, isSolid }: ButtonLook, more?: string) {
  return classNames(
    'button',
    tone !== 'plain' && tone,
    isSmall && 'small',
    isSolid && 'solid',
    more,
  );
}
