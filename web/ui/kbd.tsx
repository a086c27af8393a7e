/** "Mod" becomes ⌘ on Apple keyboards and Ctrl elsewhere. */
function keyName(key: string): string {
  if (key !== 'Mod') return key;
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
    ? '⌘'
    : 'Ctrl';
}

export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="keys">
      {keys.map((key) => (
        <kbd key={key} className="kbd">
          {keyName(key)}
        </kbd>
      ))}
    </span>
  );
}
