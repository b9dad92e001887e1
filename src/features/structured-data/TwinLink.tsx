import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {useMarkdownPath, usePostMarkdownPath} from '../../hooks/useMarkdownPath';

function MarkdownLink({path}: {readonly path: string | undefined}): ReactNode {
  return (
    path && (
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
    )
  );
}

/** Announces the Markdown version of a post. */
export function PostTwin(): ReactNode {
  return <MarkdownLink path={usePostMarkdownPath()} />;
}

/** Announces the Markdown version of a section page. */
export function SectionTwin(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {unlisted, permalink} = metadata;
  return <MarkdownLink path={useMarkdownPath(permalink, Boolean(unlisted || frontMatter.draft))} />;
}
