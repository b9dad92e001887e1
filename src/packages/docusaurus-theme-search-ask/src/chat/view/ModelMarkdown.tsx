import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import Markdown from 'react-markdown';
import styles from '../../../css/chat.module.css';
import type {ModelReply} from '../conversation.js';
import {replaceCitations} from '../models/citations.js';

/** Maximum number of characters to parse: a longer text, which may take very long, stays plain. */
const MAX_PARSED = 15_000;
/** Control characters, and those that change the direction of the text around them. */
const UNSAFE_CHARACTERS = /[\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;
const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'br', 'a'];

/** Renders a model's Markdown. Citations link to their passages; other links become plain text. */
export default function ModelMarkdown({
  text,
  passages,
}: Pick<ModelReply, 'text' | 'passages'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  if (text.length > MAX_PARSED) {
    return <p className={styles.plain}>{text}</p>;
  }
  const linked = replaceCitations(text.replace(UNSAFE_CHARACTERS, ''), (numbers) =>
    numbers
      .map((number) => (passages[number - 1] ? `[${number}](#${number})` : `\\[${number}\\]`))
      .join(''),
  );
  return (
    <Markdown
      allowedElements={ALLOWED}
      unwrapDisallowed
      components={{
        a({href = '', children}) {
          const [, number = ''] = /^#(\d+)$/.exec(href) ?? [];
          const passage = passages[Number(number) - 1];
          return passage ? (
            <sup className={styles.mark}>
              <a
                href={withBaseUrl(passage.href)}
                aria-label={translate(
                  {
                    id: 'theme.SearchAsk.chat.citation',
                    message: '{number}, source: {source}',
                    description: 'Label of a citation for screen readers',
                  },
                  {number, source: [passage.title, ...passage.path].join(', ')},
                )}>
                {number}
              </a>
            </sup>
          ) : (
            <span>{children}</span>
          );
        },
      }}>
      {linked}
    </Markdown>
  );
}
