import type {Props} from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import {locale} from '../../components/formats';
import {JsonLd} from '../../components/StructuredData';
import {useOwner} from '../../hooks/useOwner';
import {blog, breadcrumbs} from '../../lib/structuredData';

/** Structured data (schema.org) of the blog and its breadcrumbs. Posts have their own. */
export default function BlogData({metadata}: Props): ReactNode {
  const owner = useOwner();
  const {blogTitle: name, permalink} = metadata;
  return (
    <JsonLd things={[blog(owner, metadata, locale), breadcrumbs(owner, [{name, permalink}])]} />
  );
}
