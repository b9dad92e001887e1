import {describe, expect, it} from 'vitest';
import type {ChunkGroup} from './chunkGraph';
import {chunkGraph} from './chunkGraph';

function group(
  name: string | undefined,
  files: readonly string[],
  children: readonly ChunkGroup[] = [],
  isInitial = false,
): ChunkGroup {
  return {name, childrenIterable: children, getFiles: () => files, isInitial: () => isInitial};
}

function main(table: string, code = 'start();'): string {
  return [
    code,
    '// webpack/runtime/get javascript chunk filename',
    `(() => { files = ${table}; })();`,
    '// webpack/runtime/get mini-css chunk filename',
    '(() => {})();',
    '// webpack/runtime/has_own_property',
    '(() => {})();',
  ].join('\n');
}

function read(sources: Readonly<Record<string, string>>, groups: readonly ChunkGroup[]) {
  return chunkGraph(groups, (file) => sources[file] ?? '');
}

const page = group('page', ['1.page.js']);
const entry = group('main', ['server.bundle.js'], [page], true);

describe('chunkGraph', () => {
  it('finds the entry, what it loads, and names', () => {
    const graph = read({'server.bundle.js': main('{}')}, [entry, page]);
    expect(graph.first.children).toEqual(new Set(['1.page.js']));
    expect(graph.named).toEqual(new Map([['page', '1.page.js']]));
    expect([...(graph.nodes.get('1.page.js')?.names ?? [])]).toEqual(['page']);
  });

  it('passes over the table of files in the entry, and over nothing else of it', () => {
    const hash = (text: string) => read({'server.bundle.js': text}, [entry]).first.hash;
    expect(hash(main('{1: "aaaa"}'))).toBe(hash(main('{1: "bbbb"}')));
    expect(hash(main('{}', 'other();'))).not.toBe(hash(main('{}')));
    expect(hash(`${main('{}')}\nlast();`)).not.toBe(hash(main('{}')));
  });

  it('takes the whole entry where the table is written in another way', () => {
    const hash = (text: string) => read({'server.bundle.js': text}, [entry]).first.hash;
    expect(hash('files = {1: "aaaa"};')).not.toBe(hash('files = {1: "bbbb"};'));
  });

  it('knows a chunk by its code, not by its style sheets', () => {
    const hash = (sources: Record<string, string>) =>
      read(sources, [entry, group('page', ['1.js', '1.css'])]).nodes.get('1.css 1.js')?.hash;
    expect(hash({'1.js': 'a', '1.css': 'b'})).toBe(hash({'1.js': 'a', '1.css': 'c'}));
    expect(hash({'1.js': 'a'})).not.toBe(hash({'1.js': 'b'}));
  });

  it('joins groups that are the same files', () => {
    const late = group(undefined, ['2.js']);
    const again = group(undefined, ['1.page.js'], [late]);
    const graph = read({}, [entry, page, again, late]);
    expect(graph.nodes.get('1.page.js')?.names).toEqual(new Set(['page', '']));
    expect(graph.nodes.get('1.page.js')?.children).toEqual(new Set(['2.js']));
  });

  it('takes no worker for the entry', () => {
    const worker = group('worker', ['worker.js'], [], true);
    expect(read({'server.bundle.js': 'a'}, [entry, worker]).first.children.size).toBe(1);
    expect(() => read({}, [worker])).toThrow('has no entry "main"');
  });
});
