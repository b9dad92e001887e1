import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ButtonLink from '../../components/ButtonLink';
import CommitCalendar from '../../components/CommitCalendar';
import FollowLinks from '../../components/FollowLinks';
import PostList from '../../components/PostList';
import {usePosts} from '../../hooks/usePosts';
import Beliefs from './Beliefs';
import Hero from './Hero';
import Journey from './Journey';
import styles from './styles.module.css';

const LATEST = 5;

export default function Home(): ReactNode {
  const posts = usePosts();
  return (
    <main className={`container ${styles.home}`}>
      <Hero />
      <section aria-label="Posts by day" className={styles.section}>
        <Heading as="h2" id="calendar">
          One square, one post
        </Heading>
        <CommitCalendar posts={posts} label="Posts by day" />
      </section>
      <section aria-label="Latest posts" className={styles.section}>
        <Heading as="h2" id="latest">
          Latest posts
        </Heading>
        <PostList posts={posts.slice(0, LATEST)} headingLevel="h3" />
        <ButtonLink to="/blog">All {posts.length} posts</ButtonLink>
      </section>
      <Beliefs />
      <Journey posts={posts} />
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
