import type {Plugin} from '@docusaurus/types';
import type {Owner} from '../lib/owner';

/** Site features that the owner file can turn off: the folder in `src/features/`, and a condition. */
const FEATURES: Readonly<
  Record<string, readonly [folder: string, isOn: (owner: Owner) => boolean]>
> = {
  Comments: ['comments', ({comments}) => comments !== undefined],
  LinkPreviews: ['link-preview', ({previews}) => previews !== false],
  NewsletterPopup: ['newsletter-popup', ({newsletter}) => newsletter !== false],
  PredictionTicker: ['prediction-ticker', ({predictions}) => predictions !== undefined],
  TickerTape: ['ticker-tape', ({tickerTape}) => tickerTape !== undefined],
};

/** Source of a module that exports each feature, or an empty component if it is off. */
export function partsModule(owner: Owner): string {
  return Object.entries(FEATURES)
    .map(([name, [folder, isOn]]) =>
      isOn(owner)
        ? `export {default as ${name}} from '@site/src/features/${folder}';\n`
        : `export const ${name} = () => null;\n`,
    )
    .join('');
}

/**
 * Exports the enabled site features from `@generated/site-parts/default/parts.js`. The code of disabled
 * features is not in any bundle, because nothing imports it.
 */
export default function siteParts(owner: Owner): Plugin {
  return {
    name: 'site-parts',
    async contentLoaded({actions}) {
      await actions.createData('parts.js', partsModule(owner));
    },
  };
}
