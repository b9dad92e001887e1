import type {TextPage} from 'docusaurus-theme-search-ask/engine';
import {seededRandom} from '../../../src/lib/coverArt';

/**
 * Returns the pages with their posts replaced by generated ones, the same on every run. Each has the
 * structure of a real post, with the title and the paragraphs of random posts.
 */
export function syntheticPages(pages: readonly TextPage[], posts: number): TextPage[] {
  const models = pages.filter(({section, blocks}) => section === 'Blog' && blocks.length > 0);
  const paragraphs = models.flatMap(({blocks}) => blocks.filter(({kind}) => kind === 'text'));
  const random = seededRandom('synthetic');
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const synthetic = Array.from({length: posts}, (_, number): TextPage => {
    const model = pick(models);
    return {
      ...model,
      url: `/blog/synthetic-post-${number}`,
      title: pick(models).title,
      blocks: model.blocks.map((block) =>
        block.kind === 'text' ? {...block, lines: pick(paragraphs).lines} : block,
      ),
    };
  });
  return [...pages.filter(({section}) => section !== 'Blog'), ...synthetic];
}
