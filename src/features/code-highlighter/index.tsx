import CodeLines from '@code-lines';
import themeStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import styles from './styles.module.css';

const IS_SERVER = typeof document === 'undefined';

/**
 * Whether an element keeps the markup that the server has drawn into it: so it is on the page a
 * visit begins with, and not where nothing was drawn (`npm run dev`, or a page that React had to
 * draw anew).
 */
function useServerMarkup<Element extends HTMLElement>(): {
  readonly ref: RefObject<Element | null>;
  readonly isKept: boolean;
} {
  const isHydrated = useIsBrowser();
  const ref = useRef<Element>(null);
  const [isKept, setKept] = useState(!IS_SERVER && !isHydrated);
  useEffect(() => {
    if (isKept && !ref.current?.firstChild) {
      setKept(false);
    }
  }, [isKept]);
  return {ref, isKept};
}

/** The server's lines are left alone: React must not compare them, nor set them again. */
const KEPT = {__html: ''};

/**
 * A block's code, highlighted when the site is built. On the page a visit begins with the lines that
 * the server has drawn are kept as they are, so that no highlighter is needed; blocks of pages opened
 * later show plain lines until it has come.
 */
export default function CodeContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {language, lineNumbersStart: start} = metadata;
  const {ref, isKept} = useServerMarkup<HTMLElement>();
  const codeProps = {
    className: clsx(
      themeStyles['codeBlockLines'],
      start !== undefined && [themeStyles['codeBlockLinesWithNumbering'], styles['numbered']],
    ),
    style: start === undefined ? undefined : {counterReset: `line-count ${start - 1}`},
  };
  return (
    <pre
      ref={codeBlockRef}
      // A block that is wider than its place is scrolled by the keyboard.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(
        className,
        'prism-code',
        `language-${language}`,
        themeStyles['codeBlock'],
        'thin-scrollbar',
      )}>
      {isKept ? (
        <code ref={ref} {...codeProps} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />
      ) : (
        <code {...codeProps}>
          <CodeLines metadata={metadata} />
        </code>
      )}
    </pre>
  );
}
