// Wrap of @docusaurus/theme-classic 3.10: the section that is read is marked once the page has been painted, since finding it measures the page.
import {useHasPainted} from '@site/src/hooks/useHasPainted';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import type {ReactNode} from 'react';

export default function TocItemsWrapper({linkActiveClassName, ...props}: Props): ReactNode {
  const hasPainted = useHasPainted();
  return <TOCItems {...props} linkActiveClassName={hasPainted ? linkActiveClassName : undefined} />;
}
