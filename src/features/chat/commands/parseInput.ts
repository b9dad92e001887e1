import {limitQuestion} from '../limitQuestion';
import type {CommandName} from './commands';
import {COMMANDS} from './commands';

export type Input =
  | {readonly kind: 'nothing'}
  | {readonly kind: 'question'; readonly question: string}
  | {readonly kind: 'command'; readonly name: CommandName}
  | {readonly kind: 'unknown-command'; readonly typed: string};

/** What was typed, told apart. A slash alone or before anything but letters is a question's own. */
export function parseInput(text: string): Input {
  const question = limitQuestion(text);
  if (question === '') {
    return {kind: 'nothing'};
  }
  const typed = /^\/[a-z]*(?=\s|$)/i.exec(question)?.[0];
  if (typed === undefined) {
    return {kind: 'question', question};
  }
  const command = COMMANDS.find(({name}) => name === typed.toLowerCase());
  return command
    ? {kind: 'command', name: command.name}
    : {kind: 'unknown-command', typed: question};
}
