import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {ContentBlock} from 'docusaurus-built-pages';
import {formatOf} from 'docusaurus-blog-import/markdown';
import {addQuestions, questionFile} from 'docusaurus-theme-search-ask';
import {nearest} from '../../lib/nearest';
import type {MarkdownSettings} from '../../lib/owner';
import {textBlocks} from '../../lib/plainText';
import {blockTitle} from '../../lib/plotBlock';
import type {PostFile} from '../../lib/postFile';
import {addressOf} from './addressProblems';

const FOLDER = 'blog/answers';

/** Maximum number of consecutive texts, such as rows of a table, that one entry's `starts` may span. */
const MAX_SPAN = 10;

/**
 * Returns a block for each text of a post. The block also contains the next texts, because they may
 * belong to the same block in the built page.
 */
function sourceBlocks(post: PostFile, markdown: MarkdownSettings): ContentBlock[] {
  const texts: {anchor: string | null; text: string}[] = [];
  let anchor: string | null = null;
  for (const block of textBlocks(post.body, formatOf(post, markdown))) {
    if (block.kind === 'heading') {
      anchor = block.id ?? null;
      continue;
    }
    const title = blockTitle(block.meta);
    if (title !== undefined) {
      texts.push({anchor, text: title});
    }
    texts.push({anchor, text: block.text});
  }
  return texts.map((first, index) => ({
    kind: 'text',
    anchor: first.anchor,
    lines: texts.slice(index, index + MAX_SPAN).map(({text}) => text),
  }));
}

/**
 * Checks the questions in `blog/answers` as the build does, but against the source of the posts.
 * Reports, with `file:line`, files without a post, and entries that match no text.
 */
export async function questionProblems(
  root: string,
  posts: readonly PostFile[],
  markdown: MarkdownSettings,
): Promise<string[]> {
  const folder = path.join(root, FOLDER);
  const names = existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
        /\.ya?ml$/.test(name),
      )
    : [];
  const postsByFile = new Map(
    posts.map((post) => [questionFile(addressOf(post), {'/blog': FOLDER}) ?? '', post]),
  );
  const problems = names.sort().map(async (name) => {
    const file = `${FOLDER}/${name.replaceAll(path.sep, '/')}`;
    const post = postsByFile.get(file);
    if (!post) {
      const meant = nearest(file, postsByFile.keys());
      const fix = meant
        ? `did you mean "${meant}"?`
        : "name it after the post's slug, or delete it";
      // The slug of a post that cannot be read is unknown.
      return posts.some((each) => each.problems.length > 0)
        ? []
        : [`${file}:1: no post has this address; ${fix}`];
    }
    const blocks = sourceBlocks(post, markdown);
    // A post that is not valid MDX has no blocks; the build reports it.
    return blocks.length === 0 ? [] : (await addQuestions(blocks, file, root)).problems;
  });
  return (await Promise.all(problems)).flat();
}
