import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Keys } from './kbd.tsx';

export interface TooltipProps {
  /** A button or link of this folder; it must be reachable by keyboard. */
  children: ReactElement;
  text: string;
  keys?: readonly string[];
}

/** Adds to a name that is already there; never the only place a thing is said. */
export function Tooltip({ children, text, keys }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip className="tooltip" offset={8}>
        {text}
        {keys && <Keys keys={keys} />}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
