import {runInNewContext} from 'node:vm';
import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {analyticsScript} from '.';

const addresses = {
  scriptAddress: 'https://count.example/script.js',
  scriptIdVariable: 'A',
  tagManagerAddress: 'https://tags.example/gtm.js',
  tagManagerIdVariable: 'B',
};

/** Runs the script in a page that then loads, and returns the addresses of the scripts that it adds. */
function addedBy(script: string, navigator: object): string[] {
  const {document} = parseHTML('<html><head></head></html>');
  const listeners: (() => void)[] = [];
  const window = {
    addEventListener: (kind: string, listener: () => void) =>
      void (kind === 'load' && listeners.push(listener)),
  };
  runInNewContext(script, {window, navigator, document});
  expect(document.querySelectorAll('script')).toHaveLength(0);
  listeners.forEach((listener) => listener());
  return [...document.querySelectorAll('script')].map(({src}) => src);
}

test('without an id there is no script', () => {
  expect(analyticsScript(addresses, {script: undefined, tagManager: undefined})).toBe('');
});

test.each([
  [{}, 2],
  [{doNotTrack: 'unspecified'}, 2],
  [{doNotTrack: '1'}, 0],
  [{globalPrivacyControl: true}, 0],
  [{globalPrivacyControl: false, doNotTrack: '0'}, 2],
])('in a browser that sends %j, %i services load', (navigator, count) => {
  const script = analyticsScript(addresses, {script: 'blog.example', tagManager: 'GTM-A1'});
  const all = ['https://count.example/script.js', 'https://tags.example/gtm.js?id=GTM-A1'];
  expect(addedBy(script, navigator)).toEqual(all.slice(0, count));
});

test('a service without an id is not loaded', () => {
  const script = analyticsScript(addresses, {script: undefined, tagManager: 'GTM-A1'});
  expect(addedBy(script, {})).toEqual(['https://tags.example/gtm.js?id=GTM-A1']);
});
