/** A link; `href` is an absolute https address or `mailto:`. */
export interface OwnerLink {
  readonly label: string;
  readonly href: string;
}

/** A profile of the owner on another site. Without `href`, its icon links to `/about-this-site`. */
export interface OwnerProfile {
  readonly label: string;
  readonly href?: string;
}

/** Extensions of Docusaurus' Markdown, all rendered at build time. */
export type MarkdownExtension = 'math' | 'mermaid' | 'plot';

/** Settings for Markdown files. */
export interface MarkdownSettings {
  /**
   * Docusaurus' `markdown.format`: reads files as MDX (`mdx`), as CommonMark (`md`), or by their
   * extension (`detect`). A file's front matter takes precedence: `mdx: {format: md}`.
   *
   * @default 'mdx'
   */
  readonly format?: 'mdx' | 'md' | 'detect' | undefined;
  /**
   * `math` renders formulas between `$$`; `mermaid` and `plot` render code blocks in these
   * languages. Without an extension, its syntax is plain text or code, as on any Docusaurus site.
   *
   * @default []
   */
  readonly extensions?: readonly MarkdownExtension[] | undefined;
  /**
   * Remark plugins for posts and pages, by the name of an installed package, with or without
   * options: `[['@docusaurus/remark-plugin-npm2yarn', {sync: true}]]`.
   *
   * @default []
   */
  readonly remarkPlugins?:
    | readonly (string | readonly [name: string, options: Readonly<Record<string, unknown>>])[]
    | undefined;
}

/**
 * Settings of giscus comments, as shown on https://giscus.app for a public repository with
 * Discussions and the giscus app.
 */
export interface CommentSettings {
  /** `owner/name`. */
  readonly repo: string;
  readonly repoId: string;
  /** A category of the repository's Discussions. */
  readonly category: string;
  readonly categoryId: string;
}

