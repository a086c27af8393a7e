import { useEffect, useRef, useState } from 'react';

const INKS = [
  { name: 'ink', on: 'sheet', use: 'text' },
  { name: 'ink-2', on: 'page', use: 'second voice' },
  { name: 'ink-3', on: 'page', use: 'notes' },
  { name: 'caption', on: 'bar', use: 'said now' },
  { name: 'caption-ink', on: 'caption', use: 'next step' },
  { name: 'ink', on: 'mark', use: 'in play' },
  { name: 'pencil', on: 'page', use: 'links' },
  { name: 'proof', on: 'page', use: 'unsupported' },
  { name: 'ok', on: 'page', use: 'checked' },
] as const;

function luminance(colour: string): number {
  const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(element: Element): string {
  const { color, backgroundColor } = getComputedStyle(element);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].toSorted(
    (a, b) => a - b,
  );
  return ((light + 0.05) / (dark + 0.05)).toFixed(1);
}

/** Prints each pair with the contrast it really has on this screen, in the theme being shown. */
export function Inks() {
  const list = useRef<HTMLUListElement>(null);
  const [ratios, setRatios] = useState<readonly string[]>([]);

  useEffect(() => {
    const measure = () => {
      if (list.current) setRatios([...list.current.children].map(contrast));
    };
    measure();
    const themes = new MutationObserver(measure);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', measure);
    return () => {
      themes.disconnect();
      system.removeEventListener('change', measure);
    };
  }, []);

  return (
    <ul className="inks" ref={list}>
      {INKS.map(({ name, on, use }, index) => (
        <li key={`${name} ${on}`} className="ink" data-ink={name} data-on={on}>
          <span className="ink-ratio">{ratios[index] ?? '–'}</span>
          <span className="ink-name">
            {name} on {on}
          </span>
          <span>{use}</span>
        </li>
      ))}
    </ul>
  );
}
