import type {Page} from '@playwright/test';
import {content, sourcePosts, sourceTags} from './sourcePosts';

export interface Entry {
  readonly title: string;
  readonly href: string;
  /** The reason of a related post, the sentence of a mention. */
  readonly text: string;
}

export interface Companions {
  /** The series box: its title, its place, and its links, each with the word before it. */
  readonly series: {readonly title: string; readonly text: string; readonly links: Entry[]} | null;
  readonly related: readonly Entry[];
  readonly mentions: readonly Entry[];
  /** The text of the post by the anchor of the heading it stands under; '' before the first. */
  readonly post: Readonly<Record<string, string>>;
  /** Paths of the pages that its text links to. */
  readonly links: readonly string[];
}

const known = new Map<string, Promise<Companions>>();

/** What stands under the post at a path, and what the post says, as the server sends it. */
export function companionsOf(page: Page, path: string): Promise<Companions> {
  const companions = known.get(path) ?? readCompanions(page, path);
  known.set(path, companions);
  return companions;
}

async function readCompanions(page: Page, path: string): Promise<Companions> {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    const plain = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const regions = [...(main?.querySelectorAll('section[aria-labelledby]') ?? [])];
    const named = (name: RegExp) =>
      regions.find((region) => name.test(plain(region.querySelector('h2'))));
    const entries = (region: Element | undefined) =>
      [...(region?.querySelectorAll('li') ?? [])].map((item) => ({
        title: plain(item.querySelector('a')),
        href: item.querySelector('a')?.getAttribute('href') ?? '',
        text: plain(item.querySelector('p, blockquote, span')),
      }));
    const series = named(/^Series: /);
    const post: Record<string, string> = {};
    let anchor = '';
    for (const block of main?.querySelectorAll('.markdown > *') ?? []) {
      anchor = /^H[2-6]$/.test(block.tagName) ? block.id : anchor;
      const rows = [...block.querySelectorAll('tr')].map((row) =>
        [...row.cells].map(plain).join(' · '),
      );
      post[anchor] = [post[anchor] ?? '', plain(block), ...rows].join(' ');
    }
    const anchors = [...(main?.querySelectorAll('.markdown a[href^="/"]') ?? [])];
    return {
      series: series
        ? {
            title: plain(series.querySelector('h2')),
            text: plain(series.querySelector('p')),
            links: entries(series),
          }
        : null,
      related: entries(named(/^Related posts$/)),
      mentions: entries(named(/^Mentioned in$/)),
      post,
      links: anchors.map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '')),
    };
  }, path);
}

const all = sourcePosts();

function permalinkOf({slug}: {readonly slug: string}): string {
  return `/blog/${slug}`;
}

export interface SourceLinks {
  readonly title: string;
  readonly permalink: string;
  readonly tags: readonly string[];
  /** Permalinks of the posts whose text links here, sorted. */
  readonly citedBy: readonly string[];
  readonly series: {
    readonly label: string;
    readonly text: string;
    /** Permalinks of the parts before and after this one, as far as there are any. */
    readonly beside: readonly string[];
  } | null;
}

/** Every post with what its file and the other files say about the posts around it. */
export const sourceLinks: readonly SourceLinks[] = all.map((post) => {
  const parts = all
    .filter(({series}) => series !== undefined && series === post.series)
    .sort((a, b) => a.date.localeCompare(b.date));
  const place = parts.indexOf(post);
  const labels = content.lists.series as Readonly<Record<string, {readonly label: string}>>;
  return {
    title: post.title,
    permalink: permalinkOf(post),
    tags: post.tags.map((key) => sourceTags[key]?.label ?? key),
    citedBy: all
      .filter((other) => other !== post && other.body.includes(`](./${post.file}`))
      .map(permalinkOf)
      .sort(),
    series:
      post.series === undefined
        ? null
        : {
            label: labels[post.series]?.label ?? '',
            text: `Part ${place + 1} of ${parts.length}`,
            beside: [parts[place - 1], parts[place + 1]].flatMap((part) =>
              part ? [permalinkOf(part)] : [],
            ),
          },
  };
});

/** The first post that fits. */
export function findSource(fits: (post: SourceLinks) => boolean): SourceLinks {
  const post = sourceLinks.find(fits);
  if (!post) {
    throw new Error('No post of blog/ has what this test is about.');
  }
  return post;
}
