import {useColorMode} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {locale} from '../../components/formats';
import ReservedSpace from '../../components/ReservedSpace';
import {useOwner} from '../../hooks/useOwner';
import type {Owner} from '../../lib/owner';
import styles from './styles.module.css';

type TapeSource = NonNullable<Owner['tickerTape']>;

/** Time limit for the service to insert its frame, in milliseconds. */
const MAX_FRAME_WAIT = 10_000;

/**
 * Inserts the service's widget into an element.
 *
 * @param onFailed called once if the script is blocked, fails, or inserts no frame in time
 * @returns a function that removes the widget
 */
function insertWidget(
  element: HTMLElement,
  source: TapeSource,
  colorTheme: 'light' | 'dark',
  onFailed: () => void,
): () => void {
  const container = document.createElement('div');
  container.className = 'tradingview-widget-container';
  const target = document.createElement('div');
  target.className = 'tradingview-widget-container__widget';
  const script = document.createElement('script');
  script.src = source.script;
  script.async = true;
  // The service's script reads its settings from its own text.
  script.text = JSON.stringify({
    symbols: source.symbols,
    colorTheme,
    isTransparent: true,
    showSymbolLogo: true,
    displayMode: 'adaptive',
    locale,
  });
  script.addEventListener('error', onFailed);
  const timer = window.setTimeout(() => {
    if (!container.querySelector('iframe')) {
      onFailed();
    }
  }, MAX_FRAME_WAIT);
  container.append(target, script);
  element.replaceChildren(container);
  return () => {
    window.clearTimeout(timer);
    script.removeEventListener('error', onFailed);
    element.replaceChildren();
  };
}

/** Distance from the visible part of the page at which the widget is inserted. */
const NEAR_MARGIN = '200px';

/** True after a failure, so that later pages of the visit do not try the service again. */
let hasFailed = false;

/**
 * The charting service's ticker tape. Its widget is inserted shortly before it becomes visible, and again if
 * the color mode changes.
 */
export default function TickerTape({label}: {readonly label: string}): ReactNode {
  const source = useOwner().tickerTape as TapeSource;
  const {colorMode} = useColorMode();
  const ref = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(hasFailed);
  useEffect(() => {
    const element = ref.current;
    if (!element || failed) {
      return undefined;
    }
    let removeWidget: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          if (hasFailed) {
            setFailed(true);
            return;
          }
          removeWidget = insertWidget(element, source, colorMode, () => {
            hasFailed = true;
            setFailed(true);
          });
        }
      },
      {rootMargin: NEAR_MARGIN},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      removeWidget?.();
    };
  }, [source, colorMode, failed]);
  return (
    <ReservedSpace isEmpty={failed} isLateOrFailed={() => hasFailed}>
      <aside ref={ref} aria-label={label} className={styles.tape} />
    </ReservedSpace>
  );
}
