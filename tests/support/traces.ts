import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Minimum length of a mark; shorter ones may occur in texts or code by chance. */
const MIN_MARK = 8;

/** Occurrences of another owner's marks in a built site, each as `file: mark`. */
export function tracesOf(build: string, marks: readonly string[]): string[] {
  // Whole words only: "the founders" of a company is not the name "The founder".
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
