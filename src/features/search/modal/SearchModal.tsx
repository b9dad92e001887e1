import '../../../css/docsearch.css';
import type {DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react';
import type {FormEvent, ReactNode} from 'react';
import {useCallback, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useOwner} from '../../../hooks/useOwner';
import type {SearchResponse} from '../../../lib/text-index/searchTypes';
import {missingResultsUrl} from '../missingResultsUrl';
import {useFacetFilters, useInsights, useSearchEngine, useSearchSettings} from '../searchEngine';
import ErrorScreen from './ErrorScreen';
import HitLink from './HitLink';
import {useFocusTrap, useModalSemantics} from './modalAccess';
import {createModalClient} from './modalClient';
import {useNavigator, useSeeAll} from './modalLinks';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** What became of the question in the field; undefined while the field is empty. */
type Outcome =
  | {readonly failed: true}
  | {
      readonly failed: false;
      readonly nbHits: number;
      /** Words of the question that none of the hits has. */
      readonly without: readonly string[];
    };

/** What was found, for screen readers; for all, where a word had to be dropped. */
function Status({outcome}: {readonly outcome: Outcome | undefined}): ReactNode {
  if (!outcome || outcome.failed) {
    return <p role="status" className="visually-hidden" />;
  }
  const {nbHits, without} = outcome;
  return without.length === 0 ? (
    <p role="status" className="visually-hidden">{`Found: ${nbHits}`}</p>
  ) : (
    <p role="status" className="SearchStatus">{`Found without: ${without.join(', ')}`}</p>
  );
}

/** DocSearch's modal over the site's own engine. It stands outside the page, which rests meanwhile. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const settings = useSearchSettings();
  const engine = useSearchEngine();
  const owner = useOwner();
  const insights = useInsights();
  const facetFilters = useFacetFilters();
  const navigator = useNavigator();
  const seeAll = useSeeAll(onClose);
  const frame = useRef<HTMLDivElement>(null);
  const [dropdown, setDropdown] = useState<Element | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  useModalSemantics(frame);
  useFocusTrap(frame);
  const onOutcome = useCallback(
    (response: SearchResponse | undefined) => {
      // The field may have been emptied while the question was on its way.
      if (frame.current?.querySelector('input')?.value) {
        setOutcome(
          response
            ? {failed: false, nbHits: response.nbHits, without: response.without ?? []}
            : {failed: true},
        );
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
    ({query}: {query: string}) => missingResultsUrl(owner, query),
    [owner],
  );
  const attach = useCallback((node: HTMLDivElement | null) => {
    frame.current = node;
    setDropdown(node?.querySelector('.DocSearch-Dropdown') ?? null);
  }, []);
  function onInput(event: FormEvent): void {
    if (event.target instanceof HTMLInputElement && event.target.value === '') {
      setOutcome(undefined);
    }
  }
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
      onReset={() => setOutcome(undefined)}>
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
        onClose={onClose}
      />
      {dropdown &&
        createPortal(outcome?.failed ? <ErrorScreen /> : <Status outcome={outcome} />, dropdown)}
    </div>,
    document.body,
  );
}
