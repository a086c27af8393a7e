import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';

/** Where something opens over the page instead of beside it. */
const NARROW = '(max-width: 72rem)';

interface OverPage {
  /** The key of the page below. */
  over?: string;
}

const pageBelow = ({ state }: Location) => (state as OverPage | null)?.over;

/** What is open over a page keeps the page's scroll position. */
export const scrollKey = (location: Location) => pageBelow(location) ?? location.key;

/** On narrow screens, Back closes what has opened over the page instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isOver = pageBelow(location) !== undefined;
  const before = useRef({ isOpen: false, isOver: false });
  useEffect(() => {
    const was = before.current;
    before.current = { isOpen, isOver };
    if (isOpen && was.isOver && !isOver) onClose();
    else if (!isOpen && was.isOpen && isOver) void navigate(-1);
    else if (isOpen && !was.isOpen && !isOver && matchMedia(NARROW).matches) {
      const { key, pathname, search, hash, state } = location;
      void navigate(
        { pathname, search, hash },
        { state: { ...(state as object | null), over: key }, preventScrollReset: true },
      );
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only opening, closing and going back count.
  }, [isOpen, isOver]);
}
