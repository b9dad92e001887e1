import {Context as RouteContext} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme-original/Layout';
import type {ReactNode} from 'react';
import {useState} from 'react';
import {flushSync} from 'react-dom';
import {isServed} from '../../lib/servedPage';
import MenuCloser from './MenuCloser';
import PageError from './PageError';
import ServedContent from './ServedContent';
import {ShellContext} from './shellContext';

/** The shell belongs to no plugin; the pages in it do. */
const NO_ROUTE = {plugin: {name: 'native', id: 'default'}};

/**
 * Navbar, tickers and footer, which stay while pages come and go between them. The first page's
 * content stays as the server sent it until the reader uses something in it; a first page that is
 * all use, as the chat is, brings a frame of its own until the reader leaves it.
 *
 * @param children the routes
 */
export default function PageShell({children}: {readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const [first] = useState(pathname);
  const [content, setContent] = useState<'served' | 'framed' | 'drawn'>(() =>
    isServed() ? 'served' : 'framed',
  );
  if (content !== 'drawn' && pathname !== first) {
    setContent('drawn');
  }
  if (content === 'framed') {
    return children;
  }
  return (
    <RouteContext value={NO_ROUTE}>
      <Layout>
        <MenuCloser />
        <RouteContext value={null}>
          <ShellContext value={true}>
            {content === 'served' ? (
              <ServedContent onDraw={() => flushSync(() => setContent('drawn'))} />
            ) : (
              <ErrorBoundary fallback={(params) => <PageError {...params} />}>
                {children}
              </ErrorBoundary>
            )}
          </ShellContext>
        </RouteContext>
      </Layout>
    </RouteContext>
  );
}
