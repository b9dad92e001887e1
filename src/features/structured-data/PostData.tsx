import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {locale} from '../../components/formats';
import {JsonLd} from '../../components/StructuredData';
import {useOwner} from '../../hooks/useOwner';
import {usePostCompanions} from '../../hooks/usePostCompanions';
import {blogPosting, breadcrumbs} from '../../lib/structuredData';

/** Structured data (schema.org) of a post and its breadcrumbs. */
export default function PostData(): ReactNode {
  const owner = useOwner();
  const {withBaseUrl} = useBaseUrlUtils();
  const blog = useBlogMetadata();
  const {metadata, assets} = useBlogPost();
  const {title, permalink, frontMatter} = metadata;
  const image = assets.image ?? frontMatter.image;
  const facts = {
    ...metadata,
    image: image && withBaseUrl(image, {absolute: true}),
    authorImages: assets.authorsImageUrls,
    wordCount: usePostCompanions()?.wordCount,
  };
  const trail = [
    {name: blog.blogTitle, permalink: blog.blogBasePath},
    {name: title, permalink},
  ];
  return <JsonLd things={[blogPosting(owner, facts, blog, locale), breadcrumbs(owner, trail)]} />;
}
