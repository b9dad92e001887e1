import type {Plugin} from '@docusaurus/types';
import type {Owner} from '../lib/owner';

/** Features that the owner file can turn off, each with its folder in `src/features/`. */
const FEATURES: Readonly<
  Record<string, readonly [folder: string, isOn: (owner: Owner) => boolean]>
> = {
  Comments: ['comments', ({comments}) => comments !== undefined],
  LinkPreviews: ['link-preview', ({previews}) => previews !== false],
  NewsletterPopup: ['newsletter-popup', ({newsletter}) => newsletter !== false],
  PredictionTicker: ['prediction-ticker', ({predictions}) => predictions !== undefined],
  TickerTape: ['ticker-tape', ({tickerTape}) => tickerTape !== undefined],
};

/** Returns the source of a module that exports each feature, or an empty component if it is off. */
export function featuresModule(owner: Owner): string {
  return Object.entries(FEATURES)
    .map(([name, [folder, isOn]]) =>
      isOn(owner)
        ? `export {default as ${name}} from '@site/src/features/${folder}';\n`
        : `export const ${name} = () => null;\n`,
    )
    .join('');
}

/**
 * Creates a plugin that generates the module `@generated/site-features/default/features`, from which the
 * theme imports the features. Disabled features are in no bundle, because nothing imports their code.
 */
export default function siteFeatures(owner: Owner): Plugin {
  return {
    name: 'site-features',
    async contentLoaded({actions}) {
      await actions.createData('features.js', featuresModule(owner));
    },
  };
}
