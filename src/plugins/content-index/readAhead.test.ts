import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {BodyContent} from '../../lib/content-index/readBody';
import {parsePostFile} from '../../lib/postFile';
import {readContent} from './createSourceReader';
import type {IndexThread} from './indexThread';
import {startIndexThread} from './indexThread';
import type {KeptBodies} from './keptBodies';
import {readAhead} from './readAhead';
import type {SourceFile} from './readSources';

function post(place: number, text = `Text **${place}**.`): SourceFile {
  return {file: `blog/2024-01-0${place}-a.mdx`, source: `---\ntitle: A\n---\n\n${text}\n`};
}

function read({file, source}: SourceFile): BodyContent {
  return readContent(parsePostFile(file, source));
}

function memory(): KeptBodies & {readonly all: Map<string, BodyContent>} {
  const all = new Map<string, BodyContent>();
  return {
    all,
    get: ({file}) => all.get(file),
    set: ({file}, content) => void all.set(file, content),
    save: () => undefined,
  };
}

let thread: IndexThread;

beforeEach(() => {
  thread = startIndexThread();
});

afterEach(() => thread.end());

describe('readAhead', () => {
  it('keeps every text as one thread would have read it', async () => {
    const sources = [1, 2, 3, 4, 5].map((place) => post(place));
    const kept = memory();
    const here: string[] = [];
    await readAhead(sources, kept, thread, (source) => {
      here.push(source.file);
      return read(source);
    });
    expect(kept.all).toEqual(new Map(sources.map((source) => [source.file, read(source)])));
    expect(here).toEqual(sources.slice(0, 3).map(({file}) => file));
  });

  it('reads nothing again', async () => {
    const kept = memory();
    const known = read(post(1, 'Known.'));
    kept.set(post(1), known);
    await readAhead([post(1), post(2)], kept, thread, read);
    expect(kept.all.get(post(1).file)).toBe(known);
    expect(kept.all.size).toBe(2);
  });

  it('leaves what the other thread cannot read to who asks for it', async () => {
    const kept = memory();
    await readAhead([post(1), post(2, '{broken')], kept, thread, read);
    expect([...kept.all.keys()]).toEqual([post(1).file]);
  });

  it('says what cannot be read here', async () => {
    await expect(readAhead([post(1, '{broken')], memory(), thread, read)).rejects.toThrow(
      'blog/2024-01-01-a.mdx: line 6',
    );
  });
});

describe('startIndexThread', () => {
  it('says why a task failed', async () => {
    await expect(thread.run('graph', undefined as never)).rejects.toThrow(
      /The content index could not be made: TypeError/,
    );
  });

  it('fails what is asked of an ended thread', async () => {
    const answer = thread.run('read', []);
    thread.end();
    await expect(answer).rejects.toThrow('The thread of the content index has ended.');
  });
});
