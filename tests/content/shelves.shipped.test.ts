import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filesBelow} from '../../src/cli/author/files';
import {repository} from '../support/sites';

const TEMPLATE = path.join(repository, 'src/cli/author/fresh/template');

test.each(['books', 'media', 'resume'])('`fresh` keeps each page with a list in %s', (section) => {
  const pages = filesBelow(repository, section).filter((file) =>
    readFileSync(path.join(repository, file), 'utf8').includes("'@site/src/data/"),
  );
  expect(filesBelow(TEMPLATE, section), 'add it to src/cli/author/fresh/template').toEqual(pages);
});
