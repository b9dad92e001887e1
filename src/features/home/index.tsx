import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ButtonLink from '../../components/ButtonLink';
import NoPosts from '../../components/EmptyState/NoPosts';
import FollowLinks from '../../components/FollowLinks';
import {usePostSummary} from '../../hooks/usePostSummary';
import {countOf} from '../../lib/numbers';
import Beliefs from './Beliefs';
import Calendar from './Calendar';
import Hero from './Hero';
import Journey from './Journey';
import LatestPosts from './LatestPosts';
import Newest from './Newest';
import styles from './styles.module.css';

export default function Home(): ReactNode {
  const {total, years, latest} = usePostSummary();
  const [newest, ...others] = latest;
  return (
    <main className={`container ${styles.home}`}>
      <div className={styles.opening}>
        <Hero />
        {newest && <Newest post={newest} />}
      </div>
      {total === 0 ? (
        <NoPosts />
      ) : (
        <section aria-label="Posts by day" className={styles.section} data-search-skip="">
          <Heading as="h2" id="calendar">
            A square for each post
          </Heading>
          <Calendar label="Posts by day" />
        </section>
      )}
      {others.length > 0 && (
        <section aria-label="Latest posts" className={styles.section} data-search-skip="">
          <Heading as="h2" id="latest">
            Latest posts
          </Heading>
          <LatestPosts posts={others} />
          {total > latest.length && (
            <ButtonLink to="/blog">All {countOf(total, 'post')}</ButtonLink>
          )}
        </section>
      )}
      <Beliefs />
      <Journey years={years} />
      <section aria-label="Ways to follow" className={styles.section} data-search-skip="">
        <Heading as="h2" id="follow">
          Ways to follow
        </Heading>
        <FollowLinks />
        <ButtonLink to="/subscribe">More ways to follow</ButtonLink>
      </section>
    </main>
  );
}
