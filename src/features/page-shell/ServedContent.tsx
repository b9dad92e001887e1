import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {Suspense, lazy, useEffect, useEffectEvent, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {useDelegatedLinks} from '../../hooks/useDelegatedLinks';
import {loadServed} from '../../lib/servedPage';
import styles from './styles.module.css';
import {watchUse} from './watchUse';

/** The same object every time, or React would write it again, over what is kept. */
const AS_SERVED = {__html: ''};

const ContentsHighlight = lazy(() =>
  // Contents without a mark are better than no page.
  import('./ContentsHighlight').catch(() => ({default: () => null})),
);

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;

interface Props {
  /** Draws the page in the place of what was served, before it returns. */
  readonly onDraw: () => void;
}

/** The first page's content as the server sent it; what the reader turns to makes it answer. */
export default function ServedContent({onDraw}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  /** The control that was pressed last, which nobody has answered. */
  const pressed = useRef<Element>(undefined);
  const isPressed = useRef(false);
  const [isScrolled, setScrolled] = useState(false);
  const {shown: isMenuShown} = useNavbarMobileSidebar();
  useDelegatedLinks(ref);

  async function draw(): Promise<void> {
    const [{carryOver, untilFree}] = await Promise.all([import('./drawServed'), loadServed()]);
    if (ref.current) {
      await untilFree(ref.current, () => isPressed.current);
    }
    // The reader may have gone on, or two uses may have asked for the same.
    if (ref.current) {
      carryOver(ref.current, onDraw, pressed.current);
    }
  }

  const onUse = useEffectEvent((control?: Element) => {
    pressed.current = control ?? pressed.current;
    // What could not be fetched is tried again at the next use.
    draw().catch((error: unknown) => console.warn(error));
  });
  useEffect(() => {
    if (isMenuShown) {
      // The menu has the sidebar of the page in it.
      onUse();
    }
  }, [isMenuShown]);
  useEffect(() => {
    const content = ref.current;
    // Says so to whoever looks at the document.
    content?.setAttribute('data-page-content', 'served');
    const endWatch = content ? watchUse(content, (control) => onUse(control)) : undefined;
    const onScroll = (): void => setScrolled(true);
    const onPress = ({type}: PointerEvent): void => {
      isPressed.current = type === 'pointerdown';
    };
    window.addEventListener('scroll', onScroll, {passive: true, once: true});
    PRESSES.forEach((kind) => document.addEventListener(kind, onPress));
    return () => {
      endWatch?.();
      window.removeEventListener('scroll', onScroll);
      PRESSES.forEach((kind) => document.removeEventListener(kind, onPress));
    };
  }, []);

  return (
    <>
      <div
        ref={ref}
        className={styles.content}
        data-page-content=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_SERVED}
      />
      {isScrolled && (
        <Suspense fallback={null}>
          <ContentsHighlight />
        </Suspense>
      )}
    </>
  );
}
