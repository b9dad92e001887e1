import {expect, test} from 'vitest';
import {inspectPage} from './inspectPage.js';

test.each<[string, string, Partial<ReturnType<typeof inspectPage>>]>([
  ['a script', '<script>let a = "<b>";</script>', {inlineScripts: ['let a = "<b>";']}],
  ['a module', '<SCRIPT type="module">x()</SCRIPT>', {inlineScripts: ['x()']}],
  [
    'a script with Windows line ends',
    '<script>a;\r\nb;\rc</script>',
    {inlineScripts: ['a;\nb;\nc']},
  ],
  ['a script in a picture', '<svg><script>x()</script></svg>', {inlineScripts: ['x()']}],
  [
    'a script of another site',
    '<script async src="https://a.example/b.js"></script>',
    {
      loads: [{directive: 'script-src', address: 'https://a.example/b.js'}],
      inlineScripts: [],
    },
  ],
  [
    'a frame',
    '<iframe src="https://a.example:8080/f?x=1">',
    {loads: [{directive: 'frame-src', address: 'https://a.example:8080/f?x=1'}]},
  ],
  [
    'a frame with a document of its own',
    '<iframe srcdoc="<script>x()</script><a onclick=x()>&lt;script src=//a.example/b>&lt;/script>"></iframe>',
    {
      inlineScripts: ['x()'],
      handlers: ['<a onclick>'],
      loads: [{directive: 'script-src', address: 'https://a.example/b'}],
    },
  ],
  ['an old kind of script', '<script type="text/jscript">x()</script>', {inlineScripts: ['x()']}],
  [
    'a button with a target of its own',
    '<form><button formaction="https://a.example/send">',
    {loads: [{directive: 'form-action', address: 'https://a.example/send'}]},
  ],
  [
    'a style sheet',
    '<link rel="preload stylesheet" href="https://a.example/s.css">',
    {loads: [{directive: 'style-src', address: 'https://a.example/s.css'}]},
  ],
  [
    'a style element',
    '<style>@import url("//a.example/s.css");</style>',
    {loads: [{directive: 'style-src', address: 'https://a.example/s.css'}], inlineScripts: []},
  ],
  [
    'a font',
    '<style>@font-face { src: local("A"), url( "https://a.example/f.woff2" ) format("woff2") }</style>',
    {loads: [{directive: 'font-src', address: 'https://a.example/f.woff2'}]},
  ],
  ['a handler', '<a title=x onclick="x()">', {handlers: ['<a onclick>']}],
  ['a javascript: address', '<a href=" javascript:x()">', {handlers: ['<a href="javascript:…">']}],
  [
    'an object',
    '<object data="/a.pdf"></object>',
    {loads: [{directive: 'object-src', address: undefined}]},
  ],
  [
    'a base address',
    '<base href="/site/" target="_blank">',
    {loads: [{directive: 'base-uri', address: undefined}]},
  ],
  [
    'a manifest',
    '<link rel="manifest" href="https://a.example/m.json">',
    {loads: [{directive: 'manifest-src', address: 'https://a.example/m.json'}]},
  ],
  [
    'a frame and a form without a host',
    '<iframe src="data:text/html,x"></iframe><form action="mailto:a@b.example">',
    {
      loads: [
        {directive: 'frame-src', address: 'data:'},
        {directive: 'form-action', address: 'mailto:'},
      ],
    },
  ],
])('finds the sources of %s', (_, html, found) => {
  expect(inspectPage(`<!doctype html><head></head><body>${html}</body>`)).toMatchObject(found);
});

test.each([
  '<img alt="<script>x()</script>">',
  '<!-- <script>x()</script><iframe src="https://a.example"> -->',
  '<textarea><script>x()</script></textarea>',
  '<p data-onclick="x" title="onclick=x()">one</p>',
  '<constructor>x</constructor>',
  '<style>/* @import url(https://a.example/s.css); */ p {background: url(//a.example/p.png)}</style>',
])('ignores text: %s', (html) => {
  expect(Object.values(inspectPage(html)).flat()).toEqual([]);
});
