import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';
import {useEffect, useState} from 'react';

/** What stands for a page that crashed, until the reader tries again or goes on to another. */
export default function PageError(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) {
      tryAgain();
    }
  }, [pathname, crashed, tryAgain]);
  return <ErrorPageContent {...props} />;
}
