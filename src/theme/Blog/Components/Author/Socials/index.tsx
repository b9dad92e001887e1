// Wrap of @docusaurus/theme-classic 3.10: a dozen platforms' icons come where an author has any of them.
import type {Props} from '@theme/Blog/Components/Author/Socials';
import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';

const Socials = lazy(() => import('@theme-original/Blog/Components/Author/Socials'));

export default function AuthorSocials(props: Props): ReactNode {
  const hasAny = Object.keys(props.author.socials ?? {}).length > 0;
  return hasAny ? (
    <Suspense fallback={null}>
      <Socials {...props} />
    </Suspense>
  ) : null;
}
