import type {BuiltInParserName, Options} from 'prettier';

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
