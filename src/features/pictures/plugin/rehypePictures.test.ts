import {getFileLoaderUtils} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {rehypePictures} from './rehypePictures';

type Tree = Parameters<ReturnType<typeof rehypePictures>>[0];

const {inlineMarkdownImageFileLoader: stock} = getFileLoaderUtils(false).loaders;

/** A picture as Docusaurus' own plugin outputs it. */
function image(file = './a.png', hash = ''): Tree {
  const left = {object: {arguments: [{value: stock + file}]}};
  const value = {data: {estree: {body: [{expression: {left, right: {value: hash}}}]}}} as never;
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'alt', value: '&quot;A&quot; &amp;amp; &#39;b&#39;'},
      {type: 'mdxJsxAttribute', name: 'src', value},
    ],
  };
}

function element(tagName: string, ...children: readonly Tree[]): Tree {
  return {type: 'element', tagName, children};
}

function component(name: string, attribute: string, ...children: readonly Tree[]): Tree {
  const attributes = [{type: 'mdxJsxAttribute', name: attribute, value: 'x'}];
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}

const text = (value: string): Tree => ({type: 'text', value});

/** Returns the names and values of each picture's attributes after the transformation. */
function attributesIn(...children: readonly Tree[]) {
  const tree: Tree = {type: 'root', children};
  const file = new VFile({path: '/site/blog/wow! post.md'});
  file.data['compilerName'] = 'client';
  rehypePictures('/site', true)(tree, file);
  const pictures: (readonly [string, unknown])[][] = [];
  const collect = ({name, attributes, children: below = []}: Tree): void => {
    if (name === 'img') {
      pictures.push((attributes ?? []).map((attribute) => [attribute.name ?? '', attribute.value]));
    }
    below.forEach(collect);
  };
  collect(tree);
  return pictures;
}

const flagsIn = (...children: readonly Tree[]) =>
  attributesIn(...children).map((attributes) =>
    attributes.map(([name]) => name).filter((name) => name.startsWith('is')),
  );

test('the loader request names the file and the post', () => {
  const [attributes] = attributesIn(image('./50% #1.png', '#dark'));
  const values = Object.fromEntries(attributes ?? []);
  const {data} = values['picture'] as {
    data: {estree: {body: [{expression: {object: {arguments: [{value: string}]}}}]}};
  };
  const request = data.estree.body[0].expression.object.arguments[0].value;
  expect(request).toMatch(/^![^!]+pictureLoader\.mjs\?post=blog%2Fwow%21\+post\.md&strict=yes!/);
  // For webpack, `\0#` is a # in the name of a file.
  expect(request.split('!').at(-1)).toBe('./50% \0#1.png');
  expect(values).toMatchObject({alt: '"A" &amp; \'b\'', hash: '#dark'});
  expect(values).not.toHaveProperty('src');
});

test.each(['./what?.png', './wow!.png'])('a file name with ! or ? is an error: %s', (file) => {
  expect(() => attributesIn(image(file))).toThrow(`post.md: the bundler cannot read "${file}"`);
});

test.each([
  ['in a component with an address', [component('Link', 'to', image())], [['isLinked']]],
  ['in a button', [element('button', element('b', image()))], [['isLinked']]],
  ['in another component', [component('Card', 'title', image())], [[]]],
  ['beside text', [element('p', text('See '), image())], [[]]],
  ['alone in its paragraph', [element('p', text('\n'), image(), text(' '))], [['isAlone']]],
])('a picture %s has the expected flags', (_place, trees, flags) => {
  expect(flagsIn(element('h2'), ...trees)).toEqual(flags);
});

test('only the first picture has the flag isLead, and only above all headings', () => {
  const paragraphs = [element('p', text('a'), image()), element('p', text('b'), image())];
  expect(flagsIn(...paragraphs)).toEqual([['isLead'], []]);
  expect(flagsIn(element('h2', image()))).toEqual([[]]);
});
