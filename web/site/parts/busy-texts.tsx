/** Both texts of a button take up its width, and the script shows one, so that the width never changes. */
export function BusyTexts({ idle, busy }: { idle: string; busy: string }) {
  return (
    <span className="button-texts">
      <span>{idle}</span>
      <span data-off="">{busy}</span>
    </span>
  );
}
