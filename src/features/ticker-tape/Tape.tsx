import {useColorMode} from '@docusaurus/theme-common';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import {locale} from '../../components/formats';
import ReservedSpace from '../../components/ReservedSpace';
import type {Owner} from '../../lib/owner';
import styles from './styles.module.css';

type TapeSource = NonNullable<Owner['tickerTape']>;

/** Time limit for the service to insert its frame, in milliseconds. */
const MAX_FRAME_WAIT = 10_000;

function widgetScript(
  {script, symbols}: TapeSource,
  colorTheme: 'light' | 'dark',
): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  // The service's script reads its settings from its own text.
  element.text = JSON.stringify({
    symbols,
    colorTheme,
    isTransparent: true,
    showSymbolLogo: true,
    displayMode: 'adaptive',
    locale,
  });
  return element;
}

/**
 * Inserts the service's widget into an element.
 *
 * @param onFailed called once if the script is blocked, fails, or inserts no frame in time
 * @returns a function that removes the widget
 */
function buildTapeWidget(
  element: HTMLElement,
  source: TapeSource,
  colorTheme: 'light' | 'dark',
  onFailed: () => void,
): () => void {
  const container = document.createElement('div');
  container.className = 'tradingview-widget-container';
  const target = document.createElement('div');
  target.className = 'tradingview-widget-container__widget';
  const script = widgetScript(source, colorTheme);
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

/** Distance from the screen that counts as near. */
const NEAR_MARGIN = '200px';

/**
 * Runs a callback once, when an element is near the screen.
 *
 * @returns a function that stops waiting
 */
function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        run();
      }
    },
    {rootMargin: NEAR_MARGIN},
  );
  observer.observe(element);
  return () => observer.disconnect();
}

// Outside React: after a failure, the service is not tried again on the pages of the same visit.
let hasFailed = false;
/** The widget requested last, while its frame is missing. */
let pending: {readonly element: HTMLElement; readonly requestedAt: number} | undefined;

/** Milliseconds without a frame after which newly opened pages reserve no space for the tape. */
const MAX_WAIT = 4000;

function isOverdue(): boolean {
  return (
    pending !== undefined &&
    !pending.element.querySelector('iframe') &&
    Date.now() - pending.requestedAt > MAX_WAIT
  );
}

/** True if a page opened now should reserve no space, because the service is overdue or failed. */
function isTapeLate(): boolean {
  hasFailed ||= isOverdue();
  return hasFailed;
}

/** Builds the tape when it is near the screen, and again when the color mode changes. */
function useTapeWidget(
  ref: RefObject<HTMLElement | null>,
  source: TapeSource,
  colorMode: 'light' | 'dark',
): 'waiting' | 'failed' {
  const [failed, setFailed] = useState(hasFailed);
  useEffect(() => {
    const element = ref.current;
    if (!element || failed) {
      return undefined;
    }
    let removeWidget: (() => void) | undefined;
    const stopWaiting = whenNear(element, () => {
      if (hasFailed) {
        setFailed(true);
        return;
      }
      pending = {element, requestedAt: Date.now()};
      removeWidget = buildTapeWidget(element, source, colorMode, () => {
        hasFailed = true;
        setFailed(true);
      });
    });
    return () => {
      stopWaiting();
      if (pending?.element === element && !isOverdue()) {
        pending = undefined;
      }
      removeWidget?.();
    };
  }, [ref, source, colorMode, failed]);
  return failed ? 'failed' : 'waiting';
}

interface Props {
  readonly source: TapeSource;
  readonly label: string;
}

export default function Tape({source, label}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const ref = useRef<HTMLElement>(null);
  const status = useTapeWidget(ref, source, colorMode);
  return (
    <ReservedSpace folded={status === 'failed'} isLate={isTapeLate}>
      <aside ref={ref} aria-label={label} className={styles.tape} />
    </ReservedSpace>
  );
}
