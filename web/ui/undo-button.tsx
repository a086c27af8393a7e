import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useHandOnFocus } from './return-focus.ts';

export interface UndoButtonProps {
  children: string;
  /** Takes the focus of the deleted thing that it replaces. */
  takesFocus: boolean;
  onUndo: () => void;
}

/**
 * Replaces something that is being deleted. When pressed or when the deletion is final, it disappears and moves focus
 * next to it.
 */
export function UndoButton({ children, takesFocus, onUndo }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHandOnFocus(button);
  useEffect(() => {
    // autoFocus would be too early: the menu then returns focus to a button that is gone.
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Button ref={button} isSmall icon="undo" onPress={onUndo}>
      {children}
    </Button>
  );
}
