import {createRequire} from 'node:module';
import postcss from 'postcss';
import type {AcceptedPlugin} from 'postcss';
import {describe, expect, it} from 'vitest';
import {sharePlugins} from './sharePlugins';

const presetEnv = createRequire(__filename).resolve('postcss-preset-env');

describe('sharePlugins', () => {
  it('makes a named plugin with its options', async () => {
    const {plugins} = sharePlugins({plugins: [[presetEnv, {browsers: 'safari 16'}]]});
    const {css} = await postcss(plugins as AcceptedPlugin[]).process('a {user-select: none}', {
      from: undefined,
    });
    expect(css).toContain('-webkit-user-select: none');
  });

  it('makes it once, and each sheet is done by itself', async () => {
    const {plugins} = sharePlugins({plugins: [[presetEnv, {browsers: 'safari 16'}]]});
    const processor = postcss(plugins as AcceptedPlugin[]);
    const texts = ['a {hyphens: auto}', 'b {color: red}', 'c {hyphens: auto}'];
    const sheets = await Promise.all(
      texts.map((text) => processor.process(text, {from: undefined})),
    );
    expect(sheets.map(({css}) => css.includes('-webkit-hyphens'))).toEqual([true, false, true]);
  });

  it('leaves made plugins and other options, and looks for no file of settings', () => {
    const plugin = {postcssPlugin: 'own'};
    expect(sharePlugins({ident: 'postcss', plugins: [plugin]})).toEqual({
      ident: 'postcss',
      config: false,
      plugins: [plugin],
    });
  });

  it('says which plugin is not there', () => {
    const options = sharePlugins({plugins: [['postcss-nowhere', {}]]});
    expect(() => options.plugins).toThrow('postcss-nowhere');
  });
});
