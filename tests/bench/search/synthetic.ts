import type {PageSource} from '../../../src/lib/search/pageSource';
import {seededRandom} from '../../../src/lib/seededRandom';

const FIRST_DAY = Date.UTC(2015, 0, 1);
const DAY = 86_400_000;

/**
 * As many posts as wanted, deterministic: each takes its shape from a real one, and its sentences
 * and headings from all of them, mixed anew.
 */
export function syntheticPages(pages: readonly PageSource[], posts: number): PageSource[] {
  const models = pages.filter(({section}) => section === 'Blog');
  const parts = models.flatMap((page) => page.parts.slice(1));
  const sentences = parts.flatMap(({passages}) =>
    passages.flatMap((passage) => passage.split(/(?<=[.!?]) /)),
  );
  const words = models.flatMap(({parts: [lead]}) => lead?.heading.split(' ') ?? []);
  const random = seededRandom('synthetic');
  const any = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const made = Array.from({length: posts}, (_, number): PageSource => {
    const model = any(models);
    return {
      ...model,
      url: `/blog/synthetic-post-${number}`,
      date: new Date(FIRST_DAY + number * 2 * DAY).toISOString().slice(0, 10),
      parts: model.parts.map((part, index) => ({
        ...part,
        anchor: index === 0 ? null : `part-${index}-of-${number}`,
        heading: part.heading
          .split(' ')
          .map((word) => (random() < 0.5 ? any(words) : word))
          .join(' '),
        passages: part.passages.map((passage) => {
          let text = '';
          while (text.length < passage.length) {
            text += `${text === '' ? '' : ' '}${any(sentences)}`;
          }
          return text;
        }),
      })),
    };
  });
  return [...pages.filter(({section}) => section !== 'Blog'), ...made];
}
