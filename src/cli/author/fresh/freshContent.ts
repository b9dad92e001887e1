/** What a new site begins with in the place of the prose that the repository ships. */
import {yamlText} from '../format';

const TAGS = `# The tags of the posts by key; \`npm run author -- tags\` counts, renames and merges them.
notes:
  label: Notes
  permalink: /notes
  description: Short posts on one thing, written down so that it is kept.
this-site:
  label: This site
  permalink: /this-site
  description: What this site is, what it is made of and what has changed.
writing:
  label: Writing
  permalink: /writing
  description: On putting things into words, and on keeping at it.
`;

/**
 * The blog with one post, by its files.
 *
 * @param author key of `blog/authors.yml`
 * @param day YYYY-MM-DD
 */
export function freshBlog(author: string, day: string): Readonly<Record<string, string>> {
  return {
    'blog/tags.yml': TAGS,
    'blog/series.yml': `# Series of posts by key: a post joins one with the field "series".
{}
`,
    'blog/redirects.yml': `# Addresses of old, and where their readers are sent: one "- {from: /old, to: /new}" a line.
[]
`,
    [`blog/${day}-hello.md`]: `---
title: 'Hello'
description: 'The first post of a new site: what will appear here, and the ways to hear of it.'
slug: hello
date: ${day}
authors: [${yamlText(author)}]
tags: [notes, this-site, writing]
---

Hello, and welcome. This is the first post of a new site; the next ones will appear above it.

<!-- truncate -->

Until there are more, [the archive](/blog/archive) has one lit square, and [the feeds](/subscribe) are the way to hear of the second.
`,
  };
}

/** A text in which MDX finds nothing but text. */
function plainMdx(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#&]/g, '\\$&');
}

interface Person {
  readonly name: string;
  readonly siteTitle: string;
  readonly tagline: string;
}

/** \`blog/authors.yml\` with one author, who has a page. */
export function authorsFile(key: string, {name, siteTitle, tagline}: Person): string {
  return `${yamlText(key)}:
  name: ${JSON.stringify(name)}
  title: ${JSON.stringify(`Writes ${siteTitle === name ? 'this site' : siteTitle}`)}
  description: ${JSON.stringify(tagline)}
  page: true
`;
}

/** `/about-this-site`, which the footer and the search lead to: who writes, and where corrections go. */
export function aboutPage({name, siteTitle, tagline}: Person): string {
  return `---
title: About this site
description: ${yamlText(`What ${siteTitle} is, who writes it, where corrections go, and where else its author is found.`)}
---

import {Corrections, Elsewhere} from '@site/src/features/about-site';

# About this site

{/* Tell your readers who you are and what they can rely on. Text in braces like this is not shown. */}

${plainMdx(tagline)}

## Who writes

Everything here is written by ${plainMdx(name)}. [The authors page](/blog/authors) lists every post.

## Corrections {/* #corrections */}

<Corrections />

## Elsewhere {/* #elsewhere */}

<Elsewhere />
`;
}

/** The repository's front page: GitHub shows it in place of the application's README. */
export function frontPage({siteTitle, tagline}: Person, address: string): string {
  return `# ${siteTitle}

${tagline}

The source of <${address}>. The posts are in [blog/](../blog), who writes them in [src/data/owner.ts](../src/data/owner.ts).

How to write, build and deploy is in [the application's README](../README.md); which files belong to this site, and how to bring in a later version of the application, in [UPGRADING](UPGRADING.md).
`;
}

/** The speller's list: words of the site's own name are no mistakes. */
export function wordsFile(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{M}]{4,}/gu) ?? []);
  const comment = '# Words of this site that the speller does not know, one a line.';
  return [comment, ...new Set(words), ''].join('\n');
}
