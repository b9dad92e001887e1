import type {ReactNode} from 'react';
import {createContext, useContext} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

vi.mock('@docusaurus/plugin-content-docs/client', () => {
  const Context = createContext<readonly string[] | undefined>(undefined);
  return {
    DocsPreferredVersionContextProvider: ({children}: {children: ReactNode}) => (
      <Context value={['docs-default-1.0']}>{children}</Context>
    ),
    useActivePluginAndVersion: () => undefined,
    useDocsContextualSearchTags() {
      const tags = useContext(Context);
      if (!tags) {
        throw new Error('There is no DocsPreferredVersionContextProvider.');
      }
      return tags;
    },
  };
});
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {baseUrl: '/'}, i18n: {currentLocale: 'en'}}),
}));
vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => ({searchPagePath: 'search'})}));
vi.mock('@docusaurus/router', () => ({useHistory: () => ({listen: () => undefined})}));
vi.mock('@docusaurus/Link', () => ({default: () => null}));
vi.mock('@docusaurus/Interpolate', () => ({interpolate: (text: string) => text}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_: number, message: string) => message}),
  useQueryString: () => ['', () => undefined],
}));

const {SearchResults} = await import('./SearchResults.js');

test('the search page brings its own provider of docs versions, because the layout may use another copy of the docs plugin', () => {
  expect(renderToStaticMarkup(<SearchResults />)).toContain('type="search"');
});
