/** A Markdown table, padded as Prettier pads it; columns of numbers stand to the right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = head.map(
    (_, column) =>
      rows.length > 0 && rows.every((row) => /^(?:–|[<+−-]?\d.*)$/.test(row[column] ?? '')),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
