import {stringify} from 'yaml';

/** Collapses white space, including line breaks, to single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Formats rows as lines with aligned columns, indented by two spaces. Numbers align right. */
export function formatTable(rows: readonly (readonly (string | number)[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => `${row[column] ?? ''}`.length));
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      typeof cell === 'number'
        ? String(cell).padStart(widthOf(column))
        : cell.padEnd(widthOf(column)),
    );
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

/** Formats the text of a file with Prettier. */
export async function formatText(file: string, text: string): Promise<string> {
  // Loaded on demand, because loading it takes longer than the rest of a command.
  const {format, resolveConfig} = await import('prettier');
  return format(text, {...(await resolveConfig(file)), filepath: file});
}

/**
 * Formats a string as YAML 1.1, the version that Docusaurus parses, with quotes only where they are
 * needed.
 */
export function yamlText(value: string): string {
  return stringify(value, {version: '1.1', singleQuote: true, lineWidth: 0}).trim();
}
