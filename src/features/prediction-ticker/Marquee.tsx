import {translate} from '@docusaurus/Translate';
import type {CSSProperties, ReactNode} from 'react';
import {useState} from 'react';
import {formatPercent} from '../../components/formats';
import type {PredictionItem} from './parsePredictionEvents';
import styles from './styles.module.css';

/** Degrees of hue per percent: red at 0, yellow at 50, green at 100. */
const HUE_PER_PERCENT = 1.2;

function gaugeStyle(percent: number): CSSProperties {
  return {'--gauge': `${percent}%`, '--gauge-hue': percent * HUE_PER_PERCENT} as CSSProperties;
}

function MarqueeItem({item}: {readonly item: PredictionItem}): ReactNode {
  const [pictureFailed, setPictureFailed] = useState(false);
  return (
    <li>
      <a className={styles.link} href={item.url} target="_blank" rel="noopener noreferrer">
        {item.image && !pictureFailed && (
          <img
            className={styles.picture}
            src={item.image}
            alt=""
            width="20"
            height="20"
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setPictureFailed(true)}
          />
        )}
        <span className={styles.title}>{item.title}</span>
        <span className={styles.gauge} style={gaugeStyle(item.percent)} aria-hidden="true" />
        <span className="site-meta">
          <span className="visually-hidden">{item.outcome}: </span>
          {formatPercent(item.percent / 100)}
        </span>
      </a>
    </li>
  );
}

/** Ticker that scrolls the items in a loop. An inert copy of the list makes the loop seamless. */
export default function Marquee({items}: {readonly items: readonly PredictionItem[]}): ReactNode {
  const [paused, setPaused] = useState(false);
  return (
    <section
      className={`site-meta ${styles.ticker}`}
      aria-label={translate({
        id: 'site.ticker.label',
        message: 'Prediction markets',
        description: 'Accessible name of the ticker',
      })}>
      <button
        type="button"
        className={styles.pause}
        aria-pressed={paused}
        aria-label={translate({
          id: 'site.ticker.pause',
          message: 'Pause the ticker',
          description: 'Button of the ticker',
        })}
        onClick={() => setPaused(!paused)}>
        <span aria-hidden="true" className={paused ? 'site-play-mark' : styles.pauseMark} />
      </button>
      <div className={styles.window}>
        <div className={styles.track} data-paused={paused}>
          {[false, true].map((isCopy) => (
            <ul
              key={String(isCopy)}
              className={`site-list ${styles.list}`}
              aria-hidden={isCopy || undefined}
              inert={isCopy}>
              {items.map((item) => (
                <MarqueeItem key={item.id} item={item} />
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
