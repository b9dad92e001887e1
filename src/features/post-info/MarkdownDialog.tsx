import type {ReactNode} from 'react';
import {useEffect, useId, useRef} from 'react';
import Dialog, {CloseButton} from '../../components/Dialog';
import styles from './copy.module.css';

interface Props {
  readonly path: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Shows a text selected, ready for the reader's own keys, where the browser refuses to copy. */
export default function MarkdownDialog({path, text, onClose}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, text.length, 'backward');
  }, [text]);
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id}>Copy as Markdown</h2>
          <CloseButton />
        </div>
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
      </div>
    </Dialog>
  );
}
