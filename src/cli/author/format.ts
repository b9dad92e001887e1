import {stringify} from 'yaml';

/** The words of a text on one line, so that no title or list is broken by it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Rows as lines with aligned columns, each indented by two spaces; numbers stand to the right. */
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

/** Formats a text as the formatter would that file. */
export async function formatText(file: string, text: string): Promise<string> {
  // Loaded late: it takes longer than all the rest of a command.
  const {format, resolveConfig} = await import('prettier');
  return format(text, {...(await resolveConfig(file)), filepath: file});
}

/**
 * A text as YAML writes it, in quotes only where it would else be read as something else, by YAML 1.1
 * too, which Docusaurus' parser speaks.
 */
export function yamlText(value: string): string {
  return stringify(value, {version: '1.1', singleQuote: true, lineWidth: 0}).trim();
}
