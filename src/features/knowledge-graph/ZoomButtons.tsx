import type {ReactNode, RefObject} from 'react';
import type {Stage} from './canvas/stage';
import styles from './stage.module.css';
import {ZOOM_STEP} from './zoomStep';

export default function ZoomButtons({
  stage,
}: {
  readonly stage: RefObject<Stage | undefined>;
}): ReactNode {
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <button type="button" aria-label="Zoom in" onClick={() => stage.current?.zoom(ZOOM_STEP)}>
        +
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        onClick={() => stage.current?.zoom(1 / ZOOM_STEP)}>
        −
      </button>
      <button type="button" onClick={() => stage.current?.fit()}>
        Fit
      </button>
    </div>
  );
}
