export interface FoundSnippetProps {
  snippet: {
    text: string;
    /** Start and end offsets, in order. */
    marks: readonly (readonly [number, number])[];
  };
  /** BCP 47 tag, if known. */
  lang?: string;
}

/** Text around a search match, with the matches marked. */
export function FoundSnippet({ snippet: { text, marks }, lang }: FoundSnippetProps) {
  return (
    <p className="snippet" dir="auto" lang={lang}>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </p>
  );
}
