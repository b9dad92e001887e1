import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import {questions} from '../../data/questions';
import styles from './styles.module.css';

const TOPICS = [...new Set(questions.map(({topic}) => topic))];

/** Questions in, posts out: a prompt that searches the site, and questions known to be answered. */
export default function Chat(): ReactNode {
  const searchPage = useBaseUrl('/search');
  return (
    <main className="container margin-vert--xl">
      <PageHeader kicker="Ask the posts" title="Chat">
        <p>
          Put it in your own words. Your question is looked up in the posts, on your own machine,
          and the passages that speak of it come back with links. Nothing is made up, and nothing is
          sent anywhere.
        </p>
      </PageHeader>
      <form action={searchPage} className={styles.prompt} role="search">
        <label htmlFor="question" className={styles.mark}>
          <span aria-hidden="true">&gt;</span>
          <span className="visually-hidden">Your question</span>
        </label>
        <input
          id="question"
          name="q"
          type="search"
          required
          maxLength={64}
          autoComplete="off"
          className={styles.input}
          placeholder="vesting cliff"
        />
        <button type="submit" className={styles.ask}>
          Ask
        </button>
      </form>
      <Heading as="h2">Questions with an answer</Heading>
      <div className={styles.topics}>
        {TOPICS.map((topic) => (
          <section key={topic} aria-label={topic}>
            <h3 className={styles.topic}>{topic}</h3>
            <ul className={styles.list}>
              {questions
                .filter((question) => question.topic === topic)
                .map(({text, permalink}) => (
                  <li key={permalink}>
                    <Link to={permalink}>{text}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
