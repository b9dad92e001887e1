import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {allContents} from 'docusaurus-built-pages';
import {plainPath} from '../../lib/siteLinks';

interface Section {
  readonly folder: string;
  readonly label: string;
  /** File of the section's main page, such as `books/to-read.mdx`. */
  readonly mainFile: string;
}

/** Adds a route for each section, such as `/books`, that leads to the section's main page. */
export default function sectionIndex({baseUrl}: LoadContext, sections: readonly Section[]): Plugin {
  return {
    name: 'section-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContents<LoadedContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
        ({loadedVersions}) => loadedVersions.flatMap((version) => version.docs),
      );
      for (const {folder, label, mainFile} of sections) {
        const path = baseUrl + folder;
        const to = docs.find(({source}) => source === `@site/${mainFile}`)?.permalink;
        // A page named `index`, or one with a matching `slug`, already has the section's address.
        if (to !== undefined && docs.every(({permalink}) => plainPath(permalink) !== path)) {
          actions.addRoute({
            path,
            component: '@site/src/features/section-index',
            exact: true,
            props: {label, to},
          });
        }
      }
    },
  };
}
