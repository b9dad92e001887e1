import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {MouseEvent, ReactNode} from 'react';
import styles from '../../../css/chat.module.css';
import type {Suggestion} from '../settings.js';
import {useChatSettings} from '../settings.js';

interface Props {
  readonly onAsk: (text: string) => void;
}

/** A suggested question. Without JavaScript, it links to the page that answers it, if one is given. */
function SuggestionLink({
  suggestion: {text, href},
  onAsk,
}: Props & {readonly suggestion: Suggestion}): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
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
  // A router link would fetch the code of all these pages in advance.
  const address = isBrowser ? `${pathname}?q=${encodeURIComponent(text)}` : href;
  return address === undefined ? (
    text
  ) : (
    <a href={address} onClick={onClick}>
      {text}
    </a>
  );
}

/** Shows suggested questions, before the first question is asked. */
export default function Suggestions({onAsk}: Props): ReactNode {
  const {suggestions} = useChatSettings();
  const topics = [...new Set(suggestions.map(({topic}) => topic))];
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
    <div className={styles['welcome']}>
      <noscript>
        <p className={styles['notice']}>
          {translate({
            id: 'theme.SearchAsk.chat.noScript',
            message:
              'Your browser finds the answers, and needs JavaScript to do so. Without it, links below lead to pages that answer these questions.',
            description: 'Text for readers without JavaScript',
          })}
        </p>
      </noscript>
      <p className={styles['intro']}>{intro}</p>
      <div className={styles['topics']}>
        {topics.map((topic = '') => (
          <section key={topic} aria-label={topic || intro}>
            {topic && <h2 className={styles['topic']}>{topic}</h2>}
            <ul className={styles['suggestions']}>
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
