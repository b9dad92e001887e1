import type {ContentPost} from '../../src/features/post-companions/plugin/types';
import {stemOf, tokenize} from 'docusaurus-theme-search-ask/engine';
import type {OpenIndex} from './contentIndex';

/** True if a post has some form of a word. */
function says({title, description, headings, lines}: ContentPost, word: string): boolean {
  const text = [title, description, ...headings, ...lines].join(' ');
  return tokenize(text).some(({term}) => stemOf(term) === stemOf(word));
}

/** Contradictions in an index; empty for every site. */
export function indexFaults({posts, docs, companions, graph}: OpenIndex): string[] {
  const faults: string[] = [];
  const hold = (isTrue: boolean, fault: string): void => {
    if (!isTrue) {
      faults.push(fault);
    }
  };
  const byPermalink = new Map(posts.map((post) => [post.permalink, post]));
  const permalinks = new Set([...posts, ...docs].map(({permalink}) => permalink));

  for (const {permalink, lines} of posts) {
    for (const line of lines) {
      const isClean = !/[\uFFFC\uF8FF\u{F0000}-\u{10FFFD}]/u.test(line);
      hold(isClean, `${permalink}: a mark of the reader is left in “${line}”`);
      hold(!/ {2}/.test(line.trim()), `${permalink}: loose spaces in “${line}”`);
    }
  }
  for (const {permalink, links} of [...posts, ...docs]) {
    for (const {to, sentence} of links) {
      hold(permalinks.has(to), `${permalink}: a link to ${to}, which is no page`);
      hold(sentence !== '', `${permalink}: a link to ${to} without its sentence`);
    }
  }

  for (const [permalink, {related, series}] of companions) {
    const others = new Set(related.map((post) => post.permalink));
    hold(
      others.size === Math.min(3, posts.length - 1),
      `${permalink}: ${others.size} related posts`,
    );
    hold(!others.has(permalink), `${permalink} is related to itself`);
    for (const {permalink: to, sharedTags, sharedWords} of related) {
      const [own, other] = [permalink, to].map((path) => byPermalink.get(path));
      hold(other !== undefined, `${permalink}: related to ${to}, which is no post`);
      hold(sharedTags.length + sharedWords.length > 0, `${permalink} and ${to}: no reason`);
      for (const label of sharedTags) {
        const both = [own, other].every((page) => page?.tags.some((tag) => tag.label === label));
        hold(both, `${permalink} and ${to}: not both about ${label}`);
      }
      for (const word of sharedWords) {
        const both = [own, other].every((page) => page && says(page, word));
        hold(both, `${permalink} and ${to}: not both say ${word}`);
      }
    }
    if (series) {
      const {position, total, previous, next} = series;
      hold(position >= 1 && position <= total, `${permalink}: part ${position} of ${total}`);
      hold((position === 1) === !previous, `${permalink}: the part before it`);
      hold((position === total) === !next, `${permalink}: the part after it`);
      const back = next && companions.get(next.permalink)?.series?.previous?.permalink;
      hold(!next || back === permalink, `${next?.permalink}: not preceded by ${permalink}`);
    }
  }

  const {nodes, clusters} = graph;
  const drawn = nodes.map(({permalink}) => permalink);
  hold(drawn.join() === [...companions.keys()].join(), 'the graph has other posts');
  hold(new Set(clusters.map(({name}) => name)).size === clusters.length, 'two topics of one name');
  return faults;
}
