import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import type {EngineRules, OldFiles} from './rules.js';
import {pathBelow, datedName, fillIn, routeOf, settingOf} from './rules.js';
import {textOf} from '../text.js';

/** Fills in a permalink template; undefined if it uses anything but the post's name, path and title. */
function fillTemplate(template: string, stem: string, title = ''): string | undefined {
  const name = path.posix.basename(stem);
  const plain = template.replace(/\s*\|\s*/g, '|');
  const slug = slugify(title) || undefined;
  const filled = fillIn(plain, /\{\{-?\s*(.*?)\s*-?\}\}/g, {
    'page.fileSlug': name,
    'page.fileSlug|slugify': slugify(name),
    'page.filePathStem': stem,
    'title|slugify': slug,
    'title|slug': slug,
  });
  return filled?.includes('{%') ? undefined : filled;
}

/** Matches a function that only returns a template, such as `permalink: ({page}) => …`. */
const FUNCTION =
  /\bpermalink\b(?:(?!\b(?:if|return|switch)\b|[`'"])[^])*(?:\breturn|=>)\s*`([^`]*)`\s*[;,}]/;

/** Reads a permalink in code: a text, or the template that a function returns. */
function permalinkIn(code: string): string | undefined {
  const [, returned] = FUNCTION.exec(code) ?? [];
  const template = returned?.replace(/\$\{\s*(?:\w+\.)?(page\.\w+)\s*\}/g, '{{ $1 }}');
  // Undefined for a template with other code, which cannot be evaluated.
  return settingOf(code, 'permalink') ?? (template?.includes('${') ? undefined : template);
}

export function readEleventy(configFile: string, {files, read}: OldFiles): EngineRules {
  const code = read(configFile);
  const input = settingOf(code, 'input') ?? '.';

  /** Returns the code of the closest data file (`posts/posts.11tydata.js`) that sets a permalink. */
  function dataCodeOf(source: string): string | undefined {
    const parts = source.split('/').slice(0, -1);
    const stems = parts.map((name, at) => `${parts.slice(0, at + 1).join('/')}/${name}`);
    return files
      .filter((file) => stems.includes(file.replace(/\.11tydata\.[mc]?[jt]s$/, '')))
      .map(read)
      .findLast((dataCode) => dataCode.includes('permalink'));
  }

  return {
    base: settingOf(code, 'pathPrefix'),
    addressOf({source, fields, inherited = {}}) {
      const file = pathBelow(input, source);
      if (file === undefined) {
        return undefined;
      }
      const undated = file.replace(/[^/]*$/, (name) => datedName(name).words);
      const stem = `/${routeOf(undated).replace(/[^/]*$/, (name) => datedName(name).words)}`;
      const fill = (template: string) => fillTemplate(template, stem, textOf(fields['title']));
      const postPermalink = textOf(fields['permalink']);
      if (postPermalink !== undefined) {
        return {path: fill(postPermalink), rule: 'permalink of the post'};
      }
      // In the configuration, `permalink` without quotes is an option of a plugin.
      const isGlobal = /["'`]permalink["'`]|eleventyComputed/.test(code);
      const permalinkCode = dataCodeOf(source) ?? (isGlobal ? code : undefined);
      const template =
        textOf(inherited['permalink']) ??
        (permalinkCode ? permalinkIn(permalinkCode) : '{{ page.filePathStem }}/');
      return template === undefined
        ? undefined
        : {path: fill(template), rule: `permalink in Eleventy: ${template}`};
    },
  };
}
