import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/CopyMarkdown';
import {
  CopyButton,
  useButtonOptions,
  useMarkdownPage,
} from 'docusaurus-plugin-markdown-pages/client';
import type {FocusEvent, KeyboardEvent, ReactNode} from 'react';
import {useEffect, useRef} from 'react';

/** Shows links to the Markdown version and to assistants. `<details>` works without scripts. */
function Menu({path}: {readonly path: string}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const details = useRef<HTMLDetailsElement>(null);
  const {assistants} = useButtonOptions() ?? {assistants: []};

  const close = (): void => details.current?.removeAttribute('open');

  useEffect(() => {
    const closeOutside = ({target}: PointerEvent): void => {
      if (!details.current?.contains(target as Node)) {
        close();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && details.current?.open) {
      close();
      details.current.querySelector('summary')?.focus();
      return;
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step === undefined || !details.current) {
      return;
    }
    event.preventDefault();
    details.current.open = true;
    const links = Array.from(details.current.querySelectorAll('a'));
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    // From the toggle (-1), down leads to the first link and up to the last one.
    const next = current === -1 && step === -1 ? links.length - 1 : current + step;
    links[(next + links.length) % links.length]?.focus();
  }

  function handleBlur({relatedTarget}: FocusEvent): void {
    if (relatedTarget && !details.current?.contains(relatedTarget)) {
      close();
    }
  }

  return (
    // Key and blur events come from the links inside.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <details ref={details} onKeyDown={handleKey} onBlur={handleBlur}>
      <summary
        className="button button--secondary button--sm copy-markdown__toggle"
        aria-label={translate({
          id: 'theme.CopyMarkdown.menu',
          message: 'More ways to read this page',
          description: 'Label of the button that opens the menu beside “Copy as Markdown”',
        })}
      />
      <ul className="copy-markdown__list">
        <li>
          <a className="dropdown__link" href={path}>
            {translate({
              id: 'theme.CopyMarkdown.view',
              message: 'View as Markdown',
              description: 'Label of the link to the Markdown version of a page',
            })}
          </a>
        </li>
        {assistants.map((assistant) => (
          <li key={assistant.label}>
            <a
              className="dropdown__link"
              href={assistant.url.replaceAll('{url}', encodeURIComponent(url + path))}
              target="_blank"
              rel="noopener noreferrer nofollow">
              {translate(
                {
                  id: 'theme.CopyMarkdown.open',
                  message: 'Open in {assistant}',
                  description: 'Label of the link that opens a page in an assistant',
                },
                {assistant: assistant.label},
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shows the button that copies a page as Markdown, and its menu. */
export default function CopyMarkdown({className = ''}: Props): ReactNode {
  const page = useMarkdownPage();
  return (
    page && (
      <div className={`copy-markdown ${className}`} data-search-skip>
        <CopyButton className="button button--secondary button--sm copy-markdown__button" />
        <Menu key={page.path} path={page.path} />
      </div>
    )
  );
}
