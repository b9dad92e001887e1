import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const SHEETS = ['tokens', 'accent', 'clusters'].map((name) =>
  path.join(__dirname, `../../css/${name}.css`),
);

function kindOf(name: string, value: string): 'space' | 'colors' | 'text' | 'others' {
  if (name.startsWith('space-')) {
    return 'space';
  }
  // Checked before the names of text sizes, because some colors have a name such as `text-muted`.
  if (/^(?:#|rgb|var)/.test(value)) {
    return 'colors';
  }
  return name.startsWith('text-') ? 'text' : 'others';
}

/** Docusaurus plugin that provides the names of all design tokens, by kind, as `tokens.json`. */
export default function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    async contentLoaded({actions}) {
      const css = SHEETS.map((file) => readFileSync(file, 'utf8')).join('\n');
      const kinds = {colors: new Set(), text: new Set(), space: new Set(), others: new Set()};
      for (const [, name = '', value = ''] of css.matchAll(/^ *--site-([\w-]+): (.+);$/gm)) {
        kinds[kindOf(name, value)].add(name);
      }
      const lists = Object.entries(kinds).map(([kind, names]) => [kind, [...names]]);
      await actions.createData('tokens.json', JSON.stringify(Object.fromEntries(lists)));
    },
  };
}
