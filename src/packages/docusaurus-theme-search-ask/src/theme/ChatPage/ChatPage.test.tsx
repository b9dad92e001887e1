import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {ChatOptions, ChatSettings} from '../../chat/index.js';

let settings: ChatSettings | undefined;

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {title: 'Tide Tables'}}),
}));
vi.mock('@theme/Heading', () => ({
  default: ({children}: {children: ReactNode}) => <h1>{children}</h1>,
}));
vi.mock('@theme/Layout', () => ({
  default: (props: {title: string; description: string; children: ReactNode}) => (
    <html lang="en">
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      {props.children}
    </html>
  ),
}));
vi.mock('docusaurus-theme-search-ask/chat', () => ({
  Chat: (props: {settings: ChatSettings}) => {
    ({settings} = props);
    return null;
  },
}));

const {default: ChatPage} = await import('./index.js');

const TITLES = [{text: 'Spring and neap', href: '/docs/spring'}];

function render(chat: ChatOptions): string {
  return renderToStaticMarkup(<ChatPage chat={chat} pageTitles={TITLES} />);
}

test('without options, the page has default texts and suggests titles of pages', () => {
  expect(render({})).toMatch(/<title>Chat<.+<h1>Chat<.+<p>Ask a question/);
  expect(settings).toMatchObject({profile: {title: 'Tide Tables'}, suggestions: TITLES});
  expect(settings?.profile.author).toBeUndefined();
});

test('options replace texts and suggestions, and reach the chat', () => {
  const models = {voice: 'Be brief.', hosts: ['https://models.example'], modelGuide: '/models'};
  const suggestions = ['When is high tide?', {text: 'What is a neap?', topic: 'Tides'}];
  const html = render({title: 'Ask', intro: 'Ask me.', author: 'Ada', suggestions, ...models});
  expect(html).toMatch(/<title>Ask<.+content="Ask me\.".+<h1>Ask<.+<p>Ask me\.</);
  expect(settings).toEqual({
    profile: {title: 'Tide Tables', author: 'Ada'},
    suggestions: [{text: 'When is high tide?'}, {text: 'What is a neap?', topic: 'Tides'}],
    ...models,
  });
});
