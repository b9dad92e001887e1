// Ejected from @docusaurus/theme-classic 3.10: the same title, button and error chain in the site's design, with an explanation.
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import ErrorPage from '@site/src/features/error-page';
import type Original from '@theme/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof Original>;

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <ErrorPage
      title={translate({
        id: 'theme.ErrorPageContent.title',
        message: 'This page crashed.',
        description: 'The title of the fallback page when the page crashed',
      })}
      action={translate({
        id: 'theme.ErrorPageContent.tryAgain',
        message: 'Try again',
        description:
          'The label of the button to try again rendering when the React error boundary captures an error',
      })}
      onAction={tryAgain}
      details={<ErrorBoundaryError error={error} />}>
      <Translate id="site.error.crashed" description="Text of a page that crashed">
        Something on this page failed. Try again, or go to another page.
      </Translate>
    </ErrorPage>
  );
}
