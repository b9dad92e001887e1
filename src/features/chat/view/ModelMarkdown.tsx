import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Element, ElementContent, Root, Text} from 'hast';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import Markdown from 'react-markdown';
import {SKIP, visit} from 'unist-util-visit';
import type {AnswerPassage} from '../../../lib/answers/types';
import {citationsIn} from '../models/citations';
import styles from './transcript.module.css';

export interface MarkdownProps {
  readonly text: string;
  readonly passages: readonly AnswerPassage[];
}

/** Longer texts are shown as they are: reading some of them takes very long. */
const MAX_READ = 15_000;
/** Characters that change the order or the look of what stands around them, and control characters. */
const TRICKS = /[\u202A-\u202E\u2066-\u2069\uE000\uE001]|(?![\n\t])\p{Cc}/gu;
/** Around the number of a citation, so that Markdown does not take `[1]` for a link. */
const [OPENS, CLOSES] = ['\uE000', '\uE001'];
const HELD = /\uE000(\d+)\uE001/g;
const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'br', 'sup', 'a'];

function holdCitations(text: string): string {
  let held = '';
  let end = 0;
  for (const {start, end: after, numbers} of citationsIn(text)) {
    held += text.slice(end, start) + numbers.map((one) => `${OPENS}${one}${CLOSES}`).join('');
    end = after;
  }
  return held + text.slice(end);
}

function citation(number: string, passage: AnswerPassage, href: string): Element {
  const source = [passage.title, ...passage.path].join(', ');
  return {
    type: 'element',
    tagName: 'sup',
    properties: {className: [styles.mark ?? '']},
    children: [
      {
        type: 'element',
        tagName: 'a',
        properties: {href, ariaLabel: `${number}, source: ${source}`},
        children: [{type: 'text', value: number}],
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
  readonly toLink: (number: string) => Element | undefined;
}): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'a') {
        element.tagName = 'span';
        element.properties = {};
      }
    });
    visit(tree, 'text', (node, place, parent) => {
      if (!parent || place === undefined || !node.value.includes(OPENS)) {
        return undefined;
      }
      const isCode = parent.type === 'element' && parent.tagName === 'code';
      const parts = node.value.split(HELD).map((part, number): ElementContent => {
        const text: Text = {type: 'text', value: number % 2 === 1 ? `[${part}]` : part};
        return number % 2 === 1 && !isCode ? (toLink(part) ?? text) : text;
      });
      parent.children.splice(place, 1, ...parts);
      return [SKIP, place + parts.length];
    });
  };
}

/** A model's Markdown; of its citations only those with a passage become links. */
export default function ModelMarkdown({text, passages}: MarkdownProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const clean = useMemo(() => holdCitations(text.replace(TRICKS, '')), [text]);
  if (text.length > MAX_READ) {
    return <p className={styles.plain}>{text}</p>;
  }
  const toLink = (number: string): Element | undefined => {
    const passage = passages[Number(number) - 1];
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
