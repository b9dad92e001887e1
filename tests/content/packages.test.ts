import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import owner from '../../src/data/owner';
import {sitePackages} from '../stock/sites';
import {repository} from '../support/sites';
import type {SitePackage} from '../stock/sites';

const packages = sitePackages();

/** Returns the paths of the files that `npm publish` would send, by package name. */
function packedFiles(): ReadonlyMap<string, string[]> {
  // Without `--ignore-scripts`, this would rebuild the packages while other tests read them.
  const flags = ['pack', '--workspaces', '--dry-run', '--json', '--ignore-scripts'];
  const text = execFileSync('npm', flags, {cwd: repository, encoding: 'utf8'});
  const results = JSON.parse(text) as {name: string; files: {path: string}[]}[];
  return new Map(results.map(({name, files}) => [name, files.map((file) => file.path)]));
}

const allFiles = packedFiles();

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(folder, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file))
    .map((file) => path.join(folder, 'src', file));
}

/** Returns the names in the first column of the README's table of options. */
function documentedOptions({folder}: SitePackage): string[] {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const section = readme.split(/^## /m).find((text) => text.startsWith('Options\n')) ?? '';
  return [...section.matchAll(/^\| `([\w-]+)/gm)].map(([, name = '']) => name).sort();
}

/** Joi's schema. */
interface Schema {
  readonly describe: () => {keys: object};
  readonly validate: (options: object) => {value: unknown};
}

/** Returns the options that a plugin's schema or a command's help lists. */
async function acceptedOptions({name, folder, manifest}: SitePackage): Promise<string[]> {
  const {validateOptions} = (await import(name)) as {
    validateOptions?: (context: object) => unknown;
  };
  if (validateOptions) {
    const names: string[] = [];
    const validate = (schema: Schema, options: object): unknown => {
      names.push(...Object.keys(schema.describe().keys));
      return schema.validate(options).value;
    };
    validateOptions({validate, options: {}});
    return names.sort();
  }
  const [command] = Object.values((manifest['bin'] ?? {}) as Record<string, string>);
  if (command === undefined) {
    return [];
  }
  const flags = [path.join(folder, command), '--help'];
  const help = execFileSync(process.execPath, flags, {encoding: 'utf8'});
  const lines = help.matchAll(/^ +(?:-\w, )?(--(?!help\b)[\w-]+)/gm);
  return [...lines].map(([, option = '']) => option).sort();
}

describe.each(packages)('$name', (sitePackage) => {
  const {folder, manifest} = sitePackage;
  const files = allFiles.get(sitePackage.name) ?? [];

  test('is packed with the TypeScript code of its theme, for `docusaurus swizzle --typescript`', () => {
    const components = sourceFiles(folder)
      .map((file) => path.relative(folder, file).replaceAll('\\', '/'))
      .filter((file) => file.startsWith('src/theme/') && !file.includes('.test.'));
    const types = components.length > 0 ? ['theme.d.ts'] : [];
    expect(files).toEqual(expect.arrayContaining([...components, ...types]));
  });

  test('is packed with code, types, README, LICENSE, changelog and messages', () => {
    const {main, types, bin} = manifest as Record<string, string | Record<string, string>>;
    const entries = [main, types, ...(typeof bin === 'object' ? Object.values(bin) : [bin])];
    const named = entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : []));
    expect(named).not.toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        ...named.map((file) => path.posix.normalize(file)),
        'package.json',
        'README.md',
        'LICENSE',
        'CHANGELOG.md',
      ]),
    );
    const isTranslated = sourceFiles(folder).some((file) =>
      readFileSync(file, 'utf8').includes("from '@docusaurus/Translate'"),
    );
    const messages = files.filter((file) => file.startsWith('messages/'));
    expect(messages.map((file) => file.split('/')[1])).toEqual(
      expect.arrayContaining(isTranslated ? ['de', 'es', 'zh-Hans'] : []),
    );
  });

  test('translates every interface text, and no others, into all of its languages', () => {
    const code = sourceFiles(folder)
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const ids = [...code.matchAll(/'(theme\.[A-Z]\w*\.\w+)'/g)].map(([, id = '']) => id);
    const languages = files
      .filter((name) => name.startsWith('messages/'))
      .map((file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).sort());
    for (const keys of languages) {
      expect(keys).toEqual(expect.arrayContaining(ids));
      expect(keys).toEqual(languages[0]);
      const isUsed = (key: string) => new RegExp(`\\b${key.split('.').at(-1)}\\b`).test(code);
      expect(keys.filter((key) => !isUsed(key))).toEqual([]);
    }
  });

  test('is packed without tests, build information or anything specific to this site', () => {
    expect(files.filter((file) => /\.test\.|tsbuildinfo|node_modules/.test(file))).toEqual([]);
    const isText = (file: string) => /\.(?:[cm]?[jt]sx?|json|md|css)$/.test(file);
    // In a fork, the owner's name may also be an ordinary word, so it is not searched for.
    const ownerNames = owner.example ? [owner.name, owner.siteTitle] : [];
    const names = ['@site/src/', 'customFields', ...ownerNames];
    const found = files.filter(isText).flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  test('can be imported by Node.js without a bundler', () => {
    const code = `await import(${JSON.stringify(sitePackage.name)})`;
    const flags = ['--input-type=module', '--eval', code];
    expect(() => execFileSync(process.execPath, flags, {cwd: repository})).not.toThrow();
  });

  test('documents all of its options in the README, and no others', async () => {
    expect(documentedOptions(sitePackage)).toEqual(await acceptedOptions(sitePackage));
  });

  test('can be published: it has version, license, access and a changelog entry for its version', () => {
    expect(manifest).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      license: 'MIT',
      publishConfig: {access: 'public'},
    });
    expect(manifest).not.toHaveProperty('private');
    const changelog = path.join(folder, 'CHANGELOG.md');
    expect(readFileSync(changelog, 'utf8')).toContain(`## ${String(manifest['version'])}\n`);
  });
});
