import {expect, test} from 'vitest';
import {lowerLabel} from './clusters';

const TEXTS = [
  'We spoke of hiring, with Docusaurus. Hiring is hard; hiring well is harder.',
  'Build it with Docusaurus or, better, Docusaurus and MCP. Equity is paid later.',
];

test.each([
  ['Hiring', 'hiring'],
  ['Docusaurus', 'Docusaurus'],
  ['Docusaurus plugins', 'Docusaurus plugins'],
  ['MCP', 'MCP'],
  ['AI agents', 'AI agents'],
  ['JavaScript', 'JavaScript'],
  ['Equity', 'equity'],
  ['llms.txt', 'llms.txt'],
])('%s', (label, expected) => {
  expect(lowerLabel(label, TEXTS)).toBe(expected);
});
