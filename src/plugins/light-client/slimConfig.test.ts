import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {slimConfig} from './slimConfig';

test('what pages show stays, what only the build asks for goes', () => {
  const config = {
    title: 'A site',
    baseUrl: '/',
    themeConfig: {navbar: {}},
    customFields: {owner: {}},
    presets: [['classic', {}]],
    headTags: [{tagName: 'script'}],
    future: {experimental_router: 'browser', faster: {rspackBundler: true}},
  } as unknown as DocusaurusConfig;
  expect(slimConfig(config)).toEqual({
    title: 'A site',
    baseUrl: '/',
    themeConfig: {navbar: {}},
    customFields: {owner: {}},
    future: {experimental_router: 'browser'},
  });
});
