import type {Plugin} from '@docusaurus/types';
import {checkData} from './checkData';

/** Refuses to build when a list of `src/data/` does not fit its schema. */
export default function dataCheck(): Plugin {
  return {
    name: 'data-check',
    loadContent() {
      const problems = checkData();
      if (problems.length > 0) {
        throw new Error(
          `The data folder has ${problems.length} problem(s):\n${problems.join('\n')}`,
        );
      }
    },
  };
}