/** Everything personal, from the owner file that `npm run author -- fresh` writes. */
export interface Owner {
  /** True in the owner file that comes with the repository; `npm run author -- fresh` replaces it. */
  readonly example?: true;
  /** The author's name as readers see it, as in "by the founder". */
  readonly name: string;
  /** The site's title: navbar, browser tab, feeds. */
  readonly siteTitle: string;
  readonly tagline: string;
  /** 50–160 characters; the home page's meta description. */
  readonly description: string;
  /** Description of the blog, shown above the list of posts. */
  readonly blogDescription?: string;
  /** Title of the list of posts. @default 'Blog' */
  readonly blogTitle?: string;
  /** Title of the list beside a post. @default 'All posts' */
  readonly blogSidebarTitle?: string;
  /**
   * Addresses of featured posts, the most important first: `['/blog/my-post']`. The home page
   * starts with the first one and its first plot, or else with the newest post. The chat recommends
   * them.
   */
  readonly featured?: readonly string[] | undefined;
  /**
   * Names of topics on the map, each with the address of a post on that topic:
   * `{Markets: '/blog/my-post'}`. Other topics are named after their tags.
   */
  readonly topics?: Readonly<Record<string, string>> | undefined;
  /** The footer's last line, as plain text. @default 'Copyright © <this year> <siteTitle>' */
  readonly copyright?: string | undefined;
  /** Number of posts in the list beside a post. @default 'ALL', or 30 in a blog of over 300 posts */
  readonly blogSidebarCount?: number | 'ALL';
  /** Address of the site without path. The environment variable `SITE_URL` takes precedence. */
  readonly url: string;
  /** Base path with a slash at both ends. The environment variable `BASE_URL` takes precedence. */
  readonly baseUrl: string;
  readonly links: {
    /** Profile on a site for short posts, such as Mastodon. */
    readonly shortPosts: OwnerProfile;
    readonly professionalNetwork: OwnerProfile;
    readonly codeHost: OwnerProfile;
    /** Page where readers book a meeting with the owner. */
    readonly meeting: OwnerProfile;
  };
  /**
   * Checks the site's own rules for posts (descriptions, listed tags, names, lengths; see
   * `.github/WRITING.md`), and treats every warning as an error.
   */
  readonly strictPosts?: boolean;
  readonly markdown?: MarkdownSettings;
  /** Address of the site's source code, for the "Edit this page" links. */
  readonly repository?: string;
  /**
   * Address of the newsletter provider's signup page; without it, the site offers its feeds
   * instead. `false` removes the subscribe page and the pop-up.
   */
  readonly newsletter?: string | false;
  /** Email address for readers, shown on the subscribe page. */
  readonly email?: string;
  /**
   * Giscus comments below posts, loaded when the reader clicks "Show comments". Without this setting,
   * there are no comments; `comments: false` in the front matter turns them off for one post.
   */
  readonly comments?: CommentSettings;
  /** Ticker of prediction markets at the top of pages; without this setting, there is none. */
  readonly predictions?: {
    /** Public feed of events, newest first. */
    readonly feed: string;
    /** Proxy to try once if the feed fails; the feed's encoded address is appended. */
    readonly proxy: string;
    /** Address to which an event's slug is appended. */
    readonly eventBase: string;
  };
  /** Ticker tape of stocks and crypto; without this setting, there is none. */
  readonly tickerTape?: {
    readonly script: string;
    /** Symbols of the charting service, such as `NASDAQ:AAPL`, and their displayed names. */
    readonly symbols: readonly {readonly proName: string; readonly title: string}[];
  };
  /** Analytics scripts. Each loads only if the environment variable named here contains an id. */
  readonly analytics: {
    readonly scriptAddress: string;
    readonly scriptIdVariable: string;
    readonly tagManagerAddress: string;
    readonly tagManagerIdVariable: string;
  };
  /** `easyops` replaces the site's search with `@easyops-cn/docusaurus-search-local`. */
  readonly search?: 'easyops';
  /**
   * Additions to the Content-Security-Policy that the build writes into each page. The policy already
   * allows the hosts in other settings, and those of frames and forms in posts. `false`: no policy.
   */
  readonly securityPolicy?:
    | false
    | {
        /** Hosts from which components in posts load scripts, styles or frames: `https://a.example`. */
        readonly allowedHosts?: readonly string[];
        /** Hashes of inline scripts in posts, as the build reports them: `'sha256-…'`, with quotes. */
        readonly inlineScripts?: readonly string[];
      };
  readonly colorMode: {
    readonly defaultMode: 'dark' | 'light';
    /** If true, the toggle has three states: system, light, dark. */
    readonly respectPrefersColorScheme: boolean;
  };
  /** Announcement above the navbar. Readers who closed it see it again when `id` changes. */
  readonly announcement?: {
    readonly id: string;
    /** Plain text, followed by the link: a path on the site or an https address. */
    readonly text: string;
    readonly link?: OwnerLink;
    readonly backgroundColor: string;
    readonly textColor: string;
    readonly isCloseable: boolean;
  };
  /*
   * Site features. Each is on unless it is `false`; if off, the build contains none of its code,
   * pages and links.
   */
  /** Answers from the posts, on `/chat`. */
  readonly chat?: boolean;
  /**
   * Style instructions for the models in the chat, at most 600 characters. They are followed by the
   * rules that restrict answers to the passages. @default 'Plain and friendly …'
   */
  readonly chatVoice?: string;
  /**
   * Model servers that readers may choose in the chat, in addition to those on their own machine
   * and on the site's host: `['https://models.example.com']`.
   */
  readonly chatHosts?: readonly string[];
  /** Map of the posts, on `/intelligence`. */
  readonly map?: boolean;
  /** Previews of links to other pages of the site. */
  readonly previews?: boolean;
  /** Social cards, generated for each post and for the site. */
  readonly cards?: boolean;
  /** `llms.txt`, `llms-full.txt`, and a Markdown version of every page. */
  readonly machineReaders?: boolean;
}

/** Returns false if `url` is still `https://example.com`, the placeholder in a new owner file. */
export function hasAddress({url}: Pick<Owner, 'url'>): boolean {
  return !/^https?:\/\/example\.com$/.test(url);
}

/** Ids of the analytics scripts; a script without an id is not loaded. */
export interface AnalyticsIds {
  /** Name of the site in the privacy-friendly analytics service, usually its host name. */
  readonly script: string | undefined;
  /** Container of the tag manager, such as `GTM-ABC123`. */
  readonly tagManager: string | undefined;
}
