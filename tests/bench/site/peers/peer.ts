/** Another generator of static sites, and how its site here is built. */
export interface Peer {
  readonly name: string;
  /** What is installed from npm, by name: exact versions, the newest that run on Node 20. */
  readonly packages: Readonly<Record<string, string>>;
  /** Its site, beside this file. */
  readonly template: string;
  /** Where the posts go, and where the site's style sheet goes. */
  readonly content: string;
  readonly styles: string;
  /** The program that builds, in `node_modules`, and its arguments. */
  readonly build: readonly [string, ...string[]];
}

export const PEERS: readonly Peer[] = [
  {
    name: 'Astro',
    packages: {
      astro: '5.18.2',
      '@astrojs/mdx': '4.3.14',
      '@astrojs/rss': '4.0.19',
      '@astrojs/sitemap': '3.6.0',
      sharp: '0.34.5',
    },
    template: 'astro',
    content: 'src/content/blog',
    styles: 'src/styles/global.css',
    build: ['astro/astro.js', 'build'],
  },
  {
    name: 'Eleventy',
    packages: {
      '@11ty/eleventy': '3.1.2',
      '@11ty/eleventy-plugin-rss': '2.0.4',
      '@11ty/eleventy-plugin-syntaxhighlight': '5.0.2',
    },
    template: 'eleventy',
    content: 'content/blog',
    styles: 'site.css',
    build: ['@11ty/eleventy/cmd.cjs', '--quiet'],
  },
];

/** The version of the generator itself. */
export function versionOf({packages}: Peer): string {
  return Object.values(packages)[0] ?? '';
}
