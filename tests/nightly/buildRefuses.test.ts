import {rmSync} from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {addSlip, buildSite, copyFixture} from '../support/siteCopy';

const folder = copyFixture();

afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('a build fails if the security policy blocks content of a post, and its error names page and fix', () => {
  addSlip(
    folder,
    {},
    [
      "<script>{'window.slip = 1'}</script>",
      '<script src="https://slip.example/widget.js" />',
      '<iframe title="A slip" src="https://frame.example/" />',
    ].join('\n\n'),
  );
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(false);
  expect(output).toContain('blocks content of pages (2)');
  for (const part of ['sha256-', 'https://slip.example', 'securityPolicy.allowedHosts']) {
    expect(output).toContain(part);
  }
  expect(output).toContain('blog/a-slip.html has an inline script, "window.slip=1"');
  expect(output).not.toContain('frame.example');
});
