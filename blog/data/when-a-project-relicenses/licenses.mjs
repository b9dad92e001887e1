// Compares the licenses of two versions of a package: node licenses.mjs mapbox-gl 1.13.3 2.0.0
import {execFileSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const run = (command, ...args) =>
  execFileSync(command, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

function read(name, version) {
  const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
  const packed = run('npm', 'pack', `${name}@${version}`, '--silent', '--pack-destination', folder);
  const archive = path.join(folder, packed.trim());
  const files = run('tar', '-tzf', archive).split('\n');
  const show = (pattern) => {
    const file = files.find((candidate) => pattern.test(candidate));
    return file ? run('tar', '-xzOf', archive, file) : '';
  };
  return {
    field: JSON.parse(show(/^[^/]+\/package\.json$/)).license,
    text: show(/^[^/]+\/licen[cs]e[^/]*$/i)
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

const [name, ...versions] = process.argv.slice(2);
if (name) {
  const [before, after] = versions.map((version) => read(name, version));
  console.log(name, versions.join(' to '));
  console.log(
    '  field:',
    before.field === after.field ? 'the same,' : `${before.field} to`,
    after.field,
  );
  console.log('  text: ', before.text === after.text ? 'the same' : 'changed');
  console.log('  before:', before.text.slice(0, 47) || 'no file');
  console.log('  after: ', after.text.slice(0, 47) || 'no file');
}
