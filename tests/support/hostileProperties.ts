import fc from 'fast-check';
import {stringify} from 'yaml';
import {
  storedText,
  restoreTurns,
} from '../../src/packages/docusaurus-theme-search-ask/src/chat/conversation';
import {parseServerAddress} from '../../src/packages/docusaurus-theme-search-ask/src/chat/models/server';
import {ModelError} from '../../src/packages/docusaurus-theme-search-ask/src/chat/models/answerModel';
import {parseSettings} from '../../src/packages/docusaurus-theme-search-ask/src/chat/settings/modelSettings';
import {readView, writeView} from '../../src/features/knowledge-graph/view/view';
import {barePath} from '../../src/lib/paths';
import {parsePostFile} from '../../src/lib/postFile';
import {checkPosts} from '../../src/features/content-check/checkPosts';
import {anyText} from './searchInputs';
import {smallGraph} from './smallGraph';

/** @throws Error with the input, so that the output of a failed run shows it */
function demand(isSo: boolean, what: string): void {
  if (!isSo) {
    throw new Error(what);
  }
}

const anyJson = fc.jsonValue({maxDepth: 4});
const FIELDS = ['title', 'description', 'slug', 'date', 'authors', 'tags', 'draft', 'image', 'x'];

/** A post with arbitrary YAML values in its front matter, or with invalid YAML. */
const anyPost = fc.oneof(
  fc
    .tuple(fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(anyText, anyJson)), anyText)
    .map(([fields, body]) => `---\n${stringify(fields)}---\n\n${body}\n`),
  fc.tuple(anyText, anyText).map(([head, body]) => `---\n${head}\n---\n${body}`),
  anyText,
);

const localAddress = fc
  .tuple(fc.constantFrom('localhost', '127.0.0.1', '0.0.0.0', 'http://localhost'), fc.webPath())
  .map(([host, path]) => host + path);

/** Storage contents as an earlier version, another tool or a person may have left them. */
const anyStored = fc.oneof(
  anyText,
  anyJson.map((value) => JSON.stringify(value)),
  fc
    .record({
      version: fc.constantFrom(1, 2, 3, 4, 5),
      provider: fc.oneof(fc.constantFrom('posts', 'server', 'browser'), anyJson),
      address: fc.oneof(anyText, anyJson),
      turns: fc.oneof(
        fc.array(fc.record({question: fc.oneof(anyText, anyJson), asked: anyText, reply: anyJson})),
        anyJson,
      ),
    })
    .map((value) => JSON.stringify(value)),
);

const checking = {
  tags: ['letters', 'writing', 'ux'],
  authors: ['founder'],
  series: ['inks'],
  exists: () => false,
};

/** Promises about any input from outside, each with the property that tests it. */
export const hostileProperties: readonly (readonly [string, fc.IProperty<unknown[]>])[] = [
  [
    'a post is accepted, or each finding names its file',
    fc.property(anyPost, (source) => {
      const file = 'blog/2025-01-01-a.md';
      const {errors, warnings} = checkPosts([parsePostFile(file, source)], {
        ...checking,
        isStrict: true,
      });
      for (const line of [...errors, ...warnings]) {
        demand(line.startsWith(`${file}:`) && line.length > file.length + 10, line);
        // Signs that something other than a text was put into a sentence.
        for (const sign of ['undefined', '[object', 'NaN']) {
          demand(!line.includes(sign) || source.includes(sign), line);
        }
      }
    }),
  ],
  [
    'stored settings of the chat are used or forgotten',
    fc.property(anyStored, (text) => {
      const {provider, address} = parseSettings(text);
      demand(['pages', 'browser', 'server'].includes(provider), String(provider));
      demand(typeof address === 'string', String(address));
    }),
  ],
  [
    'a stored conversation is restored or forgotten, and can be stored again',
    fc.property(anyStored, (text) => {
      const turns = restoreTurns(text);
      demand(
        turns.every(
          ({question, asked}) => typeof question === 'string' && typeof asked === 'string',
        ),
        text,
      );
      storedText(turns);
    }),
  ],
  [
    'an address of a model’s server is one that the policy allows, or is refused in a sentence',
    fc.property(fc.oneof(anyText, fc.webUrl(), fc.domain(), localAddress), (typed) => {
      try {
        const url = new URL(parseServerAddress(typed, ['https://models.example']));
        demand(
          /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)(?::|$)|https:\/\/models\.example$)/.test(
            url.origin,
          ),
          url.href,
        );
      } catch (error) {
        demand(error instanceof ModelError && /^[A-Z].+\.$/.test(error.message), String(error));
      }
    }),
  ],
  [
    'an address of the site has a bare path, and one of the map a view that it can say again',
    fc.property(anyText, (text) => {
      const bare = barePath(`/${text}`, '/');
      demand(bare.startsWith('/') && !bare.endsWith('.html'), bare);
      const view = readView(text, smallGraph);
      const said = readView(writeView(view, smallGraph), smallGraph);
      demand(JSON.stringify(said) === JSON.stringify(view), text);
    }),
  ],
];
