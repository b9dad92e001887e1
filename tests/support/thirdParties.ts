import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';

const fixtures = path.resolve(__dirname, '../fixtures');

export const FEED = 'https://gamma-api.polymarket.com/**';
export const PROXY = 'https://api.allorigins.win/**';
export const TAPE_SCRIPT = 'https://s3.tradingview.com/**';
export const TAPE_FRAME = 'https://www.tradingview-widget.com/**';
/** The fixture owner's two analytics services and newsletter signup page. */
export const COUNTERS = /^https:\/\/(?:count|tags)\.example\//;
export const SIGNUP = 'https://letters.example/**';
/** Comments below posts: the client, its style sheet and its frame. */
export const GISCUS = 'https://giscus.app/**';
/** A third-party script in a fixture post. */
const WIDGET = 'https://widget.example/**';
export const PICTURES = 'https://pictures.example/**';

const predictionEvents = JSON.parse(
  readFileSync(path.join(fixtures, 'prediction-events.json'), 'utf8'),
) as Record<string, unknown>[];

/** One transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers requests to all third parties with stand-ins, without network access. */
export async function answerThirdParties(context: BrowserContext): Promise<void> {
  // The site asks the proxy if the feed is too slow, which may happen on a busy machine.
  for (const address of [FEED, PROXY]) {
    await context.route(address, (route) =>
      route.fulfill({json: predictionEvents, headers: {'access-control-allow-origin': '*'}}),
    );
  }
  await context.route(TAPE_SCRIPT, (route) =>
    route.fulfill({path: path.join(fixtures, 'ticker-tape.js'), contentType: 'text/javascript'}),
  );
  await context.route(TAPE_FRAME, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>tape</title><p>Quotes</p>',
    }),
  );
  await context.route(COUNTERS, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await context.route(SIGNUP, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sign up</title><form><label>E-mail <input></label></form>',
    }),
  );
  await context.route(GISCUS, (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname.endsWith('.css')
      ? route.fulfill({contentType: 'text/css', body: '.giscus-frame { border: 0 }'})
      : route.fulfill({
          path: path.join(
            fixtures,
            'giscus',
            pathname === '/client.js' ? 'client.js' : 'widget.html',
          ),
          contentType: pathname === '/client.js' ? 'text/javascript' : 'text/html',
          headers: {'access-control-allow-origin': '*'},
        });
  });
  await context.route(WIDGET, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.getElementById('widget').textContent = 'Loaded from a third party';",
    }),
  );
  await context.route(PICTURES, (route) => route.fulfill({contentType: 'image/png', body: PIXEL}));
}
