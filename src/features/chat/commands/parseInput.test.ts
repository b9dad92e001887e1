import {expect, test} from 'vitest';
import {completeCommand} from './completeCommand';
import {matchCommands} from './matchCommands';
import type {Input} from './parseInput';
import {parseInput} from './parseInput';

test.each<[string, Input]>([
  ['', {kind: 'nothing'}],
  ['  \n', {kind: 'nothing'}],
  [' What is a cliff? ', {kind: 'question', question: 'What is a cliff?'}],
  ['What does and/or mean?', {kind: 'question', question: 'What does and/or mean?'}],
  ['/blog/agents.md', {kind: 'question', question: '/blog/agents.md'}],
  ['/help', {kind: 'command', name: '/help'}],
  [' /CLEAR ', {kind: 'command', name: '/clear'}],
  ['/sources please', {kind: 'command', name: '/sources'}],
  ['/model', {kind: 'command', name: '/model'}],
  ['/foo', {kind: 'unknown-command', typed: '/foo'}],
  ['/', {kind: 'unknown-command', typed: '/'}],
  ['/constructor', {kind: 'unknown-command', typed: '/constructor'}],
])('%j is read as what it is', (text, input) => {
  expect(parseInput(text)).toEqual(input);
});

test.each([
  ['/', '/help'],
  ['/c', '/clear'],
  ['/MO', '/model'],
  ['/model', undefined],
  ['/model ', undefined],
  ['/x', undefined],
  ['clear', undefined],
  ['', undefined],
])('%j is completed to %s', (text, completed) => {
  expect(completeCommand(text)).toBe(completed);
});

test('a slash offers every command, and a question none', () => {
  expect(matchCommands('/').map(({name}) => name)).toEqual([
    '/help',
    '/clear',
    '/sources',
    '/model',
  ]);
  expect(matchCommands('What?')).toEqual([]);
});
