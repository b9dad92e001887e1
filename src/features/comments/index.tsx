import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {startTransition, useEffect, useId, useRef, useState} from 'react';
import Button from '../../components/Button';
import {useOwner} from '../../hooks/useOwner';
import type {CommentSettings} from '../../lib/owner';
import GiscusFrame from './GiscusFrame';
import styles from './styles.module.css';

const STATUS = {
  offered: '',
  loading: translate({
    id: 'site.comments.loading',
    message: 'Loading comments…',
    description: 'Shown while the comments load',
  }),
  loaded: '',
  failed: translate({
    id: 'site.comments.failed',
    message: 'The comments could not be loaded.',
    description: 'Error message below a post',
  }),
};

/** Comments that load from giscus only after the reader clicks the button or returns from signing in. */
function CommentSection({settings}: {readonly settings: CommentSettings}): ReactNode {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<keyof typeof STATUS>('offered');

  useEffect(() => {
    // giscus adds its session to the address when the reader returns from GitHub's sign-in.
    if (new URLSearchParams(window.location.search).has('giscus')) {
      startTransition(() => setState('loading'));
    }
  }, []);

  function loadComments(): void {
    setState('loading');
    // Moves the focus, because the button that has it is about to disappear.
    title.current?.focus({preventScroll: true});
  }

  return (
    <section aria-labelledby={id} className={`no-print ${styles.comments}`}>
      <h2 ref={title} id={id} tabIndex={-1} className="site-heading">
        <Translate id="site.comments.title" description="Heading of the comments">
          Comments
        </Translate>
      </h2>
      {state === 'offered' || state === 'failed' ? (
        <>
          <Button small onClick={loadComments} className="needs-scripts">
            {state === 'failed'
              ? translate({
                  id: 'site.comments.retry',
                  message: 'Try again',
                  description: 'Button that loads the comments again',
                })
              : translate({
                  id: 'site.comments.show',
                  message: 'Show comments',
                  description: 'Button that loads the comments',
                })}
          </Button>
          <p className={`site-note ${styles.note}`}>
            <Translate
              id="site.comments.source"
              description="Note below the button that loads the comments"
              values={{
                link: (
                  <Link href={`https://github.com/${settings.repo}/discussions`}>
                    <Translate id="site.comments.link" description="Link to the comments on GitHub">
                      GitHub Discussions
                    </Translate>
                  </Link>
                ),
              }}>
              {'They load from giscus.app and are stored in {link}.'}
            </Translate>
          </p>
        </>
      ) : (
        <GiscusFrame
          settings={settings}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
      <p role="status" className={`site-note ${styles.note}`}>
        {STATUS[state]}
      </p>
    </section>
  );
}

/** Comments below the current post, unless its front matter has `comments: false` or `comments: "false"`. */
export default function Comments(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const comments = useOwner().comments as CommentSettings;
  const isOff = String(metadata.frontMatter['comments']) === 'false';
  return isBlogPostPage && !isOff ? (
    <CommentSection key={metadata.permalink} settings={comments} />
  ) : null;
}
