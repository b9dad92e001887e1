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
  ['data', '<script type="application/ld+json">{}</script>', {inlineScripts: []}],
  ['a script in a picture', '<svg><script>x()</script></svg>', {inlineScripts: ['x()']}],
  ['a script of this site', '<script src="/assets/a.js"></script>', {files: []}],
  [
    'a script of another site',
    '<script async src="https://a.example/b.js"></script>',
    {
      files: [{directive: 'script-src', address: 'https://a.example/b.js'}],
      inlineScripts: [],
    },
  ],
  [
    'a script without a scheme',
    '<script src=//a.example/b></script>',
    {files: [{directive: 'script-src', address: 'https://a.example/b'}]},
  ],
  ['a frame', '<iframe src="https://a.example:8080/f?x=1">', {frames: ['https://a.example:8080']}],
  [
    'a frame with a document of its own',
    '<iframe srcdoc="<script>x()</script><a onclick=x()>&lt;script src=//a.example/b>&lt;/script>"></iframe>',
    {
      inlineScripts: ['x()'],
      handlers: ['<a onclick>'],
      files: [{directive: 'script-src', address: 'https://a.example/b'}],
    },
  ],
  ['an old kind of script', '<script type="text/jscript">x()</script>', {inlineScripts: ['x()']}],
  [
    'a button with a target of its own',
    '<form><button formaction="https://a.example/send">',
    {forms: ['https://a.example']},
  ],
  ['a form', '<form action="https://a.example/send">', {forms: ['https://a.example']}],
  [
    'a style sheet',
    '<link rel="preload stylesheet" href="https://a.example/s.css">',
    {files: [{directive: 'style-src', address: 'https://a.example/s.css'}]},
  ],
  [
    'a style element',
    '<style>@import url("//a.example/s.css");</style>',
    {files: [{directive: 'style-src', address: 'https://a.example/s.css'}], inlineScripts: []},
  ],
  ['a handler', '<a title=x onclick="x()">', {handlers: ['<a onclick>']}],
  ['a javascript: address', '<a href=" javascript:x()">', {handlers: ['<a href="javascript:…">']}],
  ['an object', '<object data="/a.pdf"></object>', {objects: ["'self'"], handlers: []}],
])('finds the sources of %s', (_, html, found) => {
  expect(inspectPage(`<!doctype html><head></head><body>${html}</body>`)).toMatchObject(found);
});

test.each([
  '<img alt="<script>x()</script>">',
  '<!-- <script>x()</script><iframe src="https://a.example"> -->',
  '<textarea><script>x()</script></textarea>',
  '<p data-onclick="x" title="onclick=x()">one</p>',
])('ignores text: %s', (html) => {
  expect(Object.values(inspectPage(html)).flat()).toEqual([]);
});
