import {readContent} from '../../../src/plugins/post-schema/readContent';
import {shippedFiles} from '../corpus/writeCorpus';

/** The slug of the generated post of a corpus that half of them are longer than. */
export function middlePost(folder: string): string {
  const shipped = shippedFiles();
  const posts = readContent(folder).posts.filter(({file}) => !shipped.has(file));
  const sorted = posts.toSorted((a, b) => a.body.length - b.body.length);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) {
    throw new Error(`${folder} holds no generated post.`);
  }
  return String(middle.fields['slug']);
}
