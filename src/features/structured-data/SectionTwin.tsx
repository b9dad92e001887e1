import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import TwinLink from './TwinLink';

/** Where a section page is as Markdown; unlisted pages and drafts are not. */
export default function SectionTwin(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {unlisted, permalink} = metadata;
  return unlisted || frontMatter.draft ? null : <TwinLink permalink={permalink} />;
}
