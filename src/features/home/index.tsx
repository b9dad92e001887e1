import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ButtonLink from '../../components/ButtonLink';
import NoPosts from '../../components/EmptyState/NoPosts';
import FollowLinks from '../../components/FollowLinks';
import PostList from '../../components/PostList';
import {usePostSummary} from '../../hooks/usePostSummary';
import Beliefs from './Beliefs';
import Calendar from './Calendar';
import Hero from './Hero';
import Journey from './Journey';
import styles from './styles.module.css';

export default function Home(): ReactNode {
  const {total, years, latest} = usePostSummary();
  return (
    <main className={`container ${styles.home}`}>
      <Hero />
      {total > 0 && (
        <section aria-label="Posts by day" className={styles.section}>
          <Heading as="h2" id="calendar">
            One square, one post
          </Heading>
          <Calendar label="Posts by day" />
        </section>
      )}
      <section aria-label="Latest posts" className={styles.section}>
        <Heading as="h2" id="latest">
          Latest posts
        </Heading>
        {total === 0 ? <NoPosts /> : <PostList posts={latest} headingLevel="h3" />}
        {total > latest.length && <ButtonLink to="/blog">All {total} posts</ButtonLink>}
      </section>
      <Beliefs />
      <Journey years={years} />
      <section aria-label="Ways to follow" className={styles.section}>
        <Heading as="h2" id="follow">
          Ways to follow
        </Heading>
        <FollowLinks />
        <ButtonLink to="/subscribe">More ways to follow</ButtonLink>
      </section>
    </main>
  );
}
