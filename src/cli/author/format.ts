import type {BuiltInParserName, Options} from 'prettier';
import {stringify} from 'yaml';

/** Rows as lines with aligned columns, each indented by two spaces; numbers stand to the right. */
export function formatTable(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, String(cell).length);
    });
  }
  return rows.map((row) =>
    `  ${row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
      })
      .join('  ')}`.trimEnd(),
  );
}

/** Formats a text with the settings that the formatter finds for that file. */
export async function formatText(
  file: string,
  text: string,
  parser: BuiltInParserName,
): Promise<string> {
  // Loaded late: it takes longer than all the rest of a command.
  const {format, resolveConfig} = await import('prettier');
  const options: Options | null = await resolveConfig(file);
  return format(text, {...options, parser});
}

/**
 * A text as YAML writes it, in quotes only where it would else be read as something else, by YAML 1.1
 * too, which Docusaurus' parser speaks.
 */
export function yamlText(value: string): string {
  return stringify(value, {version: '1.1', singleQuote: true, lineWidth: 0}).trim();
}
