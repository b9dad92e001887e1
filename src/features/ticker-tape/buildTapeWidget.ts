import type {Owner} from '../../lib/owner';

type TapeSource = NonNullable<Owner['tickerTape']>;

/** How long the service may take to put its frame in, in milliseconds. */
const PATIENCE = 10_000;

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
export function buildTapeWidget(
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
  }, PATIENCE);
  container.append(target, script);
  element.replaceChildren(container);
  return () => {
    window.clearTimeout(timer);
    script.removeEventListener('error', onFailed);
    element.replaceChildren();
  };
}
