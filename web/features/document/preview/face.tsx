/** Where a picture of the author would be: their letter. */
export function Face({ name }: { name: string }) {
  return (
    <span className="face" aria-hidden="true">
      {(name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}
