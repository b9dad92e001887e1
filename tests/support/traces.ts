import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Fewest characters of a mark that no word of a text or of code is by chance. */
const MIN_MARK = 8;

/** Where a built site names what is another's, each as `file: mark`. */
export function tracesOf(build: string, marks: readonly string[]): string[] {
  // As words of their own: "the founders" of a company are nobody's name.
  const forms = marks
    .filter((mark) => mark.length >= MIN_MARK)
    .map((mark) => new RegExp(`(?<!\\w)${mark.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`, 'i'));
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|xml|txt|md|js|json|svg)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(build, file), 'utf8');
      return forms.filter((form) => form.test(text)).map((form) => `${file}: ${form.source}`);
    });
}
