import {expect, test} from 'vitest';
import {loadsOfCss} from './loads.js';

const STYLES = {directive: 'style-src', address: 'https://a.example/s.css'};
const FONT = {directive: 'font-src', address: 'https://a.example/f.woff2'};

test.each([
  ["@import url('https://a.example/s.css');", [STYLES]],
  ['@import"//a.example/s.css";', [STYLES]],
  ['@font-face{font-family:A;src:url(https://a.example/f.woff2) format("woff2")}', [FONT]],
  ['@font-face { src: local("A"), url( "https://a.example/f.woff2" ) }', [FONT]],
  ['@import "./own.css"; @font-face{src:url(/f.woff2)}', []],
  ['@font-face{src:url(data:font/woff2;base64,AA)}', [{...FONT, address: 'data:'}]],
  // Images of all hosts are allowed.
  ['p{background:url(https://a.example/p.png)}', []],
  ['/* @import url(https://a.example/s.css); */ p{color:red}', []],
])('%s loads %j', (css, files) => {
  expect(loadsOfCss(css)).toEqual(files);
});
