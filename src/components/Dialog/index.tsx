import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';
import {useEffect, useId, useRef} from 'react';
import clsx from 'clsx';
import Button from '../Button';
import styles from './styles.module.css';

/**
 * A native modal dialog: it traps the focus, closes on Escape or a click outside, and restores the
 * focus. The padding belongs to the content: if the dialog element had any, a click on the padding would
 * look like a click on the backdrop.
 */
export default function Dialog({className, ...rest}: ComponentProps<'dialog'>): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    /** True if the last press was on the backdrop. A text selection may begin inside and end there. */
    let isPressOutside = false;
    const onPress = ({target}: PointerEvent): void => {
      isPressOutside = target === dialog;
    };
    const onClick = ({target}: MouseEvent): void => {
      if (target === dialog && isPressOutside) {
        dialog?.close();
      }
    };
    dialog?.showModal();
    dialog?.addEventListener('pointerdown', onPress);
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('pointerdown', onPress);
      dialog?.removeEventListener('click', onClick);
    };
  }, []);
  return <dialog {...rest} ref={ref} className={clsx(styles.dialog, className)} />;
}

/** Button that closes the surrounding dialog. */
export function CloseButton(): ReactNode {
  return (
    <form method="dialog">
      <Button type="submit" small>
        <Translate id="site.dialog.close" description="Label of the button that closes a dialog">
          Close
        </Translate>
      </Button>
    </form>
  );
}

interface TitledProps extends ComponentProps<'dialog'> {
  readonly title: string;
}

/** A dialog with a heading as its accessible name, and a close button. */
export function TitledDialog({title, children, ...rest}: TitledProps): ReactNode {
  const id = useId();
  return (
    <Dialog {...rest} aria-labelledby={id}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id} className="site-heading">
            {title}
          </h2>
          <CloseButton />
        </div>
        {children}
      </div>
    </Dialog>
  );
}
