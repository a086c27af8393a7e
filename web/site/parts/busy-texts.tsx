/** Both texts of a button hold its width; the script of the page shows one. */
export function BusyTexts({ idle, busy }: { idle: string; busy: string }) {
  return (
    <span className="button-texts">
      <span>{idle}</span>
      <span data-off="">{busy}</span>
    </span>
  );
}
