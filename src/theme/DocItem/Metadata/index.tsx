// Wrap of @docusaurus/theme-classic 3.10: a section page tells where it is as Markdown.
import {SectionTwin} from '@site/src/features/structured-data/TwinLink';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function MetadataWrapper(): ReactNode {
  return (
    <>
      <Metadata />
      <SectionTwin />
    </>
  );
}
