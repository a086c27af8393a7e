import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useStored, type SmallStore } from '../../../lib/small-store.ts';
import type { EditorCore } from './editor-core.ts';
import { addressOf, holdWords, linkAt, removeLink, setLink, type LinkPlace } from './links.ts';
import { EDITOR_WORDS } from './words.ts';

const WORDS = EDITOR_WORDS.link;

export interface LinkPanelProps {
  core: EditorCore;
  beat: SmallStore<number>;
  place: LinkPlace;
  /** Opened by clicking a link: it doesn't take focus, and closes when the caret leaves the link. */
  isPeek: boolean;
  onClose: () => void;
}

const EDGE = 12;

/** A panel next to the words, to enter, change, open or remove their link. */
export function LinkPanel({ core, beat, place, isPeek, onClose }: LinkPanelProps) {
  const [address, setAddress] = useState(place.href);
  const [isWrong, setWrong] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useStored(beat);

  const close = () => {
    onClose();
    core.view.focus();
  };

  useEffect(() => {
    if (isPeek) return;
    core.apply((state) => holdWords(state, place));
    field.current?.focus();
    field.current?.select();
    return () => core.apply((state) => holdWords(state, null));
  }, [core, place, isPeek]);

  useLayoutEffect(() => {
    const put = () => {
      const own = panel.current;
      if (!own) return;
      const { left, bottom, top } = core.view.coordsAtPos(
        Math.min(place.from, core.view.state.doc.content.size),
      );
      const { offsetWidth: width, offsetHeight: height } = own;
      const isMirrored = getComputedStyle(core.view.dom).direction === 'rtl';
      const x = isMirrored ? left - width : left;
      const isAbove = bottom + height + EDGE > window.innerHeight;
      const y = isAbove ? top - height - 6 : bottom + 6;
      own.style.left = `${Math.max(EDGE, Math.min(x, window.innerWidth - width - EDGE))}px`;
      own.style.top = `${Math.max(EDGE, y)}px`;
    };
    put();
    window.addEventListener('scroll', put, true);
    window.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put, true);
      window.removeEventListener('resize', put);
    };
    // The error text makes it taller, so place it again.
  }, [core, place, isWrong]);

  const isGone = isPeek && linkAt(core.view.state)?.href !== place.href;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  useEffect(() => {
    const away = ({ target }: PointerEvent) => {
      if (isPeek && target instanceof Element && core.view.dom.contains(target)) return;
      if (target instanceof Element && !panel.current?.contains(target)) onClose();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
      core.view.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', leave, true);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', leave, true);
    };
  }, [core, isPeek, onClose]);

  const save = () => {
    const href = addressOf(address);
    setWrong(href === null);
    if (href === null) {
      field.current?.focus();
      return;
    }
    core.apply((state) => setLink(state, place, href));
    close();
  };
  const known = addressOf(place.href);

  return (
    <form
      ref={panel}
      className="link-panel"
      role="dialog"
      aria-label={WORDS.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input
        ref={field}
        className="input"
        aria-label={WORDS.address}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        value={address}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'link-wrong' : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" isSmall>
        {place.href === '' ? WORDS.add : WORDS.change}
      </Button>
      {known !== null && (
        <>
          <Link isAlone href={known} target="_blank" rel="noopener noreferrer">
            {WORDS.open}
          </Link>
          <IconButton
            icon="trash"
            label={WORDS.remove}
            isSmall
            onPress={() => {
              core.apply((state) => removeLink(state, place));
              close();
            }}
          />
        </>
      )}
      {isWrong && (
        <p id="link-wrong" className="field-error" role="alert">
          {WORDS.wrong}
        </p>
      )}
    </form>
  );
}
