import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { LoadingScreen } from '../ui/screen.tsx';

/** Shorter waits pass unseen; a flash would say more than it means. */
const UNSEEN_MS = 120;

/** Covers the page while the next screen's file is on its way. */
export function PendingScreen() {
  const isPending = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setShown(true), UNSEEN_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isPending]);

  return isShown ? (
    <div className="app-pending">
      <LoadingScreen />
    </div>
  ) : null;
}
