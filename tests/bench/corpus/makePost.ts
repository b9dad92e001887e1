import type {Random, Vocabulary, Words} from './words';
import {capitalized, pickAny, pickNumber, pickZipf, vocabularyOf} from './words';

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
function codeBlock(word: () => string, random: Random): string {
  const language = pickAny(Object.keys(LANGUAGES), random);
  return `\`\`\`${language}\n${LANGUAGES[language]?.(word, () => pickNumber(2, 99, random))}\n\`\`\``;
}

const SHAPES: readonly ((word: () => string) => string)[] = [
  (word) => `${word()} and ${word()} by hand`,
  (word) => `What ${word()} says about ${word()}`,
  (word) => `${word()} without the ${word()}`,
  (word) => `Notes on ${word()}, ${word()} and ${word()}`,
  (word) => `The ${word()} behind every ${word()}`,
  (word) => `A ${word()} for the ${word()} that is late`,
  (word) => `When ${word()} meets ${word()}`,
  (word) => `How a ${word()} becomes ${word()}`,
  (word) => `${word()} is not ${word()}`,
  (word) => `Reading ${word()} like a ${word()}`,
];

/** A headline of at most 70 characters, and an address that no post of `taken` has. */
function postTitle(
  word: () => string,
  taken: ReadonlySet<string>,
  random: Random,
): {title: string; slug: string} {
  for (let tries = 0; tries < 1000; tries += 1) {
    const title = capitalized(pickAny(SHAPES, random)(word));
    const slug = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    if (title.length <= 70 && !taken.has(slug)) {
      return {title, slug};
    }
  }
  throw new Error('No new title was found in 1,000 tries.');
}

/** A post that others may link to. */
export interface Target {
  /** Name of its file, with the extension. */
  readonly file: string;
  readonly slug: string;
  readonly title: string;
}

export interface MadePost extends Target {
  /** The text of the file. */
  readonly text: string;
}

export interface PostOptions {
  readonly words: Words;
  /** Keys of all tags that there are. */
  readonly tags: readonly string[];
  /** YYYY-MM-DD */
  readonly date: string;
  /** Posts that are there already. */
  readonly others: readonly Target[];
  readonly random: Random;
}

function tagsOf({words, tags, random}: PostOptions): string[] {
  const main = random() < 0.9 ? pickZipf(words.tags, random) : pickAny(tags, random);
  const beside = words.besideTag.get(main) ?? [];
  const chosen = new Set([main]);
  const wanted = pickNumber(3, 7, random);
  for (let turn = 0; chosen.size < wanted; turn += 1) {
    // A tag in seven is any, so that the rare ones are not forgotten.
    const isAny = beside.length === 0 || turn > 20 || random() < 1 / 7;
    chosen.add(isAny ? pickAny(tags, random) : pickZipf(beside, random));
  }
  return [...chosen];
}

function descriptionOf({sentence}: Vocabulary): string {
  for (let tries = 0; tries < 200; tries += 1) {
    const text = sentence();
    if (text.length >= 60 && text.length <= 150) {
      return text;
    }
  }
  throw new Error('No sentence of 60 to 150 characters was found for a description.');
}

function table({word}: Vocabulary, random: Random): string {
  const rows = Array.from(
    {length: pickNumber(3, 6, random)},
    () => `| ${capitalized(word())} | ${pickNumber(1, 999, random)} | ${word()} ${word()} |`,
  );
  return [`| ${capitalized(word())} | Number | Note |`, '| --- | --- | --- |', ...rows].join('\n');
}

function list({word, sentence}: Vocabulary, random: Random): string {
  const isOrdered = random() < 0.3;
  return Array.from(
    {length: pickNumber(3, 6, random)},
    (_, place) => `${isOrdered ? `${place + 1}.` : '-'} **${capitalized(word())}**: ${sentence()}`,
  ).join('\n');
}

function formula(random: Random): string {
  const [a, b] = [pickNumber(2, 40, random), pickNumber(2, 9, random)];
  return `$$\nv = \\frac{${a}}{1 + r^${b}} + \\sum_{i=1}^{${b}} x_i\n$$`;
}

function linked({others, random}: PostOptions, vocabulary: Vocabulary): string {
  const target = pickAny(others, random);
  return `${vocabulary.sentence()} See [${target.title.replaceAll(/[[\]]/g, '')}](./${target.file}).`;
}

function part(options: PostOptions, vocabulary: Vocabulary): string[] {
  const {random, others} = options;
  const {word, paragraph} = vocabulary;
  const level = random() < 0.2 ? '###' : '##';
  const heading = [word(), ...Array.from({length: pickNumber(1, 4, random)}, word)].join(' ');
  const extra = random();
  return [
    `${level} ${capitalized(heading)}`,
    paragraph(pickNumber(2, 5, random)),
    ...(extra < 0.25 ? [codeBlock(word, random)] : []),
    ...(extra >= 0.25 && extra < 0.45 ? [list(vocabulary, random)] : []),
    ...(extra >= 0.45 && extra < 0.55 ? [table(vocabulary, random)] : []),
    ...(extra >= 0.55 && extra < 0.6 ? [formula(random)] : []),
    ...(random() < 0.3 && others.length > 0 ? [linked(options, vocabulary)] : []),
    paragraph(pickNumber(2, 4, random)),
  ];
}

function wordCount(blocks: readonly string[]): number {
  return blocks.join(' ').split(/\s+/).length;
}

/** A post of 400 to 1,400 words about its tags: headings, lists, code, tables, formulas, links. */
export function makePost(options: PostOptions): MadePost {
  const {words, date, others, random} = options;
  const tags = tagsOf(options);
  const vocabulary = vocabularyOf(words, tags, random);
  const {title, slug} = postTitle(
    vocabulary.word,
    new Set(others.map((post) => post.slug)),
    random,
  );
  const front = {title, description: descriptionOf(vocabulary), slug, date};
  const head = [
    ...Object.entries(front).map(
      ([field, value]) => `${field}: ${/title|desc/.test(field) ? JSON.stringify(value) : value}`,
    ),
    'authors: [founder]',
    `tags: [${tags.join(', ')}]`,
  ];
  const blocks = [vocabulary.paragraph(2), vocabulary.paragraph(2)];
  const wanted = pickNumber(400, 1100, random);
  const rest: string[] = [];
  while (wordCount([...blocks, ...rest]) < wanted) {
    rest.push(...part(options, vocabulary));
  }
  const text = [...blocks, '{/* truncate */}', ...rest].join('\n\n');
  return {
    title,
    slug,
    file: `${date}-${slug}.mdx`,
    text: `---\n${head.join('\n')}\n---\n\n${text}\n`,
  };
}
