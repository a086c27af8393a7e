/** An initial in place of the author's picture. */
export function Face({ name }: { name: string }) {
  return (
    <span className="face" aria-hidden="true">
      {(name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}
