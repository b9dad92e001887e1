import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import earlyField from './earlyField';
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

test.each([
  [{key: '/'}, true],
  [{key: 'k', ctrlKey: true}, true],
  [{key: 'K', metaKey: true}, true],
  // The loader also holds letters that are typed after a held click.
  [{key: 'k'}, false],
])('the key %o opens the search before the client has loaded: %s', (event, opens) => {
  const listen = vi.fn<(kind: string, listener: (hold: object) => void) => void>();
  const load = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('window', {lateClient: {load}});
  vi.stubGlobal('document', {querySelector: () => ({close: vi.fn()})});
  earlyField('/search', 'search', 'button', {search: '', placeholder: '', cancel: '', hint: ''});
  listen.mock.calls[0]?.[1]({detail: {type: 'keydown', ...event}, preventDefault: vi.fn()});
  expect(load).toHaveBeenCalledTimes(opens ? 1 : 0);
});
