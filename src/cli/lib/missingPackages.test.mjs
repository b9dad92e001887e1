import {expect, test} from 'vitest';
import {missingPackages} from './missingPackages.mjs';

const root = {'': {version: '1.0.0'}};
const react = {'node_modules/react': {version: '19.3.1'}};
const nested = {'node_modules/a/node_modules/@scope/b': {version: '2.0.0'}};

/** @type {[string, Record<string, import('./missingPackages.mjs').LockedPackage>, Record<string, import('./missingPackages.mjs').LockedPackage>, string[]][]} */
const table = [
  ['finds nothing when all is installed', {...root, ...react}, react, []],
  [
    'names every package of an empty installation',
    {...react, ...nested},
    {},
    ['react@19.3.1', '@scope/b@2.0.0'],
  ],
  [
    'names a package installed in another version',
    react,
    {'node_modules/react': {version: '18.0.0'}},
    ['react@19.3.1'],
  ],
  [
    'names a package the lock file does not know',
    react,
    {...react, 'node_modules/left': {version: '1.0.0'}},
    ['left@1.0.0 (not in the lock file)'],
  ],
  [
    'leaves out an absent optional package',
    {'node_modules/x': {version: '1.0.0', optional: true}},
    {},
    [],
  ],
  [
    'leaves out an absent package for another system',
    {'node_modules/x': {version: '1.0.0', os: ['win32']}},
    {},
    [],
  ],
  [
    'leaves out an absent package for another processor',
    {'node_modules/x': {version: '1.0.0', cpu: ['arm64']}},
    {},
    [],
  ],
  [
    'leaves out an absent package for another C library',
    {'node_modules/x': {version: '1.0.0', libc: ['musl']}},
    {},
    [],
  ],
  [
    'names an optional package in another version',
    {'node_modules/x': {version: '1.0.0', optional: true}},
    {'node_modules/x': {version: '0.9.0'}},
    ['x@1.0.0'],
  ],
  ['ignores links into this repository', {'node_modules/x': {link: true}}, {}, []],
  [
    'names an alias by its real name',
    {'node_modules/x': {name: 'real', version: '1.0.0'}},
    {},
    ['real@1.0.0'],
  ],
];

test.each(table)('%s', (_promise, lock, installed, expected) => {
  expect(missingPackages(lock, installed)).toEqual(expected);
});
