import {useColorMode} from '@docusaurus/theme-common';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import type {Owner} from '../../lib/owner';
import styles from './styles.module.css';

type TapeSource = NonNullable<Owner['tickerTape']>;

/** How long the service may take to put its frame in, in milliseconds. */
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
    locale: 'en',
  });
  return element;
}

/**
 * Puts the service's widget into an element.
 *
 * @param onFailed called once when the script is blocked, fails, or puts no frame in within 10 s
 * @returns takes the widget away again
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

/** How far outside the screen counts as near. */
const NEAR_MARGIN = '200px';

/**
 * Calls once when an element is near the screen.
 *
 * @returns stops the waiting
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

// Outside React: a service that was blocked once in a visit is not asked again on the next page.
let failedBefore = false;
/** The widget that was asked for last, and when, while nothing of it has come. */
let pending: {readonly element: HTMLElement; readonly begun: number} | undefined;

/** How long the service is waited for before pages keep no place for it, in milliseconds. */
const MAX_WAIT = 4000;

function isSilent(): boolean {
  return (
    pending !== undefined &&
    !pending.element.querySelector('iframe') &&
    Date.now() - pending.begun > MAX_WAIT
  );
}

/** Whether a page that is opened now should keep no place: the service was silent on the one before. */
function tapeIsLate(): boolean {
  failedBefore ||= isSilent();
  return failedBefore;
}

/** Builds the tape when its place comes near the screen, and anew when the color mode changes. */
function useTapeWidget(
  ref: RefObject<HTMLElement | null>,
  source: TapeSource,
  colorMode: 'light' | 'dark',
): 'waiting' | 'failed' {
  const [failed, setFailed] = useState(failedBefore);
  useEffect(() => {
    const element = ref.current;
    if (!element || failed) {
      return undefined;
    }
    let takeAway: (() => void) | undefined;
    const stopWaiting = whenNear(element, () => {
      if (failedBefore) {
        setFailed(true);
        return;
      }
      pending = {element, begun: Date.now()};
      takeAway = buildTapeWidget(element, source, colorMode, () => {
        failedBefore = true;
        setFailed(true);
      });
    });
    return () => {
      stopWaiting();
      if (pending?.element === element && !isSilent()) {
        pending = undefined;
      }
      takeAway?.();
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
    <ReservedPlace folded={status === 'failed'} isLate={tapeIsLate}>
      <aside ref={ref} aria-label={label} className={styles.tape} />
    </ReservedPlace>
  );
}
