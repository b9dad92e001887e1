import {matchCommands} from '../commands/matchCommands';

/** The line below the field while a command is being typed; undefined for a question. */
export function hintText(text: string): string | undefined {
  if (!text.trimStart().startsWith('/')) {
    return undefined;
  }
  const matches = matchCommands(text.trimEnd());
  const [only] = matches;
  if (!only) {
    return 'No such command. /help lists them.';
  }
  return matches.length === 1
    ? `${only.name} ${only.does}.`
    : `Tab completes: ${matches.map(({name}) => name).join(' ')}`;
}
