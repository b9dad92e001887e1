import * as z from 'zod';
import {httpsUrl, notEmpty} from './fields';

/** Matches the start page of a service, which is not a profile. */
const START_PAGE = /^https:\/\/(?:www\.)?(?:x|twitter|linkedin|github|cal)\.com\/?$/;

const profile = z.strictObject({
  label: z.string().min(1, 'needs a label that says where the link goes'),
  href: z
    .union(
      [httpsUrl, z.string().regex(/^mailto:.+@.+/)],
      'must be an https:// address or mailto:name@example.com, or be left out',
    )
    .refine((href) => !START_PAGE.test(href), {
      error: 'is the start page of the service: add your name to it, or leave it out',
    })
    .optional(),
});

const announcementLink = z.strictObject({
  label: z.string().min(1),
  href: z.union(
    [httpsUrl, z.string().regex(/^\/(?!\/)/)],
    'must be an https:// address or a path on the site, such as /blog/my-post',
  ),
});

const variableName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable');

const optionalText = z.string().min(1, 'must not be empty; leave it out instead').optional();

const MISSING_GISCUS_VALUE = 'is missing: copy it from giscus.app';

function giscusId(example: string) {
  return z
    .string(MISSING_GISCUS_VALUE)
    .regex(/^[\w=-]{8,}$/, `must be the id that giscus.app shows, such as ${example}`);
}

/** Returns true for a normalized origin that a content security policy can contain. */
function isOrigin(text: string): boolean {
  return (
    /^https?:\/\/[a-z\d.-]+(?::\d+)?$/.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text
  );
}

const flag = z.boolean('must be true or false');
const optionalFlag = flag.optional();
const postAddress = z
  .string()
  .startsWith('/', "must be the address of a post, such as '/blog/my-post'");

/**
 * Schema of the owner file, which contains everything personal. `npm run author -- fresh` writes a new
 * one.
 */
