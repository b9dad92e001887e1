import type {ReactNode} from 'react';
import {AnswerInlines} from './AnswerInlines';
import type {AnswerBlock} from './answerTree';
import styles from './answer.module.css';

interface Props {
  readonly blocks: readonly AnswerBlock[];
  readonly renderCitation: (number: number) => ReactNode;
  /** Items of a list that hold one paragraph are drawn without its margins. */
  readonly isTight?: boolean;
}

export function AnswerBlocks({blocks, renderCitation, isTight = false}: Props): ReactNode {
  return blocks.map((block, index) => {
    if (block.kind === 'code') {
      return (
        <pre key={index} className={styles.code}>
          <code>{block.text}</code>
        </pre>
      );
    }
    if (block.kind === 'paragraph') {
      const inlines = <AnswerInlines nodes={block.children} renderCitation={renderCitation} />;
      return isTight ? <span key={index}>{inlines}</span> : <p key={index}>{inlines}</p>;
    }
    const items = block.items.map((item, place) => (
      <li key={place}>
        <AnswerBlocks
          blocks={item}
          renderCitation={renderCitation}
          isTight={item.filter(({kind}) => kind === 'paragraph').length < 2}
        />
      </li>
    ));
    return block.start === null ? (
      <ul key={index}>{items}</ul>
    ) : (
      <ol key={index} start={block.start}>
        {items}
      </ol>
    );
  });
}
