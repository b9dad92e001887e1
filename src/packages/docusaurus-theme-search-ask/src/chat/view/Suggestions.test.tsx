import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {ChatSettingsContext} from '../chatSettings.js';

const collected: string[] = [];

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectLink: (link: string) => collected.push(link)}),
}));

const {default: Suggestions} = await import('./Suggestions.js');

test('suggestions load the page with the question; without JavaScript, they lead to pages', () => {
  const suggestions = [{text: 'Ebb & flow?'}, {text: 'Neap', href: '/base/neap'}];
  const html = renderToStaticMarkup(
    <ChatSettingsContext.Provider value={{profile: {title: 'Tides'}, suggestions}}>
      <Suggestions onAsk={() => undefined} />
    </ChatSettingsContext.Provider>,
  );
  expect(html).toMatch(/"\?q=Ebb%20%26%20flow%3F"[^>]*>Ebb &amp; flow\?<\/a><noscript>Ebb/);
  expect(html).toMatch(/"\?q=Neap"[^>]*>Neap<\/a><noscript><a href="\/base\/neap">Neap</);
  expect(collected).toEqual(['/base/neap']);
});
