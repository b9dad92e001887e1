import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import firstSearch from './plugin';

test('the search field that appears before the client has loaded is translated', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const {injectHtmlTags} = firstSearch({baseUrl: '/'} as LoadContext);
  const content = {search: 'Find', placeholder: 'Try "names"', cancel: 'Close', hint: 'Hits here.'};
  const script = JSON.stringify(injectHtmlTags?.({content}));
  for (const text of ['Find', 'Try &quot;names&quot;', 'Close', content.hint]) {
    expect(script).toContain(text);
  }
});
