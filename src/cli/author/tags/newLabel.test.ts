import {expect, test} from 'vitest';
import {newLabel} from './newLabel';

test.each([
  ['vibe-coding', 'Vibe coding', 'agent-coding', 'Agent coding'],
  ['option', 'Options', 'derivatives', 'Derivatives'],
  ['mcp', 'MCP', 'model-context-protocol', 'Model context protocol'],
  ['llm', 'Language models', 'models', 'Language models'],
])('%s (%s) as %s: %s', (key, label, renamed, expected) => {
  expect(newLabel(key, label, renamed)).toBe(expected);
});
