import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {JsonLd} from '../../components/StructuredData';
import {useOwner} from '../../hooks/useOwner';
import {usePostCompanions} from '../../hooks/usePostCompanions';
import {blogPosting, breadcrumbs} from '../../lib/structuredData';
import {yearWritten} from '../../lib/yearWritten';

/** Structured data (schema.org) of a post and its breadcrumbs. */
export default function PostData(): ReactNode {
  const owner = useOwner();
  const {withBaseUrl} = useBaseUrlUtils();
  const {blogTitle, blogBasePath} = useBlogMetadata();
  const {metadata, assets} = useBlogPost();
  const {title, permalink, frontMatter} = metadata;
  const image = assets.image ?? frontMatter.image;
  const blog = {title: blogTitle, permalink: blogBasePath};
  const posting = blogPosting(
    owner,
    {
      ...metadata,
      tags: metadata.tags.map(({label}) => label),
      written: yearWritten(frontMatter, metadata.date),
      image: image && withBaseUrl(image, {absolute: true}),
      words: usePostCompanions()?.words,
    },
    blog,
  );
  const trail = [
    {name: blogTitle, permalink: blogBasePath},
    {name: title, permalink},
  ];
  return <JsonLd things={[posting, breadcrumbs(owner, trail)]} />;
}
