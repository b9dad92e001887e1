import type {Random} from './pick';
import {pickAny, pickNumber} from './pick';

type Write = (word: () => string, number: () => number) => string;

const LANGUAGES: Readonly<Record<string, Write>> = {
  js: (word, number) => {
    const [list, item] = [word(), word()];
    return `const ${list}List = [${number()}, ${number()}, ${number()}];\n\n// Each ${item} counts once.\nfunction ${item}Of(values) {\n  return values.reduce((sum, value) => sum + value / ${number()}, 0);\n}\n\nconsole.log(\`${item}: \${${item}Of(${list}List).toFixed(2)}\`);`;
  },
  ts: (word, number) => {
    const [name, field] = [word(), word()];
    return `interface ${name}Entry {\n  readonly ${field}: number;\n  readonly label: string;\n}\n\nexport function find(entries: readonly ${name}Entry[]): ${name}Entry | undefined {\n  return entries.find((entry) => entry.${field} > ${number()});\n}`;
  },
  python: (word, number) => {
    const [name, value] = [word(), word()];
    return `def ${name}_of(${value}s, rate=0.0${number()}):\n    """The ${name} of each ${value}, oldest first."""\n    total = 0.0\n    for item in ${value}s:\n        total = total * (1 + rate) + item\n    return round(total, 2)\n\n\nprint(${name}_of([${number()}, ${number()}, ${number()}]))`;
  },
  bash: (word, number) =>
    `for name in ${word()} ${word()} ${word()}; do\n  grep -c "$name" notes.txt | head -n ${number()}\ndone`,
  json: (word, number) =>
    `{\n  "${word()}-name": "${word()}",\n  "limit": ${number()},\n  "parts": ["${word()}", "${word()}"],\n  "isOpen": true\n}`,
  yaml: (word, number) =>
    `${word()}-job:\n  every: ${number()}m\n  steps:\n    - run: ${word()}\n    - run: ${word()} --limit ${number()}`,
  sql: (word, number) =>
    `SELECT ${word()} AS name, COUNT(*) AS times\nFROM ${word()}s\nWHERE ${word()} > ${number()}\nGROUP BY 1\nORDER BY times DESC;`,
  text: (word, number) =>
    [word(), word(), word()].map((name) => `${name.padEnd(16)} ${number()}.${number()}`).join('\n'),
};

/** A fenced block of code of any of several languages, named after words of its post. */
export function codeBlock(word: () => string, random: Random): string {
  const language = pickAny(Object.keys(LANGUAGES), random);
  return `\`\`\`${language}\n${LANGUAGES[language]?.(word, () => pickNumber(2, 99, random))}\n\`\`\``;
}
