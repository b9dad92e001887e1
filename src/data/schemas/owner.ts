import * as z from 'zod';
import {httpsUrl} from './fields';

/** Matches the start page of a service, which is not a profile. */
const START_PAGE = /^https:\/\/(?:www\.)?(?:x|twitter|linkedin|github|cal)\.com\/?$/;

const profile = z.strictObject({
  label: z.string().min(1, 'needs a label that says where the link goes'),
  href: z
    .union([httpsUrl, z.string().regex(/^mailto:.+@.+/, 'must be an https address or mailto:')])
    .refine((href) => !START_PAGE.test(href), {
      error: 'is the start page of the service: add your name to it, or leave href out',
    })
    .optional(),
});

const announcementLink = z.strictObject({
  label: z.string().min(1),
  href: z.union([
    httpsUrl,
    z.string().regex(/^\/(?!\/)/, 'must be https://… or a path like /blog/…'),
  ]),
});

const variableName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable');

const optionalText = z.string().min(1, 'must not be empty; leave it out instead').optional();

const GISCUS_VALUE = 'is missing: copy it from giscus.app';

function giscusId(example: string) {
  return z
    .string(GISCUS_VALUE)
    .regex(/^[\w=-]{8,}$/, `must be the id that giscus.app shows, such as ${example}`);
}

/** Returns true for an origin as browsers write it, if a content security policy can contain it. */
function isOrigin(text: string): boolean {
  return (
    /^https?:\/\/[a-z\d.-]+(?::\d+)?$/.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text
  );
}

const feature = z.boolean('must be true or false').optional();

/** Schema of the owner file, merged with environment variables that override it. */
export const ownerSchema = z.strictObject({
  example: z.literal(true, 'leave it out or set it to true').optional(),
  name: z.string().min(1, 'must be the name of the author that readers should see'),
  siteTitle: z.string().min(1, 'must not be empty'),
  tagline: z.string().min(1, 'must not be empty'),
  description: z
    .string()
    .min(50, 'must be 50 to 160 characters: search engines show it')
    .max(160, 'must be 50 to 160 characters: search engines show it'),
  copyright: optionalText,
  chatVoice: z
    .string()
    .trim()
    .min(1, 'must not be empty; leave it out instead')
    .max(600, 'must be at most 600 characters: every question carries it')
    .optional(),
  chatHosts: z
    .array(
      z
        .string()
        .refine(isOrigin, "must be an origin such as 'https://models.example.com', without a path"),
    )
    .optional(),
  featured: z
    .array(z.string().startsWith('/', "must be the address of a post, such as '/blog/my-post'"))
    .optional(),
  topics: z
    .record(
      z.string().min(1, 'must be the name of a topic').max(24, 'must have at most 24 characters'),
      z.string().startsWith('/', "must be the address of a post, such as '/blog/my-post'"),
    )
    .optional(),
  blogTitle: optionalText,
  blogDescription: optionalText,
  blogSidebarTitle: optionalText,
  blogSidebarCount: z
    .union([z.int().min(0), z.literal('ALL')], "must be a number of posts, or 'ALL'")
    .optional(),
  url: z
    .url({protocol: /^https?$/, error: 'must be the site’s address, such as https://example.com'})
    .refine((url) => new URL(url).pathname === '/' && !url.endsWith('/'), {
      error: 'must have no path and no slash at its end: put the path into baseUrl',
      when: ({issues}) => issues.length === 0,
    }),
  baseUrl: z
    .string()
    .regex(/^\/(?:[^/\s]+\/)*$/, 'must start and end with a slash, such as / or /site/'),
  links: z.strictObject({
    shortPosts: profile,
    professionalNetwork: profile,
    codeHost: profile,
    meeting: profile,
  }),
  strictPosts: z.boolean('must be true or false').optional(),
  markdown: z
    .strictObject({
      format: z.enum(['mdx', 'md', 'detect'], "must be 'mdx', 'md' or 'detect'").optional(),
      extensions: z
        .array(z.enum(['math', 'mermaid', 'plot'], "must be 'math', 'mermaid' or 'plot'"))
        .optional(),
      remarkPlugins: z
        .array(
          z.union(
            [z.string().min(1), z.tuple([z.string().min(1), z.record(z.string(), z.unknown())])],
            'must be the name of a package, or a list of its name and its options',
          ),
        )
        .optional(),
    })
    .optional(),
  repository: httpsUrl.optional(),
  newsletter: z
    .union([httpsUrl, z.literal(false)], 'must be an https:// address, or false')
    .optional(),
  email: z.email('must be an e-mail address').optional(),
  comments: z
    .strictObject(
      {
        repo: z
          .string(GISCUS_VALUE)
          .regex(/^[\w.-]+\/[\w.-]+$/, "must be a repository on GitHub, such as 'jane/blog'"),
        repoId: giscusId("'R_kgDO…'"),
        category: z.string(GISCUS_VALUE).min(1, 'must be a category of the Discussions'),
        categoryId: giscusId("'DIC_kwDO…'"),
      },
      'must be {repo, repoId, category, categoryId}, as giscus.app shows them; leave it out for no comments',
    )
    .optional(),
  predictions: z
    .strictObject({
      feed: httpsUrl,
      proxy: httpsUrl,
      eventBase: httpsUrl.regex(/\/$/, 'must end with a slash: slugs are put behind it'),
    })
    .optional(),
  tickerTape: z
    .strictObject({
      script: httpsUrl,
      symbols: z
        .array(
          z.strictObject({
            proName: z.string().regex(/^[A-Z_]+:[A-Z0-9.!]+$/, 'must be EXCHANGE:SYMBOL'),
            title: z.string().min(1, 'must not be empty'),
          }),
        )
        .min(1, 'needs at least one symbol'),
    })
    .optional(),
  analytics: z.strictObject({
    scriptAddress: httpsUrl,
    scriptIdVariable: variableName,
    tagManagerAddress: httpsUrl,
    tagManagerIdVariable: variableName,
  }),
  search: z
    .literal('easyops', "must be 'easyops', or left out for the site's own search")
    .optional(),
  securityPolicy: z
    .union(
      [
        z.literal(false),
        z.strictObject({
          allowedHosts: z
            .array(
              z
                .string()
                .regex(
                  /^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/,
                  'must be an origin such as https://a.example, without a path',
                ),
            )
            .optional(),
          inlineScripts: z
            .array(
              z
                .string()
                .regex(/^'sha(?:256|384|512)-[\w+/]+=*'$/, "must be a hash such as 'sha256-…'"),
            )
            .optional(),
        }),
      ],
      'must be false, or have allowedHosts and inlineScripts: the origins and hashes that the build reports',
    )
    .optional(),
  colorMode: z.strictObject({
    defaultMode: z.enum(['dark', 'light'], 'must be dark or light'),
    respectPrefersColorScheme: z.boolean('must be true or false'),
  }),
  announcement: z
    .strictObject({
      id: z.string().min(1, 'must not be empty: closing the bar is remembered by it'),
      text: z.string().min(1, 'must not be empty'),
      link: announcementLink.optional(),
      backgroundColor: z.string().min(1),
      textColor: z.string().min(1),
      isCloseable: z.boolean(),
    })
    .optional(),
  chat: feature,
  map: feature,
  previews: feature,
  cards: feature,
  machineReaders: feature,
});
