import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {keepMdx} from './keepMdx';

const MDX = {loader: '/site/node_modules/@docusaurus/mdx-loader/lib/index.js'};

test('the keeper stands before the loaders of MDX, and no others', () => {
  const rules = [{use: [MDX, {loader: 'markdown'}]}, {use: ['css']}, {type: 'asset'}];
  keepMdx({module: {rules}}, '/kept');
  const [{use: [keeper, ...behind] = []} = {}, ...others] = rules as {use?: unknown[]}[];
  expect(keeper).toMatchObject({options: {folder: '/kept'}});
  expect(existsSync((keeper as {loader: string}).loader)).toBe(true);
  expect(behind).toEqual([MDX, {loader: 'markdown'}]);
  expect(others).toEqual([{use: ['css']}, {type: 'asset'}]);
});

test('it says so when nothing compiles MDX any longer', () => {
  expect(() => keepMdx({module: {rules: [{use: ['css']}]}}, '/kept')).toThrow(/No rule/);
});
