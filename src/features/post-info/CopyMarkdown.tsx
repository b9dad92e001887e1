import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {Suspense, lazy, useEffect, useState} from 'react';
import {usePostMarkdownPath} from '../../hooks/useMarkdownPath';
import styles from './copy.module.css';

const MarkdownDialog = lazy(() => import('./MarkdownDialog'));

/** How long the button says that it has copied, in milliseconds. */
const CONFIRMATION = 3000;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // Some hosts answer with a page of their own where a file is missing.
  if (!response.ok || /html/.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`${address} is not there`);
  }
  return response.text();
}

/**
 * Copies a text that is still on its way. Safari copies only within the press itself, but takes a
 * promise then; the oldest Firefox has no `ClipboardItem`.
 */
async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    await navigator.clipboard.write([
      new ClipboardItem({'text/plain': text.then((all) => new Blob([all], {type: 'text/plain'}))}),
    ]);
  }
}

type State = 'idle' | 'copied' | 'failed' | {readonly selected: string};

const STATUS = {
  idle: '',
  copied: 'The post is copied as Markdown.',
  failed: 'The Markdown version could not be loaded.',
} as const;

function CopyButton({path}: {readonly path: string}): ReactNode {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    const timer = state === 'copied' && setTimeout(() => setState('idle'), CONFIRMATION);
    return () => {
      if (timer) {
        clearTimeout(timer);
      }
    };
  }, [state]);

  async function copy(): Promise<void> {
    const text = fetchText(path);
    try {
      await copyLater(text);
      setState('copied');
    } catch {
      // No permission or no secure context, unless the file itself is missing.
      setState(
        await text.then(
          (selected) => ({selected}),
          () => 'failed' as const,
        ),
      );
    }
  }

  const isOpen = typeof state === 'object';
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {state === 'copied' ? 'Copied' : 'Copy as Markdown'}
      </button>
      <span role="status" className={state === 'failed' ? styles.failure : 'visually-hidden'}>
        {isOpen ? '' : STATUS[state]}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <MarkdownDialog path={path} text={state.selected} onClose={() => setState('idle')} />
        </Suspense>
      )}
    </>
  );
}

/** Offers the Markdown version of the post whose page is open; without scripts, as a link. */
export default function CopyMarkdown(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  const path = usePostMarkdownPath();
  return (
    isBlogPostPage &&
    path && (
      <span className={styles.offer}>
        {' · '}
        <CopyButton key={path} path={path} />
        <noscript>
          <a href={path}>View as Markdown</a>
        </noscript>
      </span>
    )
  );
}
