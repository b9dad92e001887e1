import {COMMANDS} from './commands';

/** The commands that what is typed may become; none for a question. */
export function matchCommands(text: string): readonly (typeof COMMANDS)[number][] {
  const typed = text.trimStart().toLowerCase();
  return typed.startsWith('/') ? COMMANDS.filter(({name}) => name.startsWith(typed)) : [];
}
