import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {MouseEvent, ReactNode} from 'react';
import {questions as all} from '../../../data/questions';
import {useSiteAddress} from '../../../hooks/useSiteAddress';
import styles from './suggestions.module.css';

/**
 * What the terminal shows before anything was asked: questions that are known to be answered.
 * Without JavaScript each leads to the post that answers it. Not links of the router, which would
 * fetch the code of all those posts beforehand.
 */
export default function Suggestions({onAsk}: {readonly onAsk: (text: string) => void}): ReactNode {
  const page = useSiteAddress('/chat');
  const {withBaseUrl} = useBaseUrlUtils();
  const links = useBrokenLinks();
  const isBrowser = useIsBrowser();
  const {gone} = usePluginData('data-check') as {readonly gone: readonly string[]};
  const questions = all.filter(({permalink}) => !gone.includes(permalink));
  const topics = [...new Set(questions.map(({topic}) => topic))];
  function onClick(event: MouseEvent, text: string): void {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onAsk(text);
    }
  }
  return (
    <div className={styles.welcome}>
      <noscript>
        <p className={styles.notice}>
          Your browser finds the answers, and needs JavaScript to do so.
          {questions.length > 0 &&
            ' Without it, each question below leads to the post that answers it.'}
        </p>
      </noscript>
      <p className={styles.intro}>
        {questions.length > 0
          ? 'Questions the posts answer:'
          : 'Ask about anything that the posts may cover.'}
      </p>
      <div className={styles.topics}>
        {topics.map((topic) => (
          <section key={topic} aria-label={topic}>
            <h2 className={styles.topic}>{topic}</h2>
            <ul className={styles.list}>
              {questions
                .filter((question) => question.topic === topic)
                .map(({text, permalink}) => {
                  const address = withBaseUrl(permalink, {forcePrependBaseUrl: true});
                  links.collectLink(address);
                  return (
                    <li key={text}>
                      <a
                        href={isBrowser ? `${page}?q=${encodeURIComponent(text)}` : address}
                        onClick={(event) => onClick(event, text)}>
                        {text}
                      </a>
                    </li>
                  );
                })}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
