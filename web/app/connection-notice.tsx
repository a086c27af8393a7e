import { useEffect, useState } from 'react';
import { useConnection, type LiveEvents } from '../lib/live-events.ts';
import { Icon } from '../ui/icons.tsx';

/** A server that restarts is back sooner than this; saying so would only startle. */
const UNSEEN_MS = 1500;

export function ConnectionNotice({ live }: { live: LiveEvents }) {
  const isLost = useConnection(live) === 'lost';
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setShown(true), UNSEEN_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLost]);

  return (
    <div className="offline" role="status">
      {isShown && (
        <p className="offline-words">
          <Icon name="warning" />
          <span>
            <b>Connection lost.</b> What is running goes on at the server. This page tries again by
            itself and catches up.
          </span>
        </p>
      )}
    </div>
  );
}
