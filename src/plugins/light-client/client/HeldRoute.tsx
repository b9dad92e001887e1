import {use, useMemo} from 'react';
import type {Context, ReactNode} from 'react';
import type {RouteComponentProps, RouteProps} from 'react-router-dom';
import {__RouterContext} from 'react-router';

const RouterContext = __RouterContext as Context<RouteComponentProps>;

interface Props {
  /** Where the pages below are told that they are. */
  readonly location: NonNullable<RouteProps['location']>;
  readonly render: () => ReactNode;
}

/**
 * Stands in for the route in which Docusaurus holds the old page until the next one has been
 * fetched. The router's own tells all below that something has changed as soon as a link is
 * followed, though nothing has for them: they are drawn for nothing, before the reader's page is.
 */
export default function HeldRoute({location, render}: Props): ReactNode {
  const router = use(RouterContext);
  const {history} = router;
  // What the router itself knows of a path counts from the moment when the pages below get it.
  const held = useMemo(
    () => ({...router, history, location}),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The rest of it changes with the location.
    [history, location],
  );
  return <RouterContext value={held}>{render()}</RouterContext>;
}
