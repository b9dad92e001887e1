import {Command} from 'commander';
import {derivePost, readDay} from '../../lib/derivePost';
import {isScheduled} from '../../lib/dates';
import type {PostFile} from '../../lib/postFile';
import {readContent} from '../../plugins/post-schema/readContent';
import type {AuthorContext} from './context';
import {formatTable} from './format';

/** The day of a post; undefined where none can be read. */
function dateOf(post: PostFile): string | undefined {
  const {date} = post.fields;
  const isWrong = post.problems.length > 0 || (date !== undefined && readDay(date) === undefined);
  return isWrong ? undefined : derivePost(post).date;
}

/** `author schedule`: what will appear when. */
export function scheduleCommand({root, now, print, warn}: AuthorContext): Command {
  return new Command('schedule').action(() => {
    const {posts} = readContent(root);
    const rows = posts
      .flatMap((post) => {
        const date = dateOf(post);
        return date === undefined ? [] : [{date, post, isDraft: post.fields['draft'] === true}];
      })
      .sort((a, b) => a.date.localeCompare(b.date));
    const ready = rows.filter(({isDraft}) => !isDraft);
    const isUnlisted = ({fields}: PostFile) => fields['unlisted'] === true;
    const visible = ready.filter(({date, post}) => !isUnlisted(post) && !isScheduled(date, now));
    const lists = {
      Scheduled: ready.filter(({date}) => isScheduled(date, now)),
      Drafts: rows.filter(({isDraft}) => isDraft),
      'Last published': visible.slice(-1),
    };
    const sections = Object.entries(lists).map(([name, list]) => {
      const cells = list.map(({date, post}) => [
        date,
        derivePost(post).title,
        isUnlisted(post) ? `${post.file} (unlisted)` : post.file,
      ]);
      return [`${name} (${list.length})`, ...formatTable(cells)].join('\n');
    });
    print(sections.join('\n\n'));
    for (const post of posts.filter((each) => dateOf(each) === undefined)) {
      warn(`${post.file}: its date cannot be read; npm run author -- check`);
    }
  });
}
