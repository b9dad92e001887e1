import {splitSentences} from '../../../src/lib/content-index/sentences';
import {seededRandom} from '../../../src/lib/seededRandom';
import type {TextPage} from '../../../src/lib/text-index/types';

const FIRST_DAY = Date.UTC(2015, 0, 1);
const DAY = 86_400_000;

/**
 * As many posts as wanted, deterministic: each takes its shape from a real one, the sentences of its
 * paragraphs from all of them, and half the words of its title.
 */
export function syntheticPages(pages: readonly TextPage[], posts: number): TextPage[] {
  const models = pages.filter(({section, blocks}) => section === 'Blog' && blocks.length > 0);
  const sentences = models.flatMap(({blocks}) =>
    blocks.filter(({kind}) => kind === 'text').flatMap(({lines}) => lines.flatMap(splitSentences)),
  );
  const words = models.flatMap(({title}) => title.split(' '));
  const random = seededRandom('synthetic');
  const any = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const made = Array.from({length: posts}, (_, number): TextPage => {
    const model = any(models);
    const title = model.title.split(' ').map((word) => (random() < 0.5 ? any(words) : word));
    return {
      ...model,
      url: `/blog/synthetic-post-${number}`,
      title: title.join(' '),
      date: new Date(FIRST_DAY + number * 2 * DAY).toISOString().slice(0, 10),
      blocks: model.blocks.map((block) =>
        block.kind === 'text'
          ? {
              ...block,
              lines: block.lines.map((line) =>
                splitSentences(line)
                  .map(() => any(sentences))
                  .join(' '),
              ),
            }
          : block,
      ),
    };
  });
  return [...pages.filter(({section}) => section !== 'Blog'), ...made];
}
