// Ejected from @docusaurus/core 3.10: the same spinner and retry button in the site's design. The
// error message, which contains file names, is only logged to the console, not shown.
import Translate, {translate} from '@docusaurus/Translate';
import ErrorPage from '@site/src/features/error-page';
import {useEffect} from 'react';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

function Ring({begin}: {readonly begin: string}): ReactNode {
  const timing = {begin, dur: '3s', repeatCount: 'indefinite'};
  return (
    <circle cx="22" cy="22" r="6" strokeOpacity="0">
      <animate attributeName="r" values="6;22" {...timing} />
      <animate attributeName="stroke-opacity" values="1;0" {...timing} />
    </circle>
  );
}

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  useEffect(() => {
    if (error) {
      console.error(error);
    }
  }, [error]);
  if (error) {
    return (
      <ErrorPage
        title={translate({
          id: 'site.error.title',
          message: 'This page could not be loaded.',
          description: 'Title of a page whose files are missing',
        })}
        action={translate({
          id: 'site.error.retry',
          message: 'Retry',
          description: 'Button of a page whose files are missing',
        })}
        onAction={retry}>
        <Translate id="site.error.text" description="Text of a page whose files are missing">
          Some of its files are missing. Check your network connection, or try again in a moment: a
          new version of the site may just have been published.
        </Translate>
      </ErrorPage>
    );
  }
  return pastDelay ? (
    <div className="container margin-vert--lg">
      <svg
        id="loader"
        viewBox="0 0 44 44"
        width="128"
        height="128"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        role="img"
        aria-label={translate({
          id: 'site.loading',
          message: 'Loading',
          description: 'Accessible name of the spinner',
        })}>
        <Ring begin="0s" />
        <Ring begin="1.5s" />
      </svg>
    </div>
  ) : null;
}
