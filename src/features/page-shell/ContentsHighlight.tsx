import {useThemeConfig} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import {useMemo} from 'react';

/** Marks in a served table of contents the section that is read, as the theme's own does. */
export default function ContentsHighlight(): null {
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  useTOCHighlight(
    useMemo(
      () => ({
        linkClassName: 'table-of-contents__link',
        linkActiveClassName: 'table-of-contents__link--active',
        minHeadingLevel,
        maxHeadingLevel,
      }),
      [minHeadingLevel, maxHeadingLevel],
    ),
  );
  return null;
}
