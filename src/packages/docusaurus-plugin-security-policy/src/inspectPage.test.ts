import {expect, test} from 'vitest';
import {inspectPage} from './inspectPage.js';
import {scriptReferences} from './references.js';
import type {Reference} from './references.js';

type Directive = Reference['directive'];

const ADDRESS = 'https://a.example/b?x=1';

const sameSite = (directive: Directive) => ({directive, address: undefined});
const reference = (directive: Directive, address = ADDRESS) => ({
  references: [{directive, address}],
});

test.each<[string, string, Partial<ReturnType<typeof inspectPage>>]>([
  ['a script', '<script>let a = "<b>";</script>', {inlineScripts: ['let a = "<b>";']}],
  ['a module', '<SCRIPT type="module">x()</SCRIPT>', {inlineScripts: ['x()']}],
  ['Windows line endings', '<script>a;\r\nb;\rc</script>', {inlineScripts: ['a;\nb;\nc']}],
  ['a script in a picture', '<svg><script>x()</script></svg>', {inlineScripts: ['x()']}],
  ['an old kind of script', '<script type="text/jscript">x()</script>', {inlineScripts: ['x()']}],
  [
    'a script from another site',
    `<script async src="${ADDRESS}"></script>`,
    {...reference('script-src'), inlineScripts: []},
  ],
  ['a frame', `<iframe src="${ADDRESS}">`, reference('frame-src')],
  [
    'a frame with a document of its own',
    '<iframe srcdoc="<script>x()</script><a onclick=x()>&lt;script src=//a.example/b>&lt;/script>"></iframe>',
    {
      ...reference('script-src', 'https://a.example/b'),
      inlineScripts: ['x()'],
      handlers: ['<a onclick>'],
    },
  ],
  [
    'a button with a form address',
    `<form><button formaction="${ADDRESS}">`,
    reference('form-action'),
  ],
  ['a style sheet', `<link rel="preload stylesheet" href="${ADDRESS}">`, reference('style-src')],
  [
    'a style element',
    '<style>@import url("//a.example/s.css");</style>',
    {...reference('style-src', 'https://a.example/s.css'), inlineScripts: []},
  ],
  [
    'a font',
    `<style>@font-face { src: local("A"), url( "${ADDRESS}" ) format("woff2") }</style>`,
    reference('font-src'),
  ],
  ['a handler', '<a title=x onclick="x()">', {handlers: ['<a onclick>']}],
  ['a javascript: address', '<a href=" javascript:x()">', {handlers: ['<a href="javascript:…">']}],
  ['an object', '<object data="/a.pdf"></object>', {references: [sameSite('object-src')]}],
  ['a base address', '<base href="/site/" target="_blank">', {references: [sameSite('base-uri')]}],
  ['a manifest', `<link rel="manifest" href="${ADDRESS}">`, reference('manifest-src')],
  [
    'a frame with an address without a host',
    '<iframe src="data:text/html,x"></iframe>',
    reference('frame-src', 'data:'),
  ],
  [
    'a form with an address without a host',
    '<form action="mailto:a@b.example">',
    reference('form-action', 'mailto:'),
  ],
])('finds what %s loads or runs', (_, html, found) => {
  expect(inspectPage(`<!doctype html><head></head><body>${html}</body>`)).toMatchObject(found);
});

test.each([
  '<img alt="<script>x()</script>">',
  '<!-- <script>x()</script><iframe src="https://a.example"> -->',
  '<textarea><script>x()</script></textarea>',
  '<p data-onclick="x" title="onclick=x()">one</p>',
  '<constructor>x</constructor>',
  '<style>/* @import url(https://a.example/s.css); */ p {background: url(//a.example/p.png)}</style>',
])('finds nothing in %s', (html) => {
  expect(Object.values(inspectPage(html)).flat()).toEqual([]);
});

test.each([
  ['an address', '"iframe",{title:"a",src:"https://a.example/b"}', ['https://a.example']],
  ['its start', '"iframe",{style:{width:"1px"},src:`//a.example/${b}`}', ['https://a.example']],
  ['an address in Markdown', 't.iframe,{src:"https://a.example/b"}', ['https://a.example']],
  ['comments', '"giscus-widget",{}),this.host="https://giscus.app"', ['https://giscus.app']],
  ['an address on this site', '"iframe",{src:"/a"}', []],
  ['a computed host', '"iframe",{src:`https://${a}/b`}', []],
  [
    'a host that is computed in part',
    '"iframe",{src:`https://a.${b}/c`}),c("iframe",{src:"https://a"+b}',
    [],
  ],
  ['code that a page shows', "d,\"('iframe', {src: 'https://a.example/b'})\"", []],
  ['another element', '"iframe",{title:"a"}),c("img",{src:"https://a.example/b"}', []],
])('finds the frame that a script creates from %s', (_, script, addresses) => {
  const found = scriptReferences(`(0,a.jsx)(${script})`);
  expect(found).toEqual(addresses.map((address) => ({directive: 'frame-src', address})));
});
