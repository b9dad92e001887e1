import type {ReactNode} from 'react';
import {useState} from 'react';
import MarqueeItem from './MarqueeItem';
import type {PredictionItem} from './parsePredictionEvents';
import styles from './styles.module.css';

/** The items twice, so that the loop has no seam; the copy is for the eye alone. */
export default function Marquee({items}: {readonly items: readonly PredictionItem[]}): ReactNode {
  const [paused, setPaused] = useState(false);
  return (
    <section className={styles.ticker} aria-label="Prediction markets">
      <button
        type="button"
        className={styles.pause}
        aria-pressed={paused}
        aria-label="Pause the ticker"
        onClick={() => setPaused(!paused)}>
        <span aria-hidden="true" className={paused ? styles.playMark : styles.pauseMark} />
      </button>
      <div className={styles.window}>
        <div className={styles.track} data-paused={paused}>
          <ul className={styles.list}>
            {items.map((item) => (
              <MarqueeItem key={item.id} item={item} />
            ))}
          </ul>
          <ul className={styles.list} aria-hidden="true" inert>
            {items.map((item) => (
              <MarqueeItem key={item.id} item={item} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
