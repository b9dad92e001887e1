import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {startTransition, useEffect, useId, useRef, useState} from 'react';
import Button from '../../components/Button';
import {useOwner} from '../../hooks/useOwner';
import type {CommentSettings} from '../../lib/owner';
import GiscusFrame from './GiscusFrame';
import {comesFromSignIn, turnsCommentsOff} from './giscus';
import styles from './styles.module.css';

type State = 'offered' | 'loading' | 'loaded' | 'failed';

const STATUS: Readonly<Record<State, string>> = {
  offered: '',
  loading: 'Loading comments…',
  loaded: '',
  failed: 'The comments could not be loaded.',
};

/** Comments that load from giscus only after the reader clicks the button. */
function CommentSection({settings}: {readonly settings: CommentSettings}): ReactNode {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<State>('offered');
  const isOffered = state === 'offered' || state === 'failed';

  useEffect(() => {
    if (comesFromSignIn(window.location.search)) {
      startTransition(() => setState('loading'));
    }
  }, []);

  function show(): void {
    setState('loading');
    // The focused button is about to be removed.
    title.current?.focus({preventScroll: true});
  }

  return (
    <section aria-labelledby={id} className={styles.comments}>
      <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
        Comments
      </h2>
      {isOffered ? (
        <>
          <Button small onClick={show} className={styles.button}>
            {state === 'failed' ? 'Try again' : 'Show comments'}
          </Button>
          <p className={styles.note}>
            They load from giscus.app and are stored in{' '}
            <Link href={`https://github.com/${settings.repo}/discussions`}>GitHub Discussions</Link>
            .
          </p>
        </>
      ) : (
        <GiscusFrame
          settings={settings}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
      <p role="status" className={styles.status}>
        {STATUS[state]}
      </p>
    </section>
  );
}

/** Comments below the current post, unless its front matter turns them off. */
export default function Comments(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {comments} = useOwner();
  const isShown = isBlogPostPage && comments && !turnsCommentsOff(metadata.frontMatter);
  return isShown ? <CommentSection key={metadata.permalink} settings={comments} /> : null;
}
