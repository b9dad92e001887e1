/** What can be typed instead of a question. */
export const COMMANDS = [
  {name: '/help', does: 'lists the commands and keys'},
  {name: '/clear', does: 'deletes the conversation, also from this browser’s storage'},
  {name: '/sources', does: 'lists the passages the last answer rests on'},
  {name: '/model', does: 'goes to the settings: who writes the answers'},
] as const;

export type CommandName = (typeof COMMANDS)[number]['name'];
