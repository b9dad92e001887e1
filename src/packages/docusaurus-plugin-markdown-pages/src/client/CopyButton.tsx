import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {useMarkdownPage} from './MarkdownPage.js';

/** Duration of the confirmation after copying, in milliseconds. */
const CONFIRMATION_DURATION = 3000;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // Some hosts answer with an HTML page if a file is missing.
  if (!response.ok || /html/.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`${address} is missing`);
  }
  return response.text();
}

/** Copies a text that is still being fetched. Safari refuses to copy after the click, so this cannot wait for the text. */
async function copyPending(text: Promise<string>): Promise<void> {
  await navigator.clipboard.write([
    new ClipboardItem({'text/plain': text.then((all) => new Blob([all], {type: 'text/plain'}))}),
  ]);
}

type State = 'idle' | 'copied' | 'failed';

function statusOf(state: State): string {
  if (state === 'copied') {
    return translate({
      id: 'theme.CopyMarkdown.copiedStatus',
      message: 'The page has been copied as Markdown.',
      description: 'Announced by screen readers when a page has been copied as Markdown',
    });
  }
  return state === 'failed'
    ? translate({
        id: 'theme.CopyMarkdown.failed',
        message: 'The Markdown version could not be loaded.',
        description: 'Shown when the Markdown version of a page could not be loaded',
      })
    : '';
}

function Button({
  path,
  className,
}: {
  readonly path: string;
  readonly className?: string;
}): ReactNode {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_DURATION);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    const text = fetchText(path);
    try {
      await copyPending(text);
      setState('copied');
    } catch {
      // Copying is not possible or permitted, the page is not served over HTTPS, or the file is missing.
      await text.then(
        () => window.location.assign(path),
        () => setState('failed'),
      );
    }
  }

  const label =
    state === 'copied'
      ? translate({
          id: 'theme.CopyMarkdown.copied',
          message: 'Copied',
          description: 'Label of the button after it has copied a page',
        })
      : translate({
          id: 'theme.CopyMarkdown.copy',
          message: 'Copy as Markdown',
          description: 'Label of the button that copies a page as Markdown',
        });
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {label}
      </button>
      <span
        role="status"
        className={state === 'failed' ? 'copy-markdown__failure' : 'copy-markdown__status'}>
        {statusOf(state)}
      </span>
    </>
  );
}

/**
 * Shows a button that copies the page as Markdown; nothing on pages without a Markdown version. If
 * the browser refuses to copy, the button opens the Markdown version.
 */
export default function CopyButton({className}: {readonly className?: string}): ReactNode {
  const page = useMarkdownPage();
  return page && <Button key={page.path} path={page.path} className={className} />;
}
