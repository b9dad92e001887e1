import type {Plugin} from '@docusaurus/types';
import type {Owner} from '../../lib/owner';

/** Parts of pages that an owner may do without: the folder in `src/features/`, and whether it is on. */
const PARTS: Readonly<Record<string, readonly [folder: string, isOn: (owner: Owner) => boolean]>> =
  {
    Comments: ['comments', ({comments}) => comments !== undefined],
    LinkPreviews: ['link-preview', ({previews}) => previews !== false],
    NewsletterPopup: ['newsletter-popup', ({newsletter}) => newsletter !== false],
    PredictionTicker: ['prediction-ticker', ({predictions}) => predictions !== undefined],
    TickerTape: ['ticker-tape', ({tickerTape}) => tickerTape !== undefined],
  };

/** The source of a module that exports each part, or nothing to draw where it is off. */
export function partsModule(owner: Owner): string {
  return Object.entries(PARTS)
    .map(([name, [folder, isOn]]) =>
      isOn(owner)
        ? `export {default as ${name}} from '@site/src/features/${folder}';\n`
        : `export const ${name} = () => null;\n`,
    )
    .join('');
}

/**
 * Puts the parts that the owner has on into `@generated/site-parts/default/parts.js`: the code of
 * the others is in no script, for nothing imports it.
 */
export default function siteParts(owner: Owner): Plugin {
  return {
    name: 'site-parts',
    async contentLoaded({actions}) {
      await actions.createData('parts.js', partsModule(owner));
    },
  };
}
