import {Suspense, createElement, lazy} from 'react';
import {expect, test} from 'vitest';
import {renderToHtml} from './renderToHtml';

const LINES = Array.from({length: 2000}, (_, line) => createElement('li', {key: line}, line));

test('what is large and comes late stands in its place, and no script moves it', async () => {
  const Late = lazy(async () => ({default: () => createElement('ol', {}, LINES)}));
  const html = await renderToHtml(
    createElement('main', {}, createElement(Suspense, {}, createElement(Late)), 'the end'),
  );
  expect(html).not.toMatch(/<script|hidden|<template/);
  expect(html.indexOf('<li>1999</li>')).toBeGreaterThan(0);
  expect(html.indexOf('<li>1999</li>')).toBeLessThan(html.indexOf('the end'));
});

test('no hint at a picture stands before the page', async () => {
  const picture = createElement('img', {src: '/logo.svg', alt: ''});
  const html = await renderToHtml(createElement('main', {}, picture));
  expect(html).toBe('<main><img src="/logo.svg" alt=""/></main>');
});

test('a class that is none is not written, and text that speaks of one stays', async () => {
  const html = await renderToHtml(createElement('p', {className: ''}, 'a class="" b'));
  expect(html).toBe('<p>a class=&quot;&quot; b</p>');
});

test('an error of a component is the page’s', async () => {
  const Broken = () => {
    throw new Error('no data');
  };
  await expect(renderToHtml(createElement(Broken))).rejects.toThrow('no data');
});
