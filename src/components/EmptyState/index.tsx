import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

/** Container for the text and the buttons that are shown in place of an empty list. */
export default function EmptyState({className, ...rest}: ComponentProps<'div'>): ReactNode {
  return <div {...rest} className={clsx(styles.empty, className)} />;
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
