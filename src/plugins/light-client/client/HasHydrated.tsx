import Head from '@docusaurus/Head';
import {useEffect} from 'react';
import type {ReactNode} from 'react';

/**
 * Stands in for Docusaurus' component of that purpose: tells style sheets and tests that the page
 * answers, without the manager of the head.
 */
export default function HasHydrated(): ReactNode {
  useEffect(() => document.documentElement.setAttribute('data-has-hydrated', 'true'), []);
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y-x/html-has-lang -- An attribute of the page's own element, which has its language. */}
      <html data-has-hydrated="true" />
    </Head>
  );
}
