import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type * as z from 'zod';
import {bookTopics} from '../../data/bookTopics';
import {
  articleSchema,
  bookSchema,
  checkList,
  mediaSchema,
  timelineSchema,
} from '../../data/schemas/shelves';
import {questions} from '../../data/questions';
import {ARTICLES, BOOKS, MEDIA, TIMELINES} from '../../data/shelves';
import type {Question} from '../../data/types';
import {plainPath} from '../../lib/siteLinks';
import {uncheckedLists} from './uncheckedLists';

type Lists = Readonly<Record<string, readonly {readonly id: string}[]>>;

/** Returns all problems in the lists that `src/data/shelves` groups, one per line. */
function checkData(): string[] {
  const problemsOf = (lists: Lists, schema: z.ZodType) =>
    Object.entries(lists).flatMap(([name, entries]) =>
      checkList(`src/data/${name}.ts`, schema, entries),
    );
  return [
    ...problemsOf(BOOKS, bookSchema(bookTopics)),
    ...problemsOf(MEDIA, mediaSchema),
    ...problemsOf(ARTICLES, articleSchema),
    ...problemsOf(TIMELINES, timelineSchema),
  ];
}

/**
 * Returns the permalinks of suggested questions whose post no longer exists, without duplicates. The
 * link checker finds other missing pages.
 */
export function questionsWithoutPost(
  suggestions: readonly Question[],
  {blogPosts}: Pick<BlogContent, 'blogPosts'>,
  baseUrl: string,
): string[] {
  const postPaths = new Set(blogPosts.map(({metadata}) => plainPath(metadata.permalink)));
  const isMissing = (permalink: string): boolean => {
    const path = plainPath(permalink.replace(/[?#].*$/, ''));
    return (
      /^\/blog\/(?!(?:tags|authors|archive|page)(?:\/|$))/.test(path) &&
      !postPaths.has(normalizeUrl([baseUrl, path]))
    );
  };
  return [...new Set(suggestions.map(({permalink}) => permalink).filter(isMissing))];
}

/**
 * Fails the build if a list in `src/data/` does not match its schema. Reports lists without a schema, and
 * suggested questions whose post no longer exists, which the chat leaves out.
 *
 * @param isStrict true if these reports fail the build
 */
export default function dataCheck({siteDir, baseUrl}: LoadContext, isStrict: boolean): Plugin {
  return {
    name: 'data-check',
    allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      const missing = questionsWithoutPost(questions, blog, baseUrl);
      const problems = missing.map(
        (permalink) =>
          `src/data/questions.ts: the question about ${permalink} leads to a post that does not exist. Give it another permalink, or remove it.`,
      );
      if (problems.length > 0 && isStrict) {
        throw new Error(problems.join('\n'));
      }
      problems.forEach((problem) => logger.warn(`${problem} The chat leaves it out.`));
      // For `usePluginData('data-check')` in the chat.
      actions.setGlobalData({missing});
    },
    loadContent() {
      const checked = Object.keys({...BOOKS, ...MEDIA, ...ARTICLES, ...TIMELINES});
      const unchecked = uncheckedLists(siteDir, checked);
      const problems = [...checkData(), ...(isStrict ? unchecked : [])];
      if (!isStrict) {
        unchecked.forEach((line) => logger.warn(line));
      }
      if (problems.length > 0) {
        throw new Error(`Problems in src/data (${problems.length}):\n${problems.join('\n')}`);
      }
    },
  };
}
