import {addressOf, blogAddresses} from '../../features/content-check/addressProblems';
import type {Content} from '../../features/content-check/readContent';
import {planRedirects} from '../../features/old-addresses/planRedirects';
import {redirectsSchema} from '../../data/schemas/lists';
import {readTagsFile} from '../../lib/derivePost';
import {yamlLine} from '../../lib/yamlLine';

/**
 * Returns a message for each redirect that the build would leave out because it leads to no page of the
 * blog, starts at a post, or contradicts another redirect. Pages outside `/blog` are known only to the
 * build, so redirects to them are not checked.
 */
export function redirectProblems({posts, lists, sources}: Content): string[] {
  const redirects = redirectsSchema.safeParse(lists.redirects).data ?? [];
  const published = posts.filter(
    ({fields, problems}) => fields['draft'] !== true && problems.length === 0,
  );
  const postAddresses = new Set(published.map(addressOf));
  const pages = [
    ...blogAddresses(published, {
      tagsFile: readTagsFile(lists.tags),
      authors: Object.keys(lists.authors ?? {}),
    }),
    ...redirects.map(({to}) => to).filter((to) => !to.startsWith('/blog/')),
  ];
  const source = sources['blog/redirects.yml'] ?? '';
  return planRedirects(
    redirects.map((redirect, index) => ({...redirect, line: yamlLine(source, [index]) ?? 1})),
    pages,
    (file) => file.endsWith('.html') && postAddresses.has(file.replace(/(?:\/index)?\.html$/, '')),
  ).problems;
}
