import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import {TitledDialog} from '../../components/Dialog';
import styles from './copy.module.css';

interface Props {
  readonly path: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Shows a text selected, ready for the reader's own keys, where the browser refuses to copy. */
export default function MarkdownDialog({path, text, onClose}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, text.length, 'backward');
  }, [text]);
  return (
    <TitledDialog title="Copy as Markdown" className={styles.dialog} onClose={onClose}>
      <p>
        Your browser did not allow copying. The text is selected: press Ctrl or Cmd + C, or{' '}
        <a href={path}>open it as a page</a>.
      </p>
      <textarea
        ref={field}
        readOnly
        aria-label="The post as Markdown"
        className={styles.text}
        value={text}
      />
    </TitledDialog>
  );
}
