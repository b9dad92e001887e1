/** Files of a new site, which replace those that ship with the application. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../files';
import {yamlText} from '../format';

const TEMPLATE = path.join(__dirname, 'template');

/** Returns the files in a folder of the template, by path. Replaces `{{name}}` with `values.name`. */
export function templateFiles(
  folder: string,
  values: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const read = (file: string) =>
    readFileSync(path.join(TEMPLATE, file), 'utf8').replaceAll(
      /\{\{(\w+)\}\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    );
  return Object.fromEntries(filesBelow(TEMPLATE, folder).map((file) => [file, read(file)]));
}

/** Escapes characters that have a special meaning in MDX. */
function plainMdx(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#&]/g, '\\$&');
}

type Identity = Readonly<Record<'name' | 'siteTitle' | 'tagline', string>>;

/** Returns the page `/about-this-site`, which is linked from the footer and the search. */
export function aboutPage({name, siteTitle, tagline}: Identity): Record<string, string> {
  const description = `What ${siteTitle} is, who writes it, how to report a mistake, and where else to find the author.`;
  return templateFiles('src/pages', {
    name: plainMdx(name),
    tagline: plainMdx(tagline),
    description: yamlText(description),
  });
}

/**
 * Returns the files of a blog with one post.
 *
 * @param author key of `blog/authors.yml`
 * @param day YYYY-MM-DD
 */
export function freshBlog(author: string, day: string): Record<string, string> {
  const {'blog/hello.md': hello = '', ...lists} = templateFiles('blog', {
    author: yamlText(author),
    day,
  });
  return {...lists, [`blog/${day}-hello.md`]: hello};
}

/** Returns `blog/authors.yml` with one author, who has a page. */
export function authorsFile(key: string, {name, siteTitle, tagline}: Identity): string {
  return `${yamlText(key)}:
  name: ${JSON.stringify(name)}
  title: ${JSON.stringify(`Author of ${siteTitle === name ? 'this site' : siteTitle}`)}
  description: ${JSON.stringify(tagline)}
  page: true
`;
}

/** Returns `blog/words.txt`, the list of words for the spell checker, with the author's name. */
export function wordsFile(name: string): string {
  // The spell checker ignores shorter words.
  const words = name.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const comment = '# Words that the spell checker should accept, one per line.';
  return [comment, ...new Set(words), ''].join('\n');
}

const LIST =
  /^import type \{(\w+)\} from '\.\/types';[^]*^export const (\w+): readonly \1\[\] = \[/m;

/**
 * Removes the entries from a list in `src/data`.
 *
 * @param text text of the file
 * @returns the new text; undefined if the file does not have the format of the shipped lists
 */
export function emptyList(text: string): string | undefined {
  const [, type, name] = LIST.exec(text) ?? [];
  return name === undefined
    ? undefined
    : `import type {${type}} from './types';

/** Empty; src/data/types.ts and src/data/schemas/shelves.ts list the fields of an entry. */
export const ${name}: readonly ${type}[] = [];
`;
}
