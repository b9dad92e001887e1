import {matchCommands} from './matchCommands';

/** The first command that begins like what is typed; undefined where there is nothing to add. */
export function completeCommand(text: string): string | undefined {
  const [first] = matchCommands(text);
  return first && first.name !== text.trim().toLowerCase() ? first.name : undefined;
}
