/** Texts of a new site, which replace those that ship with the application. */
import {yamlText} from '../format';

const TAGS = `# Tags by key. \`npm run author -- tags\` counts, renames and merges them.
notes:
  label: Notes
  permalink: /notes
  description: Short posts, each about a single thing.
this-site:
  label: This site
  permalink: /this-site
  description: How this site is made, and what has changed in it.
writing:
  label: Writing
  permalink: /writing
  description: Posts about writing, and about keeping at it.
`;

/**
 * Builds the files of a blog with one post.
 *
 * @param author key of `blog/authors.yml`
 * @param day YYYY-MM-DD
 */
export function freshBlog(author: string, day: string): Readonly<Record<string, string>> {
  return {
    'blog/tags.yml': TAGS,
    'blog/series.yml': `# Series by key. A post joins one with "series: key" in its front matter.
{}
`,
    'blog/redirects.yml': `# Old addresses and the pages that replaced them, one "- {from: /old, to: /new}" a line.
[]
`,
    [`blog/${day}-hello.md`]: `---
title: 'Hello'
description: 'The first post of a new site, and how to hear about the ones that follow.'
slug: hello
date: ${day}
authors: [${yamlText(author)}]
tags: [notes, this-site, writing]
---

Hello, and welcome. This is the first post of a new site; the next ones will appear above it.

<!-- truncate -->

Until then, [the archive](/blog/archive) has one lit square. [Subscribe to a feed](/subscribe) to hear about the next post.
`,
  };
}

/** Escapes characters that have a meaning in MDX. */
function plainMdx(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#&]/g, '\\$&');
}

interface Person {
  readonly name: string;
  readonly siteTitle: string;
  readonly tagline: string;
}

/** Builds `blog/authors.yml` with one author, who has a page. */
export function authorsFile(key: string, {name, siteTitle, tagline}: Person): string {
  return `${yamlText(key)}:
  name: ${JSON.stringify(name)}
  title: ${JSON.stringify(`Author of ${siteTitle === name ? 'this site' : siteTitle}`)}
  description: ${JSON.stringify(tagline)}
  page: true
`;
}

/** The page `/about-this-site`, to which the footer and the search link. */
export function aboutPage({name, siteTitle, tagline}: Person): string {
  return `---
title: About this site
description: ${yamlText(`What ${siteTitle} is, who writes it, how to report a mistake, and where else to find the author.`)}
---

import {Corrections, Elsewhere} from '@site/src/features/about-site';

# About this site

{/* Tell your readers who you are and what they can rely on. Text in braces like this is not shown. */}

${plainMdx(tagline)}

## Author

Everything here is written by ${plainMdx(name)}. [The archive](/blog/archive) lists every post.

## Corrections {/* #corrections */}

<Corrections />

## Elsewhere {/* #elsewhere */}

<Elsewhere />
`;
}

/** Front page of the repository: GitHub shows it instead of the application's README. */
export function frontPage({siteTitle, tagline}: Person, address: string): string {
  return `# ${siteTitle}

${tagline}

This repository is the source of <${address}>. The posts are in [blog/](../blog). The site's title, address and links are set in [src/data/owner.ts](../src/data/owner.ts).

[The application's README](../README.md) explains how to write, build and deploy. [UPGRADING](UPGRADING.md) lists the files that belong to this site, and explains how to move to a newer version of the application.
`;
}

/** List of words for the spell checker, which begins with the author's name. */
export function wordsFile(name: string): string {
  const words = name.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const comment = '# Words that the spell checker should accept, one a line.';
  return [comment, ...new Set(words), ''].join('\n');
}
