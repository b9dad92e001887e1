import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Element, ElementContent, Root} from 'hast';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import Markdown from 'react-markdown';
import {SKIP, visit} from 'unist-util-visit';
import styles from '../../../css/chat.module.css';
import type {AnswerPassage} from '../../answers/index.js';
import {citationsIn} from '../models/citations.js';

export interface MarkdownProps {
  readonly text: string;
  readonly passages: readonly AnswerPassage[];
}

/** Longer texts are shown as they are: reading some of them takes very long. */
const MAX_READ = 15_000;
/** Characters that change the order or the look of what stands around them, and control characters. */
const TRICKS = /[\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;
/** A citation that Markdown would take for a link. */
const LINKED = /(\[[\d\s,;^–-]+\])(?=[(:])/g;
const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'br', 'sup', 'a'];

function citation(number: number, passage: AnswerPassage, href: string): Element {
  const source = [passage.title, ...passage.path].join(', ');
  return {
    type: 'element',
    tagName: 'sup',
    properties: {className: [styles['mark'] ?? '']},
    children: [
      {
        type: 'element',
        tagName: 'a',
        properties: {
          href,
          ariaLabel: translate(
            {
              id: 'theme.SearchAsk.chat.citation',
              message: '{number}, source: {source}',
              description: 'Label of a citation for screen readers',
            },
            {number: String(number), source},
          ),
        },
        children: [{type: 'text', value: String(number)}],
      },
    ],
  };
}

/**
 * Puts links to the passages in place of citations. Whatever else would lead somewhere becomes text
 * before, so that nothing else of the answer does.
 */
function rehypeCitations({
  toLink,
}: {
  readonly toLink: (number: number) => Element | undefined;
}): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'a') {
        element.tagName = 'span';
        element.properties = {};
      }
    });
    visit(tree, 'text', ({value}, place, parent) => {
      const isCode = parent?.type === 'element' && parent.tagName === 'code';
      const found = isCode ? [] : citationsIn(value);
      if (!parent || place === undefined || found.length === 0) {
        return undefined;
      }
      let end = 0;
      const parts = found.flatMap(({start, end: after, numbers}): ElementContent[] => {
        const before = value.slice(end, start);
        end = after;
        return [
          {type: 'text', value: before},
          ...numbers.map((one) => toLink(one) ?? ({type: 'text', value: `[${one}]`} as const)),
        ];
      });
      parent.children.splice(place, 1, ...parts, {type: 'text', value: value.slice(end)});
      return [SKIP, place + parts.length + 1];
    });
  };
}

/** A model's Markdown; of its citations only those with a passage become links. */
export default function ModelMarkdown({text, passages}: MarkdownProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const clean = useMemo(() => text.replace(TRICKS, '').replace(LINKED, '$1\u200B'), [text]);
  if (text.length > MAX_READ) {
    return <p className={styles['plain']}>{text}</p>;
  }
  const toLink = (number: number): Element | undefined => {
    const passage = passages[number - 1];
    return passage && citation(number, passage, withBaseUrl(passage.href));
  };
  return (
    <Markdown
      allowedElements={ALLOWED}
      unwrapDisallowed
      urlTransform={(url) => url}
      rehypePlugins={[[rehypeCitations, {toLink}]]}>
      {clean}
    </Markdown>
  );
}
