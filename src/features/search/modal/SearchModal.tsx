import '../../../css/docsearch.css';
import type {DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {FormEvent, ReactNode} from 'react';
import {useCallback, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useOwner} from '../../../hooks/useOwner';
import type {SearchResponse} from '../../../lib/search/types';
import {useInsights} from '../insights/useInsights';
import {missingResultsUrl} from '../missingResultsUrl';
import {useFacetFilters} from '../useFacetFilters';
import {useSearchEngine} from '../useSearchEngine';
import {useSearchSettings} from '../useSearchSettings';
import {createModalClient} from './createModalClient';
import ErrorScreen from './ErrorScreen';
import HitLink from './HitLink';
import OtherQueries from './OtherQueries';
import {useFocusTrap} from './useFocusTrap';
import {useModalSemantics} from './useModalSemantics';
import {useNavigator} from './useNavigator';
import {useSeeAll} from './useSeeAll';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** What became of the question in the field; undefined while the field is empty. */
type Outcome =
  | {readonly failed: true}
  | {readonly failed: false; readonly nbHits: number; readonly query: string};

/** Types into the field as the reader would. */
function typeInto(field: HTMLInputElement | null | undefined, text: string): void {
  if (field) {
    // React overrides the property on the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.focus();
  }
}

/** Of the screen without hits, where the owner has set no address for corrections. */
const WITHOUT_CORRECTIONS = {
  noResultsScreen: {
    reportMissingResultsText: 'Believe this query should return results? Let us know:',
    reportMissingResultsLinkText: 'where corrections go',
  },
};

/** DocSearch's modal over the site's own engine. It stands outside the page, which rests meanwhile. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const settings = useSearchSettings();
  const engine = useSearchEngine();
  const owner = useOwner();
  const corrections = useBaseUrl('/about-this-site#corrections');
  const insights = useInsights();
  const facetFilters = useFacetFilters();
  const navigator = useNavigator();
  const seeAll = useSeeAll(onClose);
  const frame = useRef<HTMLDivElement>(null);
  const [dropdown, setDropdown] = useState<Element | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAsking, setAsking] = useState(initialQuery !== '');
  const [found, setFound] = useState<string>();
  useModalSemantics(frame);
  useFocusTrap(frame);
  const onOutcome = useCallback(
    (response: SearchResponse | undefined) => {
      // The field may have been emptied while the question was on its way.
      const query = frame.current?.querySelector('input')?.value;
      if (query) {
        setOutcome(response ? {failed: false, nbHits: response.nbHits, query} : {failed: true});
        setFound((before) => (response?.nbHits ? query : before));
      }
      insights?.viewed(response);
    },
    [insights],
  );
  const transformSearchClient = useCallback(
    (original: DocSearchTransformClient) => createModalClient(engine, original, onOutcome),
    [engine, onOutcome],
  );
  const searchParameters = useMemo(
    () => (facetFilters ? {facetFilters: facetFilters as (string | string[])[]} : {}),
    [facetFilters],
  );
  const getMissingResultsUrl = useCallback(
    ({query}: {query: string}) => missingResultsUrl(owner, query) ?? corrections,
    [owner, corrections],
  );
  const attach = useCallback((node: HTMLDivElement | null) => {
    frame.current = node;
    setDropdown(node?.querySelector('.DocSearch-Dropdown') ?? null);
  }, []);
  function onInput(event: FormEvent): void {
    if (event.target instanceof HTMLInputElement) {
      setAsking(event.target.value !== '');
      if (event.target.value === '') {
        setOutcome(undefined);
      }
    }
  }
  function onReset(): void {
    setAsking(false);
    setOutcome(undefined);
  }
  const isWaiting = isAsking && !outcome;
  const isVain = outcome?.failed === false && outcome.nbHits === 0;
  // The library makes its own client first, and that one insists on an id and a key.
  const {appId, apiKey} =
    settings.kind === 'hosted' ? settings : {appId: 'embedded', apiKey: 'embedded'};
  return createPortal(
    <div
      ref={attach}
      className="SearchFrame"
      data-engine={settings.kind}
      data-failed={outcome?.failed ? '' : undefined}
      onInput={onInput}
      data-waiting={isWaiting ? '' : undefined}
      onReset={onReset}>
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={settings.indexName}
        placeholder="Search posts, books and media"
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={5}
        searchParameters={searchParameters}
        navigator={navigator}
        hitComponent={HitLink}
        resultsFooterComponent={seeAll}
        getMissingResultsUrl={getMissingResultsUrl}
        transformSearchClient={transformSearchClient}
        translations={missingResultsUrl(owner, '') ? {} : WITHOUT_CORRECTIONS}
        onClose={onClose}
      />
      {dropdown &&
        createPortal(
          outcome?.failed ? (
            <ErrorScreen />
          ) : (
            <>
              <p role="status" className={isWaiting ? 'DocSearch-Help' : 'visually-hidden'}>
                {isWaiting ? 'Searching…' : outcome ? `Found: ${outcome.nbHits}` : ''}
              </p>
              {isVain && (
                <OtherQueries
                  query={outcome.query}
                  found={found && !outcome.query.startsWith(found) ? found : undefined}
                  onChoose={(query) => typeInto(frame.current?.querySelector('input'), query)}
                />
              )}
            </>
          ),
          dropdown,
        )}
    </div>,
    document.body,
  );
}
