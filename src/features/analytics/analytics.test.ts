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
const SCRIPT = 'https://count.example/script.js';
const MANAGER = 'https://tags.example/gtm.js?id=GTM-A1';

test.each([
  [{}, 'GTM-A1', [SCRIPT, MANAGER]],
  [{doNotTrack: 'unspecified', globalPrivacyControl: false}, 'GTM-A1', [SCRIPT, MANAGER]],
  [{doNotTrack: '1'}, 'GTM-A1', []],
  [{globalPrivacyControl: true}, 'GTM-A1', []],
  [{}, undefined, [SCRIPT]],
])(
  'in a browser that sends %j, with the tag manager id %s, the scripts %j load',
  (navigator, id, loaded) => {
    const {document} = parseHTML('<html><head></head></html>');
    const listeners: (() => void)[] = [];
    const window = {
      addEventListener: (kind: string, listener: () => void) =>
        void (kind === 'load' && listeners.push(listener)),
    };
    const script = analyticsScript(addresses, {script: 'blog.example', tagManager: id});
    runInNewContext(script, {window, navigator, document});
    expect(document.querySelectorAll('script')).toHaveLength(0);
    listeners.forEach((listener) => listener());
    expect([...document.querySelectorAll('script')].map(({src}) => src)).toEqual(loaded);
  },
);

test('without an id there is no script', () => {
  expect(analyticsScript(addresses, {script: undefined, tagManager: undefined})).toBe('');
});
