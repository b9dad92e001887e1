import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {MouseEvent, ReactNode} from 'react';
import styles from '../../../css/chat.module.css';
import type {Suggestion} from '../chatSettings.js';
import {useChatSettings} from '../chatSettings.js';

interface Props {
  readonly onAsk: (text: string) => void;
}

/**
 * A suggested question. Before hydration, the link reloads the page with the question in the address,
 * and the loaded page asks it. Without JavaScript, a link leads to the page that answers the question,
 * if that page is known.
 */
function SuggestionLink({
  suggestion: {text, href},
  onAsk,
}: Props & {readonly suggestion: Suggestion}): ReactNode {
  const links = useBrokenLinks();
  if (href !== undefined) {
    links.collectLink(href);
  }
  function onClick(event: MouseEvent): void {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onAsk(text);
    }
  }
  return (
    <>
      {/* Needs no router link, because `onAsk` handles clicks. */}
      <a
        href={`?q=${encodeURIComponent(text)}`}
        rel="nofollow"
        className={styles.scripted}
        onClick={onClick}>
        {text}
      </a>
      <noscript>{href === undefined ? text : <a href={href}>{text}</a>}</noscript>
    </>
  );
}

/** Shows suggested questions, before the first question is asked. */
export default function Suggestions({onAsk}: Props): ReactNode {
  const {suggestions} = useChatSettings();
  const topics = Array.from(new Set(suggestions.map(({topic}) => topic)));
  const intro =
    suggestions.length > 0
      ? translate({
          id: 'theme.SearchAsk.chat.suggestions',
          message: 'Questions the pages answer:',
          description: 'Text above the suggested questions',
        })
      : translate({
          id: 'theme.SearchAsk.chat.noSuggestions',
          message: 'Ask about anything that the pages may cover.',
          description: 'Text in place of suggested questions',
        });
  return (
    <div className={styles.welcome}>
      <noscript>
        <p className={styles.notice}>
          {translate({
            id: 'theme.SearchAsk.chat.noScript',
            message:
              'Your browser finds the answers, and needs JavaScript to do so. Without it, links below lead to pages that answer these questions.',
            description: 'Text for readers without JavaScript',
          })}
        </p>
      </noscript>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.topics}>
        {topics.map((topic = '') => (
          <section key={topic} aria-label={topic || intro}>
            {topic && <h2 className={styles.topic}>{topic}</h2>}
            <ul className={styles.suggestions}>
              {suggestions
                .filter((suggestion) => (suggestion.topic ?? '') === topic)
                .map((suggestion) => (
                  <li key={suggestion.text}>
                    <SuggestionLink suggestion={suggestion} onAsk={onAsk} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
