import {expect, test} from 'vitest';
import {explainIssues} from './fields';
import {ownerSchema} from './owner';

const {chatHosts} = ownerSchema.shape;

test.each([
  'https://models.example.com',
  'https://models.example.com:8443',
  'http://192.168.1.5:11434',
])('the chat may connect to %s', (host) => {
  expect(chatHosts.safeParse([host]).success).toBe(true);
});

test.each([
  ['a path', 'https://models.example.com/v1'],
  ['a wildcard', 'https://*.example.com'],
  ['a port that does not exist', 'https://models.example.com:99999'],
  ['an IPv6 address, which no policy can name', 'http://[::1]:11434'],
  ['another directive of the policy', 'https://models.example.com; script-src *'],
])('refuses a chat host with %s', (_, host) => {
  const {error} = chatHosts.safeParse([host]);
  expect(error?.issues.map(({message}) => message)).toEqual([
    "must be an origin such as 'https://models.example.com', without a path",
  ]);
});

const {announcement, links} = ownerSchema.shape;

test.each(['cal.com/me', 'http://cal.com/me', 5])(
  'refuses the profile %j and says which addresses are accepted',
  (href) => {
    const {error} = links.shape.meeting.safeParse({label: 'Book a call', href});
    expect(error?.issues.map(({message}) => message)).toEqual([
      'must be an https:// address or mailto:name@example.com, or be left out',
    ]);
  },
);

test.each(['make-it-yours', 'http://a.example', '//a.example'])(
  'refuses the announcement’s link %j and says which addresses are accepted',
  (href) => {
    const {error} = announcement.unwrap().shape.link.safeParse({label: 'More', href});
    expect(error?.issues.map(({message}) => message)).toEqual([
      'must be an https:// address or a path on the site, such as /blog/my-post',
    ]);
  },
);

test.each(['https://cal.com/me', 'mailto:me@example.com'])('accepts the profile %s', (href) => {
  expect(links.shape.meeting.safeParse({label: 'Contact', href}).success).toBe(true);
});

test.each([
  ['A name of more than 24 letters', 'must have at most 24 characters'],
  ['', 'must be the name of a topic'],
])('the error about the topic "%s" says that it %s', (name, message) => {
  const {error} = ownerSchema.shape.topics.safeParse({[name]: '/blog/a'});
  const [problem, ...others] = error ? explainIssues('owner.ts', 'topics', error) : [];
  expect(problem).toBe(`owner.ts: topics${name && `.${name}`} ${message}`);
  expect(others).toEqual([]);
});

const {proName} = ownerSchema.shape.tickerTape.unwrap().shape.symbols.element.shape;

test.each([
  ['NASDAQ:AAPL', true],
  ['CME_MINI:ES1!', true],
  ['NSE:M&M', true],
  ['AAPL', false],
  ['NASDAQ:AAPL"', false],
])('the ticker tape accepts the symbol %s: %s', (symbol, expected) => {
  expect(proName.safeParse(symbol).success).toBe(expected);
});
