import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { buttonClass, type ButtonLook } from './button-look.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icons.tsx';

export interface TriggerButtonProps extends ButtonLook {
  children: ReactNode;
  isDisabled?: boolean;
  onPress?: () => void;
}

/** The button of a menu, popover or tooltip, connected to what it opens. */
export function TriggerButton({
  children,
  icon,
  isDisabled,
  onPress,
  ...look
}: TriggerButtonProps) {
  return (
    <AriaButton
      className={buttonClass(look)}
      isDisabled={isDisabled ?? false}
      {...(onPress && { onPress })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

export interface TriggerIconProps extends ButtonLook {
  icon: IconName;
  label: string;
  onPress?: () => void;
}

export function TriggerIcon({ icon, label, tone = 'quiet', onPress, ...look }: TriggerIconProps) {
  return (
    <AriaButton
      className={buttonClass({ ...look, tone }, 'icon-only')}
      aria-label={label}
      {...(onPress && { onPress })}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}
