import type {ReactNode} from 'react';
import {useOrigin} from '../useOrigin';
import type {ModelSettings} from './modelSettings';
import styles from './settings.module.css';

/** What leaves the reader's machine for an answer, and where it goes. */
function whatLeaves({rung, address}: ModelSettings): string {
  switch (rung) {
    case 'posts':
      return 'Nothing of what you ask. The index of the posts is fetched from this site, and the answer is found in your browser.';
    case 'browser':
      return 'Nothing of what you ask is sent by this page. Question and passages are handed to the model in your browser, whose maker says what it does with them.';
    case 'server':
      return `Your question, the last two questions and answers before it, and passages of the posts go to ${address}, and nowhere else. With an embedding model, the text of all posts goes there, too. If that is your own machine, nothing leaves it.`;
  }
}

export default function PrivacyNote({settings}: {readonly settings: ModelSettings}): ReactNode {
  const origin = useOrigin();
  return (
    <dl className={styles.privacy}>
      <div>
        <dt>What leaves your machine</dt>
        <dd>{whatLeaves(settings)}</dd>
      </div>
      <div>
        <dt>What stays on it</dt>
        <dd>
          The conversation, these settings and the numbers of an embedding model are kept in this
          browser’s storage. <strong>Clear conversation</strong> or <code>/clear</code> deletes the
          conversation.
        </dd>
      </div>
      <div>
        <dt>One exception</dt>
        <dd>
          {`A link such as ${origin}/chat?q=… carries its question in the address, and whoever opens it sends that to the host of this site.`}
        </dd>
      </div>
    </dl>
  );
}
