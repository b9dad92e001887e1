import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useFoldWhenUnseen} from './useFoldWhenUnseen';
import styles from './styles.module.css';

interface Props {
  /** Gives the place its height, which is the same before, while and after its content loads. */
  readonly className: string | undefined;
  /** Nothing will come: the place may go as soon as its going moves nothing on the screen. */
  readonly folded: boolean;
  /** Asked when a page is opened: whether what should come has been waited for too long already. */
  readonly isLate?: () => boolean;
  readonly children?: ReactNode;
}

const never = (): boolean => false;

/** A place that keeps its height while something from outside is waited for. */
export default function ReservedPlace({
  className,
  folded,
  isLate = never,
  children,
}: Props): ReactNode {
  const {ref, gone} = useFoldWhenUnseen(folded, isLate);
  return gone ? null : (
    <div ref={ref} className={clsx(styles.place, className)}>
      {children}
    </div>
  );
}
