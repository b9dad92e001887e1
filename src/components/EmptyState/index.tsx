import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

/** Text shown in place of an empty list. */
export default function EmptyState({children}: {readonly children: ReactNode}): ReactNode {
  return <p className={styles.empty}>{children}</p>;
}

/** Text shown in place of posts on a site without posts. */
export function NoPosts(): ReactNode {
  return (
    <EmptyState>
      <Translate
        id="site.noPosts"
        description="Shown instead of posts on a site without posts"
        values={{
          link: (
            <SiteLink to="/subscribe">
              <Translate id="site.noPosts.link" description="Link in the text about missing posts">
                Subscribe
              </Translate>
            </SiteLink>
          ),
        }}>
        {'There are no posts yet. {link} to get the first one.'}
      </Translate>
    </EmptyState>
  );
}
