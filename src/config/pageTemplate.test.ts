import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import {SvgSpriteDefs} from '@docusaurus/theme-classic/lib/inlineSvgSprites';
import {expect, test} from 'vitest';
import {pageTemplate} from './pageTemplate';

const SPRITE = `<svg style="display: none;">${SvgSpriteDefs}</svg>`;
const THEME_SCRIPT = `<script>${getThemeInlineScript({
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  siteStorage: {type: 'localStorage', namespace: ''},
})}</script>`;
const OWN = '<script>own()</script>';

/** The body of a page before which plugins put tags. */
async function body(...preBodyTags: readonly string[]): Promise<string> {
  const render = await compileSSGTemplate(pageTemplate);
  const html = render({
    appHtml: '<p>App</p>',
    baseUrl: '/',
    htmlAttributes: '',
    bodyAttributes: '',
    headTags: '',
    preBodyTags: preBodyTags.join('\n'),
    postBodyTags: '',
    metaAttributes: [],
    scripts: [],
    stylesheets: [],
    noIndex: false,
    version: '3.10',
  });
  return html.slice(html.indexOf('<body'));
}

test('a page has neither the sprite nor the script of the theme', async () => {
  const html = await body(SPRITE, THEME_SCRIPT);
  expect(html).toContain('<p>App</p>');
  expect(html).not.toMatch(/<svg|<script/);
});

test('what other plugins put behind them stays', async () => {
  const html = await body(SPRITE, THEME_SCRIPT, OWN);
  expect(html).toContain(OWN);
  expect(html).not.toContain('data-theme');
});

test.each([
  ['nothing', []],
  ['another order', [THEME_SCRIPT, SPRITE]],
  ['a script of a plugin before them', [OWN, SPRITE, THEME_SCRIPT]],
  ['a script of a plugin between them', [SPRITE, OWN, THEME_SCRIPT]],
  ['a sprite with one more symbol', [SPRITE.replace('</defs>', '<symbol/></defs>'), THEME_SCRIPT]],
  ['another script', [SPRITE, OWN]],
])('%s stops the build, which says what was expected', async (_name, tags) => {
  await expect(body(...tags)).rejects.toThrow(/expects the start of the body .*headTags\.ts/);
});
