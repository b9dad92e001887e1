import path from 'node:path';
import logger from '@docusaurus/logger';
import sharp from 'sharp';
import {expect, test, vi} from 'vitest';
import {folderWith} from '../../../../tests/support/folders';
import {loadPicture} from './loadPicture';

const root = folderWith({});

interface LoadOptions {
  readonly compiler?: 'client' | 'server';
  readonly mode?: 'development' | 'production';
  readonly strict?: string;
}

/** Runs the loader like the bundler. Returns the module's value, the emitted files and warnings. */
async function load(file: string, data: Buffer, options: LoadOptions = {}) {
  const {compiler = 'client', mode = 'production', strict} = options;
  const emitted = new Map<string, Buffer>();
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const source = await new Promise<string>((resolve, reject) => {
    const context = {
      mode,
      rootContext: root,
      resourcePath: path.join(root, 'blog', file),
      _compiler: {name: compiler},
      getOptions: () => ({post: 'blog/a.md', ...(strict ? {strict} : {})}),
      emitFile: (name: string, content: Buffer) => emitted.set(name, content),
      async: () => (error: Error | null, module: string) =>
        error ? reject(error) : resolve(module),
    };
    loadPicture.call(context as never, data);
  });
  const warnings = warn.mock.calls.map(([message]) => String(message));
  warn.mockRestore();
  const body = source
    .replace('export default', 'return')
    .replaceAll('__webpack_public_path__', '"/"');
  // The module is an object literal from loadPicture.ts.
  const picture = new Function(body)() as Record<string, unknown>;
  return {picture, emitted, warnings};
}

function draw(width: number, height: number) {
  return sharp({create: {width, height, channels: 3, background: '#336699'}})
    .png()
    .toBuffer();
}

test('a picture has variants, and the server’s compiler gets the same module but emits nothing', async () => {
  const data = await draw(900, 60);
  const client = await load('wide one.png', data);
  const server = await load('wide one.png', data, {compiler: 'server'});
  expect(client.picture).toMatchObject({
    src: expect.stringMatching(/^\/assets\/images\/wide-one-[\da-f]{8}-900\.webp$/),
    avif: expect.stringMatching(/-480\.avif 480w, \S+-800\.avif 800w, \S+-900\.avif 900w$/),
    width: 900,
  });
  expect(client.emitted.size).toBe(6);
  expect(server.picture).toEqual(client.picture);
  expect(server.emitted.size).toBe(0);
});

test('the development server shows the file itself', async () => {
  const {picture, emitted} = await load('b.png', await draw(900, 20), {mode: 'development'});
  expect(picture).toEqual({src: expect.stringMatching(/\.png$/), width: 900, height: 20});
  expect(emitted.size).toBe(1);
});

test.each(['development', 'production'] as const)(
  'a file that is not a picture is emitted unchanged, with a warning, in %s',
  async (mode) => {
    const data = Buffer.from('not a picture\n');
    const {picture, emitted, warnings} = await load('broken.png', data, {mode});
    expect([...emitted.values()]).toEqual([data]);
    expect(picture['src']).toMatch(/\/broken-[\da-f]{8}\.png$/);
    expect(warnings).toEqual([expect.stringMatching(/^blog\/a\.md: blog\/broken\.png cannot be/)]);
  },
);

test('with `strict`, a file that is not a picture stops the build with an error that names its post', async () => {
  await expect(load('broken.png', Buffer.from('no'), {strict: 'yes'})).rejects.toThrow(
    /^blog\/a\.md: blog\/broken\.png cannot be read as a picture \(.+\)\. Replace the file\.$/,
  );
});
