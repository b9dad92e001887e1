import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

let pathname = '';

vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname})}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {baseUrl: '/base/', url: 'https://site.example'}}),
}));
vi.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({button: {assistants: []}}),
  useAllPluginInstancesData: () => ({
    default: {
      versions: [
        {
          docs: [
            {id: 'a b', path: '/base/docs/a%20b'},
            {id: 'secret', path: '/base/docs/secret', unlisted: true},
            {id: '/category', path: '/base/docs/category'},
          ],
        },
      ],
    },
  }),
}));
vi.mock('@docusaurus/Head', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@theme-init/DocBreadcrumbs', () => ({default: () => <nav>Docs</nav>}));
vi.mock('@theme/CopyMarkdown', () => ({default: () => <button type="button">Copy</button>}));
vi.mock(
  'docusaurus-plugin-markdown-pages/client',
  async () => await import('../../client/index.js'),
);

const {default: DocBreadcrumbs} = await import('./index.js');
const {default: MarkdownPage} = await import('../../client/MarkdownPage.js');

test('a doc outside DocItem links to its Markdown version, and has the button', () => {
  for (const address of ['/base/docs/a b', '/base/docs/a%20b/']) {
    pathname = address;
    const html = renderToStaticMarkup(<DocBreadcrumbs />);
    expect(html).toContain('type="text/markdown" href="/base/docs/a%20b.md"');
    expect(html).toContain('Copy');
  }
});

test('a doc in DocItem links to its Markdown version only once', () => {
  pathname = '/base/docs/a%20b';
  const html = renderToStaticMarkup(
    <MarkdownPage kind="doc" metadata={{permalink: pathname, frontMatter: {}}}>
      <DocBreadcrumbs />
    </MarkdownPage>,
  );
  expect(html.match(/rel="alternate"/g)).toHaveLength(1);
  expect(html).toContain('Copy');
});

test('other pages and unlisted docs have neither link nor button', () => {
  for (const address of ['/base/docs/category', '/base/docs/secret']) {
    pathname = address;
    expect(renderToStaticMarkup(<DocBreadcrumbs />)).toBe('<nav>Docs</nav>');
  }
});
