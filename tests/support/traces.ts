import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Length of the shortest text to search for. Shorter ones may occur by chance. */
const MIN_LENGTH = 8;

/** Returns where these texts occur in a build, as whole words, each as `file: text`. */
export function tracesOf(build: string, texts: readonly string[]): string[] {
  const patterns = texts
    .filter((text) => text.length >= MIN_LENGTH)
    .map((text) => new RegExp(`(?<!\\w)${text.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`, 'i'));
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|xml|txt|md|js|json|svg)$/.test(file))
    .flatMap((file) => {
      const content = readFileSync(path.join(build, file), 'utf8');
      return patterns
        .filter((pattern) => pattern.test(content))
        .map((pattern) => `${file}: ${pattern.source}`);
    });
}
