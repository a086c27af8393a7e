/** Converts rows with bars to one Markdown table. */
export function tableOf(rows: string): string {
  const cells = rows
    .split('\n')
    .map((row) => row.trim().replace(/^\|/u, '').replace(/\|$/u, ''))
    .filter((row) => row.trim() !== '' && !/^[\s|:-]*-[\s|:-]*$/u.test(row))
    .map((row) => row.split(/(?<!\\)\|/u).map((cell) => cell.trim()));
  const columns = Math.max(0, ...cells.map((row) => row.length));
  const [head, ...body] = cells;
  // A single row or column is plain text.
  if (!head || columns < 2) return cells.map((row) => row.join(' – ')).join('\n\n');
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`;
  return [line(head), line(Array.from({ length: columns }, () => '---')), ...body.map(line)].join(
    '\n',
  );
}
