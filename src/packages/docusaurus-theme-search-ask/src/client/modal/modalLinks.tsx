import type {
  DocSearchHit,
  DocSearchProps,
  InternalDocSearchHit,
  StoredDocSearchHit,
} from '@docsearch/react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactElement, ReactNode} from 'react';
import {useLayoutEffect, useMemo, useRef} from 'react';
import {useSelectMessage} from '../useSelectMessage.js';
import type {WithContinuation} from '../hits.js';
import {hitTexts} from '../hits.js';
import {Marked} from '../marked.js';
import {useInsights, useSearchPage} from '../searchEngine.js';
import {unescapeHtml} from './escapeHtml.js';

interface HitLinkProps {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

/** Title of a page, then the section and the passage that were found in it. */
function HitRow({hit}: {readonly hit: WithContinuation<DocSearchHit>}): ReactNode {
  const {title, section, snippet} = hitTexts(hit);
  return (
    <>
      <div
        className={
          hit.continuesPage ? 'DocSearch-VisuallyHiddenForAccessibility' : 'SearchHit-title'
        }>
        <Marked text={title} />
      </div>
      {section && (
        <div className="SearchHit-section">
          <Marked text={section} />
        </div>
      )}
      {snippet && (
        <div className="SearchHit-snippet">
          <Marked text={snippet} />
        </div>
      )}
    </>
  );
}

/**
 * A row of the modal. The link of a stored search covers DocSearch's row but not its buttons, because
 * a link must not contain buttons. Readers choose rows with arrow keys and Enter, so Tab skips links.
 */
export function HitLink({hit, children}: HitLinkProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const insights = useInsights();
  const reportClick = () => insights?.clicked(hit as DocSearchHit);
  useLayoutEffect(() => {
    const row = ref.current?.closest('li');
    row?.setAttribute('role', 'treeitem');
    row?.closest('ul')?.setAttribute('role', 'tree');
  }, []);
  // A stored search has no snippet.
  if (!('_snippetResult' in hit)) {
    const {title, section} = hitTexts(hit);
    return (
      <div
        ref={ref}
        className={clsx('SearchHit SearchHit--stored', section && 'SearchHit--section')}>
        <Link
          to={hit.url}
          className="SearchHit-cover"
          tabIndex={-1}
          aria-label={unescapeHtml(section ? `${title}, ${section}` : title)}
          onClick={reportClick}
        />
        {children}
      </div>
    );
  }
  return (
    <div ref={ref} className="SearchHit">
      <Link
        to={hit.url}
        className="SearchHit-link"
        tabIndex={-1}
        onClick={reportClick}
        onAuxClick={reportClick}>
        <HitRow hit={hit} />
      </Link>
    </div>
  );
}

type Navigator = NonNullable<DocSearchProps['navigator']>;

/** Returns DocSearch's handler for the Enter key, which opens pages of the site with the router. */
export function useNavigator(): Navigator {
  const history = useHistory();
  const insights = useInsights();
  return useMemo(
    () => ({
      navigate({itemUrl, item}) {
        insights?.clicked(item);
        if (itemUrl.startsWith('/')) {
          history.push(itemUrl);
        } else {
          window.location.assign(itemUrl);
        }
      },
    }),
    [history, insights],
  );
}

/** In development, the index is that of the last build. */
const INDEX_NOTE = process.env['NODE_ENV'] === 'development' ? ' of the last build' : '';

type Footer = NonNullable<DocSearchProps['resultsFooterComponent']>;

/**
 * Returns a component that links to the search page, for the footer of the hits; undefined if the site
 * has no search page. While the modal is open, it must stay the same component, or the modal would remount it.
 */
export function useSeeAll(onClose: () => void): Footer | undefined {
  const page = useSearchPage();
  return useMemo(
    () =>
      page === undefined
        ? undefined
        : function SeeAll({state}) {
            const selectMessage = useSelectMessage();
            const count = Number(state.context['nbHits'] ?? 0);
            const message = translate({
              id: 'theme.SearchAsk.seeAll',
              message: 'See {count} result|See all {count} results',
              description: 'Pluralized link from the search dialog to the search page',
            });
            return (
              <Link to={`${page}?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
                {interpolate(selectMessage(count, message), {count})}
                {INDEX_NOTE}
              </Link>
            );
          },
    [onClose, page],
  );
}
