// Eject of @docusaurus/theme-classic 3.10: the same texts and error chain in the site's design.
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import ErrorPage from '@site/src/features/error-page';
import type Original from '@theme/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof Original>;

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <ErrorPage
      title="This page crashed."
      action="Try again"
      onAction={tryAgain}
      details={<ErrorBoundaryError error={error} />}>
      Something on this page failed. Try again, or go to another page.
    </ErrorPage>
  );
}
