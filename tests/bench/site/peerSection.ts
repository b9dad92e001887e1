import {SITES} from './buildSections';
import {builtSite} from './builtSite';
import {figure, kilobytes, megabytes} from './figures';
import {lighthouseFigures} from './lighthouseFigures';
import {middlePost} from './middlePost';
import {weighPage} from './pageWeight';
import type {BuiltPeer} from './peers/buildPeer';
import {buildPeer} from './peers/buildPeer';
import {PEERS, versionOf} from './peers/peer';
import {progress} from './progress';
import type {Section} from './section';
import {attempt} from './section';
import {serveBuild} from './startServer';

async function cells(name: string, posts: number, runs: number, make: () => Promise<BuiltPeer>) {
  const what = `${name} with ${posts} posts`;
  const built = await attempt(what, make);
  const server = built && (await attempt(what, () => serveBuild(built.build)));
  const address = server && built && server.address + built.post;
  progress(`${what}: ${built?.post ?? 'no post'}`);
  const weight = address ? await attempt(what, () => weighPage(address)) : undefined;
  const seen = address ? await attempt(what, () => lighthouseFigures(address, runs)) : undefined;
  server?.stop();
  return [
    name,
    figure(posts),
    figure(built?.seconds, 1, 's'),
    figure(built && built.peak / 1e9, 2, 'GB'),
    megabytes(built?.bytes),
    kilobytes(weight?.html),
    kilobytes(weight?.styles),
    kilobytes(weight?.scripts),
    kilobytes(weight?.fonts),
    figure(weight?.requests),
    figure(seen?.performance),
  ];
}

/** All four generators over as many posts: builds, and what a post of middle length costs. */
export async function peerSection(sizes: readonly number[], runs: number): Promise<Section> {
  const rows: string[][] = [];
  for (const posts of sizes) {
    for (const name of SITES) {
      rows.push(
        await cells(name, posts, runs, async () => {
          const {folder, build, cold, peak, bytes} = await builtSite(name, posts);
          return {build, seconds: cold, peak, bytes, post: `/blog/${middlePost(folder)}`};
        }),
      );
    }
    for (const peer of PEERS) {
      const name = `${peer.name} ${versionOf(peer)}`;
      rows.push(await cells(name, posts, runs, () => buildPeer(peer, posts)));
    }
  }
  return {
    title: 'Peers',
    head: [
      'Site',
      'Posts',
      'Cold build',
      'Peak memory',
      'Output',
      'HTML',
      'CSS',
      'JS',
      'Fonts',
      'Requests',
      'Performance',
    ],
    rows,
    note: 'From HTML on: a generated post of middle length. Astro and Eleventy have as many generated posts in plain Markdown, without components, formulas, search, cards or pictures, on a bare blog: list, posts, tags and a feed.',
  };
}
