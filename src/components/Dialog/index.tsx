import type {ComponentProps, ReactNode} from 'react';
import {useEffect, useId, useRef} from 'react';
import clsx from 'clsx';
import Button from '../Button';
import styles from './styles.module.css';

/**
 * The browser's own modal: it holds the focus, closes on Escape or a press beside it, and gives the
 * focus back. Its content is a box with a padding of its own, so that a press on the dialog itself
 * is one on what lies behind it.
 */
export default function Dialog({className, ...rest}: ComponentProps<'dialog'>): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const onClick = ({target}: MouseEvent): void => {
      if (target === dialog) {
        dialog?.close();
      }
    };
    dialog?.showModal();
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  }, []);
  return <dialog {...rest} ref={ref} className={clsx(styles.dialog, className)} />;
}

/** Closes the dialog around it. */
export function CloseButton(): ReactNode {
  return (
    <form method="dialog">
      <Button type="submit" small>
        Close
      </Button>
    </form>
  );
}

interface TitledProps extends ComponentProps<'dialog'> {
  readonly title: string;
}

/** A dialog named by its heading, with a button that closes it. */
export function TitledDialog({title, children, ...rest}: TitledProps): ReactNode {
  const id = useId();
  return (
    <Dialog {...rest} aria-labelledby={id}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <CloseButton />
        </div>
        {children}
      </div>
    </Dialog>
  );
}
