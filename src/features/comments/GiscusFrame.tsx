import {useColorMode} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {locale} from '../../components/formats';
import type {CommentSettings} from '../../lib/owner';
import {COMMENTS_ANCHOR, GISCUS, clientAttributes, giscusTheme, isGiscusMessage} from './giscus';
import styles from './styles.module.css';

interface Props {
  readonly settings: CommentSettings;
  readonly onLoad: () => void;
  /** Called when the client cannot be loaded. */
  readonly onError: () => void;
}

/** Loads giscus' client, which inserts an iframe into the element with the class `giscus`. */
export default function GiscusFrame({settings, onLoad, onError}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const theme = giscusTheme(useColorMode().colorMode);
  const [acceptsMessages, setAcceptsMessages] = useState(false);

  const start = useEffectEvent((signal: AbortSignal) => {
    const script = document.createElement('script');
    const attributes = clientAttributes(settings, theme, locale, window.location.pathname);
    for (const [name, value] of Object.entries(attributes)) {
      script.setAttribute(name, value);
    }
    // `load` and `error` events of the iframe and the script do not bubble.
    ref.current?.addEventListener('load', onLoad, {signal, capture: true});
    ref.current?.addEventListener('error', onError, {signal, capture: true});
    // The frame cannot receive messages before it has sent one.
    const onMessage = (event: MessageEvent) => isGiscusMessage(event) && setAcceptsMessages(true);
    window.addEventListener('message', onMessage, {signal});
    ref.current?.append(script);
  });

  useEffect(() => {
    const listening = new AbortController();
    start(listening.signal);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (acceptsMessages) {
      const frame = ref.current?.querySelector('iframe');
      frame?.contentWindow?.postMessage({giscus: {setConfig: {theme}}}, GISCUS);
    }
  }, [acceptsMessages, theme]);

  return <div ref={ref} id={COMMENTS_ANCHOR} className={`giscus ${styles.frame}`} />;
}
