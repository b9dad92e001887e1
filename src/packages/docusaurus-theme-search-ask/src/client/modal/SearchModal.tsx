import '../../../css/base.css';
import '../../../css/modal.css';
import type {DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FormEvent, ReactNode} from 'react';
import {useCallback, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {SearchResponse} from '../../engine/index.js';
import {markContinuedPages} from '../hits.js';
import {missingResultsUrl} from '../query.js';
import {useInsights, useSearchIndex, useSearchSettings} from '../searchEngine.js';
import {failureTexts, searchingText, searchLabel, suggestionsLabel} from '../texts.js';
import {useSuggestions} from '../useSuggestions.js';
import {useFocusTrap, useModalSemantics} from './modalAccessibility.js';
import {createModalClient, historyName, repairHistory} from './modalClient.js';
import {HitLink, useNavigator, useSeeAll} from './modalLinks.js';
import {MODAL_TEXTS} from './texts.js';

/** Placeholders if Algolia is not used: DocSearch first creates its own client, which needs them. */
const EMBEDDED = {appId: 'embedded', apiKey: 'embedded', indexName: 'site'};

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

interface Outcome {
  readonly query: string;
  /** Undefined after a failure. */
  readonly response: SearchResponse | undefined;
}

/** Types into the field as the reader would. */
function typeInto(field: HTMLInputElement | null | undefined, text: string): void {
  if (field) {
    // Uses the prototype's setter: React overrides that of the element, and ignores changes made with it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.focus();
  }
}

interface StatusProps {
  readonly isWaiting: boolean;
  readonly response: SearchResponse | undefined;
}

/** Announces the number of results to screen readers; visible while searching, or if words of the query are missing. */
function Status({isWaiting, response}: StatusProps): ReactNode {
  if (isWaiting) {
    return (
      <p role="status" className="DocSearch-Help">
        {searchingText()}
      </p>
    );
  }
  if (response?.missingWords) {
    return (
      <p role="status" className="SearchStatus">
        {translate(
          {
            id: 'theme.SearchAsk.foundWithout',
            message: 'Not found: {words}',
            description: 'Lists words of the query that the first results do not contain',
          },
          {words: response.missingWords.join(', ')},
        )}
      </p>
    );
  }
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {response &&
        translate(
          {
            id: 'theme.SearchAsk.found',
            message: 'Found: {count}',
            description: 'Announced by screen readers: number of results',
          },
          {count: response.nbHits},
        )}
    </p>
  );
}

/** Replaces DocSearch's own error screen, which disappears as soon as it is rendered. */
function ErrorScreen(): ReactNode {
  const {title, help} = failureTexts();
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <div className="DocSearch-Screen-Icon">
        <svg width="40" height="40" viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path
            d="M3 8.5a10 10 0 0 1 14 0M6 11.5a6 6 0 0 1 8 0M10 15.5h.01M3 3l14 14"
            stroke="currentColor"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
    </div>
  );
}

interface OtherQueriesProps {
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** Suggests other queries if there are no hits; DocSearch itself would suggest group names. */
function OtherQueries({query, onChoose}: OtherQueriesProps): ReactNode {
  const queries = useSuggestions(query);
  return queries.length === 0 ? null : (
    <div className="DocSearch-NoResults SearchSuggestions">
      <p className="DocSearch-Help">{suggestionsLabel()}:</p>
      <ul>
        {queries.map((each) => (
          <li key={each}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows DocSearch's modal with this package's engines, outside the page, which is then inert. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const {algolia, placeholder, missingResultsUrl: template} = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const search = useSearchIndex();
  const insights = useInsights();
  const navigator = useNavigator();
  const seeAll = useSeeAll(onClose);
  const {appId, apiKey, indexName} = algolia ?? EMBEDDED;
  // DocSearch uses the index name only to store recent searches; `search` answers the queries.
  const [storedName] = useState(() => {
    const name = historyName(indexName, baseUrl);
    repairHistory(name);
    return name;
  });
  const frame = useRef<HTMLDivElement>(null);
  const [dropdown, setDropdown] = useState<Element | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAsking, setAsking] = useState(initialQuery !== '');
  useModalSemantics(frame);
  useFocusTrap(frame);
  const onOutcome = useCallback(
    (response: SearchResponse | undefined) => {
      // The field may have been emptied meanwhile.
      const query = frame.current?.querySelector('input')?.value;
      if (query) {
        setOutcome({query, response});
      }
      insights?.viewed(response);
    },
    [insights],
  );
  const transformSearchClient = useCallback(
    (original: DocSearchTransformClient) => createModalClient(search, original, onOutcome),
    [search, onOutcome],
  );
  const attach = useCallback((node: HTMLDivElement | null) => {
    frame.current = node;
    setDropdown(node?.querySelector('.DocSearch-Dropdown') ?? null);
  }, []);
  function onReset(): void {
    setAsking(false);
    setOutcome(undefined);
  }
  function onInput({target}: FormEvent): void {
    if (target instanceof HTMLInputElement && target.value === '') {
      onReset();
    } else {
      setAsking(true);
    }
  }
  const isWaiting = isAsking && !outcome;
  const hasFailed = outcome !== undefined && !outcome.response;
  return createPortal(
    <div
      ref={attach}
      className="SearchFrame"
      data-engine={algolia ? 'hosted' : 'embedded'}
      data-failed={hasFailed ? '' : undefined}
      onInput={onInput}
      data-waiting={isWaiting ? '' : undefined}
      onReset={onReset}>
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={storedName}
        placeholder={placeholder ?? searchLabel()}
        translations={MODAL_TEXTS}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={5}
        navigator={navigator}
        transformItems={markContinuedPages}
        hitComponent={HitLink}
        resultsFooterComponent={seeAll}
        getMissingResultsUrl={
          template === undefined ? undefined : ({query}) => missingResultsUrl(template, query)
        }
        transformSearchClient={transformSearchClient}
        onClose={onClose}
      />
      {dropdown &&
        createPortal(
          hasFailed ? (
            <ErrorScreen />
          ) : (
            <>
              <Status isWaiting={isWaiting} response={outcome?.response} />
              {outcome?.response?.nbHits === 0 && (
                <OtherQueries
                  query={outcome.query}
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
