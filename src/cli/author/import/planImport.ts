import {isScheduled} from '../../../lib/isScheduled';
import {parsePostFile} from '../../../lib/postFile';
import type {CheckOptions} from '../../../plugins/post-schema/checkPosts';
import {checkPosts} from '../../../plugins/post-schema/checkPosts';
import type {Content} from '../../../plugins/post-schema/readContent';
import {addressResolver} from './addressResolver';
import {anchorsOf} from './anchorsOf';
import {chooseTarget} from './chooseTarget';
import {composePost} from './composePost';
import type {IndexedPost, LinkTarget} from './linkIndex';
import {linkIndex} from './linkIndex';
import type {PictureShelf, PlannedPicture} from './pictureShelf';
import {pictureShelf} from './pictureShelf';
import type {ReadPost} from './readPost';
import {rewriteAddresses} from './rewriteAddresses';

export interface PlannedPost {
  readonly source: string;
  /** Path from the site's root. */
  readonly file: string;
  readonly text: string;
  readonly isDraft: boolean;
  readonly notes: readonly string[];
  /** What could not come over. */
  readonly faults: readonly string[];
}

export interface ImportPlan {
  readonly posts: readonly PlannedPost[];
  readonly pictures: readonly PlannedPicture[];
  /** Why a file gives no post, by its path. */
  readonly refused: ReadonlyMap<string, string>;
}

export interface PlanSettings {
  readonly read: readonly ReadPost[];
  readonly content: Content;
  /** Every file of the imported folder. */
  readonly files: readonly string[];
  readonly known: Omit<CheckOptions, 'exists'>;
  readonly author: string;
  readonly oldSite: URL | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly badPicture: (source: string) => string | undefined;
  /** Whether a file is there, by its path from the site's root. */
  readonly exists: (file: string) => boolean;
}

interface Placed {
  readonly post: ReadPost;
  readonly slug: string;
  readonly target: LinkTarget;
  readonly note?: string;
}

const CARD = /\.(?:png|jpe?g|webp|svg)$/i;

function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

function place({read, content, oldSite}: PlanSettings, refused: Map<string, string>) {
  const choose = chooseTarget(content.posts);
  const placed: Placed[] = [];
  const indexed: IndexedPost[] = [];
  for (const post of read) {
    const chosen = choose(post.slug, post.date);
    const {source, name, picked} = post;
    const common = {source, name, addresses: picked.addresses};
    if (chosen.kind === 'there') {
      const {file, fields, body} = chosen.existing;
      const target: LinkTarget = {
        file: file.replace('blog/', ''),
        slug: String(fields['slug']),
        date: String(fields['date']),
        isDraft: fields['draft'] === true,
        anchors: once(() => anchorsOf(body)),
      };
      refused.set(source, `${file} is there already`);
      indexed.push({...common, target});
    } else {
      const {slug, file, note} = chosen;
      const anchors = once(() => anchorsOf(post.body));
      const target = {file, slug, date: post.date, isDraft: post.isDraft, anchors};
      placed.push({post, slug, target, note});
      indexed.push({...common, target});
    }
  }
  return {placed, findPost: linkIndex(indexed, oldSite?.pathname)};
}

function compose(
  {post, slug, target, note}: Placed,
  findPost: ReturnType<typeof linkIndex>,
  shelf: PictureShelf,
  settings: PlanSettings,
): PlannedPost {
  const {known, author, oldSite, now, badPicture} = settings;
  const faults: string[] = [];
  const today = new Date(now).toISOString().slice(0, 10);
  const resolver = addressResolver({
    source: post.source,
    slug,
    visibleFrom: post.isDraft ? undefined : isScheduled(post.date, now) ? post.date : today,
    anchors: target.anchors(),
    findPost,
    shelf,
    badPicture,
    oldSite,
    miss: (problem) => faults.push(problem),
  });
  const {text: body, notes} = rewriteAddresses(post.body, resolver);
  const cover = post.picked.image ? resolver.picture(post.picked.image) : undefined;
  const image = cover?.kind === 'new' && CARD.test(cover.address) ? cover.address : undefined;
  const series = known.series.find((key) => key === post.picked.series);
  return {
    source: post.source,
    file: `blog/${target.file}`,
    isDraft: post.isDraft,
    text: composePost({post, slug, author, body, image, series}),
    notes: [
      ...(note ? [note] : []),
      ...post.notes,
      ...notes,
      ...(post.picked.image && cover?.kind !== 'dead' && !image
        ? [`picture of the post (${post.picked.image}) kept in the comment only`]
        : []),
    ],
    faults: [...new Set(faults)],
  };
}

function problemsByFile(
  posts: readonly PlannedPost[],
  pictures: ReadonlySet<string>,
  settings: PlanSettings,
) {
  const files = posts.map(({file, text}) => parsePostFile(file, text));
  const {errors, warnings} = checkPosts([...settings.content.posts, ...files], {
    ...settings.known,
    exists: (file) => pictures.has(file) || settings.exists(file),
  });
  const problems = [...errors, ...warnings];
  const found = new Map<string, string>();
  for (const {file, source} of posts) {
    const own = problems.filter((problem) => problem.startsWith(`${file}: `));
    if (own.length > 0) {
      found.set(source, own.map((problem) => problem.slice(file.length + 2)).join('; '));
    }
  }
  return found;
}

/**
 * What an import would write. Posts that would not fit the schema are left out, and the plan made
 * anew without them, since others may have linked to them.
 */
export function planImport(settings: PlanSettings): ImportPlan {
  const refused = new Map<string, string>();
  let {read} = settings;
  for (;;) {
    const current = {...settings, read};
    const round = new Map(refused);
    const {placed, findPost} = place(current, round);
    const shelf = pictureShelf(settings.files);
    const posts = placed.map((each) => compose(each, findPost, shelf, current));
    const pictures = shelf.planned();
    const problems = problemsByFile(posts, new Set(pictures.map(({target}) => target)), current);
    if (problems.size === 0) {
      return {posts, pictures, refused: round};
    }
    for (const [source, problem] of problems) {
      refused.set(source, `would not fit this site: ${problem}`);
    }
    read = read.filter(({source}) => !problems.has(source));
  }
}
