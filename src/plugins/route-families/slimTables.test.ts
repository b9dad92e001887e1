import {expect, test} from 'vitest';
import {shardOf} from './client/shardOf';
import {slimTables} from './slimTables';

function route(path: string, hash = 'abc'): string {
  return `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),\n    exact: true\n  },\n`;
}

function line(chunkName: string, module: string): string {
  return `  "${chunkName}": [() => import(/* webpackChunkName: "${chunkName}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;
}

/** A table of so many tags of one page component, an archive and the nested rest. */
function tables(tags: number) {
  const names = Array.from({length: tags}, (_, place) => `tag-${place}`);
  const paths = ['/blog/archive', ...names.map((name) => `/blog/tags/${name}`), '/chat'];
  const nested =
    "  {\n    path: '/',\n    component: ComponentCreator('/', 'e5f'),\n    routes: []\n  },\n";
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n${paths.map((path) => route(path)).join('')}${nested}];\n`,
    registry: `export default {\n${line('aa', '@theme/Tag')}${line('ab', '@theme/Archive')}${line('ac', '@generated/sidebar.json')}${line('ae', '@generated/__plugin.json')}${names
      .map((name, place) => line(`d${place}`, `@generated/${name}.json`))
      .join('')
      .trimEnd()}};\n`,
    isSmall: (module: string) => module === '@generated/__plugin.json',
    chunkNames: {
      '/blog/archive-abc': {__comp: 'ab', sidebar: 'ac'},
      '/chat-abc': {__comp: 'ab', __context: {plugin: 'ae'}},
      ...Object.fromEntries(
        names.map((name, place) => [
          `/blog/tags/${name}-abc`,
          {__comp: 'aa', sidebar: 'ac', __props: `d${place}`},
        ]),
      ),
    },
  };
}

test('a family is one route, behind the routes that are one exact path and before the rest', () => {
  const routes = slimTables(tables(40)).files.get('routes.js') ?? '';
  expect(routes).not.toContain('tag-1');
  const order = ["'/blog/archive'", "'/chat'", "'/blog/tags/:name'", "path: '/'"];
  const places = order.map((text) => routes.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('what only members of a family need leaves the tables, what others need stays', () => {
  const {files} = slimTables(tables(40));
  expect(files.get('registry.js')).not.toContain('@theme/Tag');
  expect(files.get('registry.js')).toContain('@theme/Archive');
  expect(files.get('registry.js')).toContain('@generated/sidebar.json');
  expect(files.get('routesChunkNames.js')).not.toContain('tag-1');
});

test('each member is in the shard of its path', () => {
  const {files} = slimTables(tables(40));
  const shards = [...files.keys()].filter((name) => name.startsWith('family-0-'));
  expect(shards).toHaveLength(3);
  for (let place = 0; place < 40; place += 1) {
    const path = `/blog/tags/tag-${place}`;
    const shard = files.get(`family-0-${shardOf(path, 3)}.js`) ?? '';
    expect(shard).toContain(`"${path}":"abc"`);
    expect(shard).toContain(`"@generated/tag-${place}.json")`);
    expect(shard).toContain('import(/* webpackChunkName: "ac" */ "@generated/sidebar.json")');
  }
});

test('a shard alone knows what only its members need', () => {
  const {shards} = slimTables(tables(40));
  expect([...shards.values()].flat().toSorted()).toEqual(
    Array.from({length: 40}, (_, place) => `d${place}`).toSorted(),
  );
  const path = '/blog/tags/tag-7';
  expect(shards.get(`family-0-${shardOf(path, 3)}`)).toContain('d7');
});

test('routes within routes fetch their parts together', () => {
  const plain = tables(0);
  const nested = `  {
    path: '/',
    component: ComponentCreator('/', 'w1'),
    routes: [
      {
        path: '/',
        component: ComponentCreator('/', 'w2'),
        routes: [
          {
            path: '/books',
            component: ComponentCreator('/books', 'b1'),
            exact: true,
            sidebar: "shelves"
          }
        ]
      }
    ]
  },
`;
  const {files} = slimTables({
    ...plain,
    routes: plain.routes.replace('];', `${nested}];`),
    registry: plain.registry.replace(
      '};',
      `\n${line('r1', '@theme/Root')}${line('r2', '@theme/Version')}${line('it', '@theme/Item')}${line('bk', '@site/books.mdx')}};`,
    ),
    chunkNames: {
      ...plain.chunkNames,
      '/-w1': {__comp: 'r1'},
      '/-w2': {__comp: 'r2'},
      '/books-b1': {__comp: 'it', content: 'bk'},
    },
  });
  const registry = files.get('registry.js') ?? '';
  for (const part of ['Root', 'Version', 'Item']) {
    expect(registry).toContain(`import(/* webpackChunkName: "r1" */ "@theme/${part}")`);
  }
  expect(registry).toContain('import(/* webpackChunkName: "bk" */ "@site/books.mdx")');
});

test('a registry without a chunk that a route needs is refused', () => {
  const whole = tables(40);
  const registry = whole.registry.replace(line('d7', '@generated/tag-7.json'), '');
  expect(() => slimTables({...whole, registry})).toThrow('readTables.ts');
});

test('small data is part of the registry, larger data is fetched', () => {
  const registry = slimTables(tables(40)).files.get('registry.js') ?? '';
  expect(registry).toContain('import data0 from "@generated/__plugin.json";');
  expect(registry).toContain('"ae": () => ({default: data0})');
  expect(registry).toContain('import(/* webpackChunkName: "ac" */ "@generated/sidebar.json")');
});

test('the tables do not grow with a family', () => {
  const size = (tags: number): number => {
    const {files} = slimTables(tables(tags));
    return ['routes.js', 'registry.js', 'routesChunkNames.js']
      .map((name) => files.get(name)?.length ?? 0)
      .reduce((sum, length) => sum + length, 0);
  };
  expect(size(1600) - size(40)).toBeLessThan(100 * 90);
});

test('a few routes of a kind are left where they are', () => {
  const {files} = slimTables(tables(20));
  expect(files.size).toBe(3);
  expect(files.get('routes.js')).toContain('/blog/tags/tag-19');
});

test('tables that are written otherwise are refused, with the place to mend', () => {
  expect(() =>
    slimTables({
      routes: 'export default [];',
      registry: '{}',
      chunkNames: {'/a-abc': {__comp: 'aa'}},
      isSmall: () => false,
    }),
  ).toThrow('src/plugins/route-families/readTables.ts');
});
