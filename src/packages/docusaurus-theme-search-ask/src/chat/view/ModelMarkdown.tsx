import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import Markdown from 'react-markdown';
import styles from '../../../css/chat.module.css';
import type {AnswerPassage} from '../../answers/index.js';
import {CODE, citationsIn} from '../models/citations.js';

export interface MarkdownProps {
  readonly text: string;
  readonly passages: readonly AnswerPassage[];
}

/** Maximum number of characters to parse: a longer text, which may take very long, stays plain. */
const MAX_PARSED = 15_000;
/** Control characters, and those that change the direction of the text around them. */
const UNSAFE_CHARACTERS = /[\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;
const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'br', 'a'];

/** Replaces each citation such as `[1]`, except in code, by a link to `#1`. */
function linkCitations(text: string, passages: readonly AnswerPassage[]): string {
  const parts = text.split(CODE).map((part, place) => {
    if (place % 2 === 1) {
      return part;
    }
    let linked = '';
    let end = 0;
    for (const {start, end: after, numbers} of citationsIn(part)) {
      linked += part.slice(end, start);
      linked += numbers
        .map((number) => (passages[number - 1] ? `[${number}](#${number})` : `\\[${number}\\]`))
        .join('');
      end = after;
    }
    return linked + part.slice(end);
  });
  return parts.join('');
}

/** Renders a model's Markdown. Citations link to their passages; other links become plain text. */
export default function ModelMarkdown({text, passages}: MarkdownProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  if (text.length > MAX_PARSED) {
    return <p className={styles['plain']}>{text}</p>;
  }
  return (
    <Markdown
      allowedElements={ALLOWED}
      unwrapDisallowed
      components={{
        a({href = '', children}) {
          const [, number = ''] = /^#(\d+)$/.exec(href) ?? [];
          const passage = passages[Number(number) - 1];
          return passage ? (
            <sup className={styles['mark']}>
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
      {linkCitations(text.replace(UNSAFE_CHARACTERS, ''), passages)}
    </Markdown>
  );
}
