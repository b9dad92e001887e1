import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {remarkPlot} from '../../src/plugins/post-markdown/remarkPlot';
import {readContent} from '../../src/plugins/post-schema/readContent';
import {fixtureContent, repository} from '../support/sites';

const files = [repository, fixtureContent].flatMap((root) =>
  readContent(root)
    .posts.map(({file}) => path.join(root, file))
    .filter((file) => readFileSync(file, 'utf8').includes('```plot')),
);

test.each(files.map((file) => [path.relative(repository, file), file]))(
  'every plot of %s can be drawn from its data',
  (_name, file) => {
    const source = readFileSync(file, 'utf8');
    const tree = unified().use(remarkParse).parse(source);
    expect(() => remarkPlot()(tree, new VFile({path: file, value: source}))).not.toThrow();
    const drawn = tree.children.filter(({type}) => type !== 'code');
    expect(JSON.stringify(drawn).includes('NaN'), 'a number that could not be drawn').toBe(false);
  },
);
