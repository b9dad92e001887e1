import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';
import predictionEvents from '../fixtures/prediction-events.json';

/** Prediction markets, and the proxy that the site asks if they are too slow. */
export const FEED = 'https://gamma-api.polymarket.com/**';
export const PROXY = 'https://api.allorigins.win/**';
/** Ticker tape: its script and its frame. */
export const TAPE_SCRIPT = 'https://s3.tradingview.com/**';
export const TAPE_FRAME = 'https://www.tradingview-widget.com/**';
/** The fixture owner's two analytics services and newsletter signup page. */
export const COUNTERS = /^https:\/\/(?:count|tags)\.example\//;
export const SIGNUP = 'https://letters.example/**';
/** Comments below posts: the client, its style sheet and its frame. */
export const GISCUS = 'https://giscus.app/**';
/** Pictures of the events in `prediction-events.json`. */
export const PICTURES = 'https://pictures.example/**';

const CORS = {'access-control-allow-origin': '*'};

/** One transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

function file(name: string) {
  return {path: path.resolve(__dirname, '../fixtures', name), headers: CORS};
}

function html(body: string) {
  return {contentType: 'text/html', body: `<!doctype html>${body}`};
}

function script(body: string) {
  return {contentType: 'text/javascript', body};
}

/** Answers to requests. Of several addresses that match, the last one counts. */
const ANSWERS: readonly [address: string | RegExp, answer: Parameters<Route['fulfill']>[0]][] = [
  [FEED, {json: predictionEvents, headers: CORS}],
  [PROXY, {json: predictionEvents, headers: CORS}],
  [TAPE_SCRIPT, file('ticker-tape.js')],
  [TAPE_FRAME, html('<title>tape</title><p>Quotes</p>')],
  [COUNTERS, script('')],
  [SIGNUP, html('<title>Sign up</title><form><label>E-mail <input></label></form>')],
  [GISCUS, file('giscus/widget.html')],
  ['https://giscus.app/client.js', file('giscus/client.js')],
  ['https://giscus.app/**/*.css', {contentType: 'text/css', body: '.giscus-frame { border: 0 }'}],
  // A third-party script in a fixture post.
  [
    'https://widget.example/**',
    script("document.getElementById('widget').textContent = 'Loaded from a third party';"),
  ],
  [PICTURES, {contentType: 'image/png', body: PIXEL}],
];

/** Answers requests to all third parties with stand-ins, without network access. */
export async function answerThirdParties(context: BrowserContext): Promise<void> {
  for (const [address, answer] of ANSWERS) {
    await context.route(address, (route) => route.fulfill(answer));
  }
}
