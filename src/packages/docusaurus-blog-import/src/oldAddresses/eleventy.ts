import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import {settingOf} from './astro.js';
import type {OldFiles, OldPost, OldSite} from './rules.js';
import {below, datedName, joined, readConfig, routeOf, textOf} from './rules.js';

/** Fills in the expressions of a template that depend on the post alone; undefined with any other. */
function fillTemplate(
  template: string,
  stem: string,
  title: string | undefined,
): string | undefined {
  const name = path.posix.basename(stem);
  const values: Readonly<Record<string, string | undefined>> = {
    'page.fileSlug': name,
    'page.fileSlug|slugify': slugify(name),
    'page.filePathStem': stem,
    'title|slugify': title && slugify(title),
    'title|slug': title && slugify(title),
  };
  const filled = template.replace(
    /\{\{-?\s*(.*?)\s*-?\}\}/g,
    (whole, expression: string) => values[expression.replace(/\s*\|\s*/g, '|')] ?? whole,
  );
  return /\{[{%]/.test(filled) ? undefined : filled;
}

/** Reads how a site of Eleventy makes the addresses of its posts. */
export function readEleventy(configFile: string, exported: OldFiles): OldSite {
  const root = path.posix.dirname(configFile);
  const code = exported.read(configFile);
  const input = path.posix.join(root, settingOf(code, 'input') ?? '.');
  const base = settingOf(code, 'pathPrefix') ?? '';

  function permalinkIn(file: string): string | undefined {
    try {
      return textOf(readConfig(file, exported)['permalink']);
    } catch {
      return undefined;
    }
  }

  /** The template of the nearest data file above a post; `false` where it is code. */
  function ofFolder(source: string): string | false | undefined {
    for (let folder = path.posix.dirname(source); ; folder = path.posix.dirname(folder)) {
      const stem = path.posix.join(folder, path.posix.basename(folder));
      const data = exported.files.find((file) =>
        [`${stem}.json`, `${stem}.11tydata.json`].includes(file),
      );
      const template = data && permalinkIn(data);
      if (template !== undefined) {
        return template;
      }
      const script = exported.files.find(
        (file) => new RegExp(`\\.11tydata\\.[mc]?js$`).test(file) && file.startsWith(`${stem}.`),
      );
      if (script !== undefined && exported.read(script).includes('permalink')) {
        return settingOf(exported.read(script), 'permalink') ?? false;
      }
      if (folder === input || folder === '.' || folder === '/') {
        return undefined;
      }
    }
  }

  function addressOf({source, fields}: OldPost) {
    const file = below(input, source);
    if (file === undefined) {
      return undefined;
    }
    const route = routeOf(file);
    const stem = `/${route.replace(/[^/]*$/, (name) => datedName(name).words)}`;
    const own = textOf(fields['permalink']);
    const template = own ?? ofFolder(source);
    const filled =
      template === false || (template === undefined && /permalink/.test(code))
        ? undefined
        : template === undefined
          ? `${stem}/`
          : fillTemplate(template, stem, textOf(fields['title']));
    const rule =
      own === undefined
        ? `permalink in Eleventy: ${template || 'folders'}`
        : 'permalink of the post';
    return filled === undefined ? undefined : {path: joined(base, filled), rule};
  }

  return {addressOf};
}
