import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const eslint = new ESLint({overrideConfigFile: '.eslint.config.mjs'});

async function faults(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return (result?.messages ?? []).map(({ruleId}) => ruleId);
}

function importing(source: string): string {
  return `import * as x from '${source}';\nexport default x;\n`;
}

test.each([
  ['a feature may not import another', 'src/features/home/index.tsx', '../chat'],
  [
    'a feature may not import the configuration',
    'src/features/home/index.tsx',
    '../../config/navbar',
  ],
  ['a component may not import data', 'src/components/FontPreload.tsx', '../data/owner'],
  ['a hook may not import a feature', 'src/hooks/useOwner.ts', '../features/home'],
  ['lib may not import a hook', 'src/lib/feeds.ts', '../hooks/useOwner'],
  [
    'a plugin may not import a feature',
    'src/plugins/data-check/index.ts',
    '@site/src/features/home',
  ],
  ['a page may not import data', 'src/pages/chat.tsx', '../data/owner'],
])('%s', async (_name, file, source) => {
  expect(await faults(file, importing(source))).toContain('boundaries/dependencies');
});

test.each([
  ['src/features/home/index.tsx', '../../lib/paths'],
  ['src/pages/chat.tsx', '../features/chat'],
  ['src/plugins/data-check/index.ts', '../../data/owner'],
])('%s may import %s', async (file, source) => {
  expect(await faults(file, importing(source))).not.toContain('boundaries/dependencies');
});

test.each(['zod', 'node:fs'])('the browser’s code may not import %s', async (source) => {
  expect(await faults('src/features/home/index.tsx', importing(source))).toContain(
    'no-restricted-imports',
  );
});
