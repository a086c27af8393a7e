export interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string;
  lines?: number;
}

export function Skeleton({ label, lines = 4 }: SkeletonProps) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  );
}
