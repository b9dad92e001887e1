import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nearestText} from 'docusaurus-theme-search-ask/answers';
import {readQuestionFile} from '../../../data/schemas/questionFile';
import {derivePost} from '../../../lib/derivePost';
import {nearest} from '../../../lib/nearest';
import type {PostFile} from '../../../lib/postFile';
import {findChunk, sourceChunks} from '../../../lib/sourceQuestions';
import {filesBelow} from '../files';

const FOLDER = 'blog/answers';

/** Line of an entry that begins with some words. */
function lineOf(source: string, starts: string): number {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.includes(starts.slice(0, 20)));
  return Math.max(0, at) + 1;
}

/** First words of a text, enough to tell it from others. */
function firstWords(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 60);
}

function problemsOf(file: string, source: string, post: PostFile): string[] {
  const {entries, problems} = readQuestionFile(file, source);
  const chunks = sourceChunks(post.body);
  const lost = entries.filter(({starts}) => findChunk(chunks, starts) === undefined);
  return [
    ...problems,
    ...lost.map(({starts}) => {
      const guess = nearestText(
        starts,
        chunks.map(({text}) => text),
      );
      const fix = guess
        ? `did you mean "${firstWords(guess)}"?`
        : 'copy the first words of a paragraph, list or table, or delete the entry';
      return `${file}:${lineOf(source, starts)}: nothing in ${post.file} begins with "${starts}"; ${fix}`;
    }),
  ];
}

/**
 * Finds files of questions without a post, and questions whose text is gone.
 *
 * @param root folder of the site
 */
export function questionProblems(root: string, posts: readonly PostFile[]): string[] {
  const bySlug = new Map(posts.map((post) => [derivePost(post).slug.replace(/^\//, ''), post]));
  return filesBelow(root, FOLDER, /\.ya?ml$/).flatMap((file) => {
    const slug = file.slice(FOLDER.length + 1).replace(/\.yml$/, '');
    const post = bySlug.get(slug);
    if (post === undefined) {
      const guess = nearest(slug, bySlug.keys());
      const fix = guess ? `did you mean ${FOLDER}/${guess}.yml?` : 'rename or delete the file';
      return [`${file}:1: no post has the address /blog/${slug}; ${fix}`];
    }
    return problemsOf(file, readFileSync(path.join(root, file), 'utf8'), post);
  });
}
