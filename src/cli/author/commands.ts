import type {Command} from 'commander';
import type {AuthorContext} from './context';

interface CommandEntry {
  /** Arguments after the name, shown in the list of commands. */
  readonly usage?: string;
  readonly description: string;
  /** True for commands that parse all posts, which takes seconds. */
  readonly readsPosts: boolean;
  /** Loads the command on demand, because its modules would slow down the list of commands. */
  readonly load: () => Promise<(context: AuthorContext) => Command>;
}

/** The commands of the author CLI by name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  fresh: {
    usage: '[options]',
    description: 'Make the site yours: remove the content that ships with it and start a blog.',
    readsPosts: false,
    load: async () => (await import('./fresh')).freshCommand,
  },
  new: {
    usage: '[options] <title>',
    description:
      'Start a post. With strictPosts it is a draft until it has a description and tags.',
    readsPosts: true,
    load: async () => (await import('./new')).newCommand,
  },
  tags: {
    usage: '[command]',
    description: 'List the tags, or rename and merge them in every post.',
    readsPosts: true,
    load: async () => (await import('./tags')).tagsCommand,
  },
  import: {
    usage: '[options] <folder>',
    description:
      'Import a blog from Docusaurus, Astro, Eleventy, Gatsby, Ghost, Hugo, Jekyll, Next or WordPress.',
    readsPosts: true,
    load: async () => (await import('./import')).importCommand,
  },
  check: {
    description: 'Find problems in posts, lists, links, pictures and imports, without a build.',
    readsPosts: true,
    load: async () => (await import('./check')).checkCommand,
  },
  published: {
    usage: '[options]',
    description: 'Check that the build has every page of the site that is online.',
    readsPosts: false,
    load: async () => (await import('./published')).publishedCommand,
  },
};
