import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useHandOnFocus } from './return-focus.ts';

export interface UndoButtonProps {
  children: string;
  /** It stands where the thing was that had the focus, and takes it over. */
  takesFocus: boolean;
  onUndo: () => void;
}

/** In the place of something that is being deleted. It goes with it, or when it is pressed, and leaves the focus beside it. */
export function UndoButton({ children, takesFocus, onUndo }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHandOnFocus(button);
  useEffect(() => {
    // Not by autoFocus: the menu it was deleted from gives the focus back after that, to a button that is gone.
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Button ref={button} isSmall icon="undo" onPress={onUndo}>
      {children}
    </Button>
  );
}