export const ownerSchema = z.strictObject({
  /**
   * Marks the site that comes with the repository. Only this site has pages about itself, and only this
   * site is replaced by `npm run author -- fresh`.
   */
  example: z.literal(true, 'leave it out or set it to true').optional(),
  /** The author's name as readers see it, for example after "Written by". */
  name: z.string().min(1, 'must be the name of the author that readers should see'),
  /** The site's title: navbar, browser tab, feeds. */
  siteTitle: notEmpty,
  tagline: notEmpty,
  /** 50–160 characters, shown on the home page and, by search engines, below its title. */
  description: z
    .string()
    .min(50, 'must be 50 to 160 characters: search engines show it')
    .max(160, 'must be 50 to 160 characters: search engines show it'),
  /** The footer's last line, as plain text. @default 'Copyright © <this year> <siteTitle>' */
  copyright: optionalText,
  /**
   * Style instructions for the models in the chat, at most 600 characters. They are followed by the
   * rules that restrict answers to the passages found. @default 'Write in a plain and friendly tone, …'
   */
  chatVoice: z
    .string()
    .trim()
    .min(1, 'must not be empty; leave it out instead')
    .max(600, 'must be at most 600 characters: it is sent with every question')
    .optional(),
  /**
   * Model servers that readers may choose in the chat, in addition to those on their own machine
   * and on the site's host: `['https://models.example.com']`.
   */
  chatHosts: z
    .array(
      z
        .string()
        .refine(isOrigin, "must be an origin such as 'https://models.example.com', without a path"),
    )
    .optional(),
  /**
   * Addresses of featured posts, the most important first: `['/blog/my-post']`. The home page starts
   * with the first one and its first plot; without featured posts, it starts with the newest post. The
   * chat recommends featured posts.
   */
  featured: z.array(postAddress).optional(),
  /**
   * Names of topics on the map, each with the address of a post on that topic:
   * `{Markets: '/blog/my-post'}`. Other topics are named after their tags.
   */
  topics: z
    .record(
      z.string().min(1, 'must be the name of a topic').max(24, 'must have at most 24 characters'),
      postAddress,
    )
    .optional(),
  /** Title of the list of posts. @default 'Blog' */
  blogTitle: optionalText,
  /**
   * Description of the blog, shown above the list of posts.
   *
   * @default 'Thoughts in the form of blog posts.'
   */
  blogDescription: optionalText,
  /**
   * Title of the list beside a post.
   *
   * @default 'All posts', or 'Recent posts' in a blog of over 300 posts
   */
  blogSidebarTitle: optionalText,
  /** Number of posts in the list beside a post. @default 'ALL', or 30 in a blog of over 300 posts */
  blogSidebarCount: z
    .union([z.int().min(0), z.literal('ALL')], "must be a number of posts, or 'ALL'")
    .optional(),
  /** Address of the site without a path. The environment variable `SITE_URL` takes precedence. */
  url: z
    .url({
      protocol: /^https?$/,
      error: 'must be the site’s address, such as https://example.com',
      abort: true,
    })
    .regex(
      /^https?:\/\/[^\s/?#@\\]+$/,
      'must have no path and no slash at its end, and no user, query or #: put the path into baseUrl',
    ),
  /** Base path with slashes at both ends. The environment variable `BASE_URL` takes precedence. */
  baseUrl: z
    .string()
    .regex(
      /^\/(?:(?!\.{1,2}\/)[\w.~@+-]+\/)*$/,
      'must be a path that starts and ends with a slash, such as / or /site/, without accents, spaces or %',
    ),
  /**
   * Profiles on other sites, shown as icons in the footer. One without `href` is left out, except on the
   * example site, which shows its icon without a link.
   */
  links: z.strictObject({
    shortPosts: profile,
    professionalNetwork: profile,
    codeHost: profile,
    meeting: profile,
  }),
  /**
   * Checks the site's own rules for posts (descriptions, listed tags, names, lengths; see
   * `.github/WRITING.md`), and treats most warnings as errors.
   */
  strictPosts: optionalFlag,
  markdown: z
    .strictObject({
      /**
       * Docusaurus' `markdown.format`: reads files as MDX (`mdx`), as CommonMark (`md`), or by their
       * extension (`detect`). A file's front matter takes precedence: `mdx: {format: md}`.
       *
       * @default 'mdx'
       */
      format: z.enum(['mdx', 'md', 'detect'], "must be 'mdx', 'md' or 'detect'").optional(),
      /**
       * `math` renders formulas between `$$`; `mermaid` and `plot` render code blocks in these
       * languages. Without an extension, its syntax is plain text or code, as on any Docusaurus site.
       *
       * @default []
       */
      extensions: z
        .array(z.enum(['math', 'mermaid', 'plot'], "must be 'math', 'mermaid' or 'plot'"))
        .optional(),
      /**
       * Remark plugins for posts and pages, by the name of an installed package, with or without
       * options: `[['@docusaurus/remark-plugin-npm2yarn', {sync: true}]]`.
       *
       * @default []
       */
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
  /** Address of the site's repository, for links to its files, commits and issues. */
  repository: httpsUrl.optional(),
  /**
   * Address of the newsletter provider's signup page; without this field, the site offers its
   * feeds instead. `false` removes the newsletter page and the pop-up.
   */
  newsletter: z
    .union([httpsUrl, z.literal(false)], 'must be an https:// address, or false')
    .optional(),
  /** E-mail address for readers, shown with the feeds and wherever readers can report a mistake. */
  email: z.email('must be an e-mail address').optional(),
  /**
   * Giscus comments below posts, loaded on demand. Takes the settings that https://giscus.app shows
   * for a public repository with Discussions and the giscus app; without this field, there are no comments.
   * `comments: false` in the front matter turns them off for a post.
   */
  comments: z
    .strictObject(
      {
        /** `owner/name`. */
        repo: z
          .string(MISSING_GISCUS_VALUE)
          .regex(/^[\w.-]+\/[\w.-]+$/, "must be a repository on GitHub, such as 'jane/blog'"),
        repoId: giscusId("'R_kgDO…'"),
        /** A category of the repository's Discussions. */
        category: z.string(MISSING_GISCUS_VALUE).min(1, 'must be a category of the Discussions'),
        categoryId: giscusId("'DIC_kwDO…'"),
      },
      'must be {repo, repoId, category, categoryId}, as giscus.app shows them; leave it out for no comments',
    )
    .optional(),
  /** Ticker of prediction markets at the top of pages; left out if this is missing. */
  predictions: z
    .strictObject({
      /** Public feed of events, newest first. */
      feed: httpsUrl,
      /** Proxy to try once if the feed fails; the feed's encoded address is appended. */
      proxy: httpsUrl,
      /** Address to which an event's slug is appended. */
      eventBase: httpsUrl.regex(/\/$/, 'must end with a slash: slugs are appended to it'),
    })
    .optional(),
  /** Ticker tape of stocks and crypto; without it, there is no tape. */
  tickerTape: z
    .strictObject({
      script: httpsUrl,
      /** Symbols of the charting service, such as `NASDAQ:AAPL`, and their displayed names. */
      symbols: z
        .array(
          z.strictObject({
            proName: z.string().regex(/^[A-Z0-9_]+:[A-Z0-9.!_&]+$/, 'must be EXCHANGE:SYMBOL'),
            title: notEmpty,
          }),
        )
        .min(1, 'needs at least one symbol'),
    })
    .optional(),
  /** Analytics scripts. Each loads only if its environment variable contains an id. */
  analytics: z.strictObject({
    scriptAddress: httpsUrl,
    scriptIdVariable: variableName,
    tagManagerAddress: httpsUrl,
    tagManagerIdVariable: variableName,
  }),
  /**
   * Additions to the Content-Security-Policy that the build writes into each page. It already
   * allows the hosts in other settings, and those of frames and forms in posts. `false` turns the policy
   * off.
   */
  securityPolicy: z
    .union(
      [
        z.literal(false),
        z.strictObject({
          /** Hosts of scripts, styles, frames and forms, and hosts that components send requests to: `https://a.example`. */
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
          /** Hashes of inline scripts in posts, as the build reports them: `'sha256-…'`, with quotes. */
          inlineScripts: z
            .array(
              z
                .string()
                .regex(/^'sha(?:256|384|512)-[\w+/]+=*'$/, "must be a hash such as 'sha256-…'"),
            )
            .optional(),
        }),
      ],
      'must be false, or an object with allowedHosts, inlineScripts or both: the origins and hashes that the build reports',
    )
    .optional(),
  colorMode: z.strictObject({
    defaultMode: z.enum(['dark', 'light'], 'must be dark or light'),
    /** If true, the toggle has three states: system, light, dark. */
    respectPrefersColorScheme: flag,
    /** If true, there is no toggle. @default false */
    disableSwitch: optionalFlag,
  }),
  /** Announcement above the navbar. A reader who closed it sees it again when `id` changes. */
  announcement: z
    .strictObject({
      id: z
        .string()
        .min(1, 'must not be empty: it identifies the announcement that a reader closed'),
      /** Plain text, followed by the link: a path on the site or an https address. */
      text: notEmpty,
      link: announcementLink.optional(),
      backgroundColor: notEmpty,
      textColor: notEmpty,
      isCloseable: z.boolean(),
    })
    .optional(),
  // Site features. Each is on unless it is `false`. The build contains no code, pages or links of a
  // feature that is off.

  /** Answers from the posts, on `/chat`. */
  chat: optionalFlag,
  /** Map of the posts, on `/intelligence`. */
  map: optionalFlag,
  /** Previews of links to other pages of the site. */
  previews: optionalFlag,
  /** Social cards, generated for each post and for the site. */
  cards: optionalFlag,
  /** `llms.txt`, `llms-full.txt`, and a Markdown version of every page. */
  machineReaders: optionalFlag,
});
