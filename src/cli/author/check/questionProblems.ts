import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseQuestions, unmatchedAdvice} from 'docusaurus-theme-search-ask';
import {derivePost} from '../../../lib/derivePost';
import {nearest} from '../../../lib/nearest';
import type {PostFile} from '../../../lib/postFile';
import {filesBelow} from '../files';
import {hasChunk, sourceChunks} from './sourceChunks';

const FOLDER = 'blog/answers';

/** Line of the entry for the text that begins with these words. */
function lineOf(source: string, starts: string): number {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.includes(starts.slice(0, 20)));
  return Math.max(0, at) + 1;
}

function problemsOf(file: string, source: string, post: PostFile): string[] {
  const {entries, problems} = parseQuestions(file, source);
  const chunks = sourceChunks(post.body);
  // A post with invalid MDX has no chunks; another check reports the MDX error.
  const lost = entries.filter(({starts}) => chunks.length > 0 && !hasChunk(chunks, starts));
  return [
    ...problems,
    ...lost.map(({starts}) => {
      const fix = unmatchedAdvice(starts, chunks);
      return `${file}:${lineOf(source, starts)}: nothing in ${post.file} begins with "${starts}"; ${fix}`;
    }),
  ];
}

/**
 * Finds question files without a post, and questions about text that no longer exists.
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
