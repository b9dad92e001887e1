import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Crumb} from '../../lib/structuredData';
import Trail from './Trail';

/** The way to a list of the blog: what of it lies below the blog's own page. */
export default function BlogTrail({below}: {readonly below: readonly Crumb[]}): ReactNode {
  const blog = {name: 'Blog', permalink: useBaseUrl('/blog')};
  return <Trail trail={[blog, ...below]} />;
}
