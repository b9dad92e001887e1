import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import type {IndexThread} from './indexThread';
import {startIndexThread} from './indexThread';
import type {KeptBodies} from './keptBodies';
import type {KeptReading} from './keptReading';
import {keepReading, keptContent} from './keptReading';
import {readAhead} from './readAhead';
import type {SourceFile} from './readSources';
import {readText} from './readText';

function post(place: number, text = `Text **${place}**.`): SourceFile {
  const day = String(place).padStart(2, '0');
  return {file: `blog/2024-01-${day}-a.mdx`, source: `---\ntitle: A\n---\n\n${text}\n`};
}

function read({file, source}: SourceFile) {
  return readText(parsePostFile(file, source));
}

function memory<Content>(): KeptBodies<Content> & {readonly all: Map<string, Content>} {
  const all = new Map<string, Content>();
  return {
    all,
    get: ({file}) => all.get(file),
    set: ({file}, content) => void all.set(file, content),
    save: () => undefined,
  };
}

function nothingKept() {
  return {bodies: memory(), twins: memory()} satisfies KeptReading as unknown as KeptReading & {
    readonly bodies: {readonly all: Map<string, unknown>};
    readonly twins: {readonly all: Map<string, unknown>};
  };
}

function keep(kept: KeptReading, source: SourceFile): void {
  keepReading(kept, source, parsePostFile(source.file, source.source), read(source));
}

let thread: IndexThread;

beforeAll(() => {
  thread = startIndexThread();
});

afterAll(() => thread.end());

describe('readAhead', () => {
  it('keeps every text as one thread would have read it', async () => {
    const sources = Array.from({length: 28}, (_, place) => post(place + 1));
    const [kept, alone] = [nothingKept(), nothingKept()];
    await readAhead(sources, kept, thread);
    sources.forEach((source) => keep(alone, source));
    expect(kept.bodies.all).toEqual(alone.bodies.all);
    expect(kept.twins.all).toEqual(alone.twins.all);
    expect(kept.bodies.all.size).toBe(28);
  });

  it('reads nothing again', async () => {
    const kept = nothingKept();
    keep(kept, post(1));
    const before = kept.bodies.all.get(post(1).file);
    await readAhead([post(1), post(2)], kept, thread);
    expect(kept.bodies.all.get(post(1).file)).toBe(before);
    expect(kept.bodies.all.size).toBe(2);
  });

  it('reads a text again of which a part is not kept', async () => {
    const kept = nothingKept();
    keep(kept, post(1));
    kept.twins.all.clear();
    const head = parsePostFile(post(1).file, post(1).source);
    expect(keptContent(kept, post(1), head)).toBeUndefined();
    await readAhead([post(1)], kept, thread);
    expect(keptContent(kept, post(1), head)).toEqual(read(post(1)).content);
  });

  it('leaves what the other thread cannot read to who asks for it', async () => {
    const kept = nothingKept();
    const sources = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => post(place));
    await readAhead([...sources, post(9, '{broken')], kept, thread);
    expect([...kept.bodies.all.keys()]).toEqual(sources.map(({file}) => file));
  });

  it('says what cannot be read here', async () => {
    await expect(readAhead([post(1, '{broken')], nothingKept(), thread)).rejects.toThrow(
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
    const ended = startIndexThread();
    const answer = ended.run('read', []);
    ended.end();
    await expect(answer).rejects.toThrow('The thread of the content index has ended.');
  });
});
