import {splitSentences} from '../../../src/lib/content-index/splitSentences';
import type {ContentPage} from '../../../src/lib/content-index/types';
import {seededRandom} from '../../../src/lib/seededRandom';

/**
 * As many posts as wanted, deterministic: each takes its shape and head from a real one, and the
 * sentences of its paragraphs from all of them.
 */
export function syntheticPosts(pages: readonly ContentPage[], count: number): ContentPage[] {
  const models = pages.filter(({kind}) => kind === 'post');
  const sentences = models.flatMap(({passages}) =>
    passages.filter(({kind}) => kind === 'paragraph').flatMap(({text}) => splitSentences(text)),
  );
  const random = seededRandom('synthetic posts');
  const any = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  return Array.from({length: count}, (_, number): ContentPage => {
    const model = any(models);
    return {
      ...model,
      permalink: `/blog/synthetic-post-${number}`,
      passages: model.passages.map((passage) => {
        if (passage.kind !== 'paragraph') {
          return passage;
        }
        const wanted = splitSentences(passage.text).length;
        return {...passage, text: Array.from({length: wanted}, () => any(sentences)).join(' ')};
      }),
    };
  });
}
