/** A link a reader may follow; `href` is an absolute https address or `mailto:`. */
export interface OwnerLink {
  readonly label: string;
  readonly href: string;
}

/** A place of the owner's elsewhere. Without an address its icon leads to `/about-this-site`. */
export interface OwnerPlace {
  readonly label: string;
  readonly href?: string;
}

/** Additions to Docusaurus' Markdown, all drawn at build time. */
export type MarkdownExtension = 'math' | 'mermaid' | 'plot';

/** How Markdown files are read. */
export interface MarkdownSettings {
  /**
   * Docusaurus' `markdown.format`: reads files as MDX (`mdx`), as CommonMark (`md`), or by their
   * extension (`detect`). A file's front matter wins: `mdx: {format: md}`.
   *
   * @default 'mdx'
   */
  readonly format?: 'mdx' | 'md' | 'detect' | undefined;
  /**
   * `math` sets formulas between `$$`; `mermaid` and `plot` draw code blocks in these languages.
   * Without an extension its signs are what they are on any Docusaurus site: text and code.
   *
   * @default []
   */
  readonly extensions?: readonly MarkdownExtension[] | undefined;
  /**
   * Remark plugins for posts and pages by the name of their package, which must be installed, alone
   * or with options: `[['@docusaurus/remark-plugin-npm2yarn', {sync: true}]]`.
   *
   * @default []
   */
  readonly remarkPlugins?:
    | readonly (string | readonly [name: string, options: Readonly<Record<string, unknown>>])[]
    | undefined;
}

/**
 * Where comments are kept, as https://giscus.app shows it for a public repository with Discussions
 * and the giscus app.
 */
export interface CommentSettings {
  /** `owner/name`. */
  readonly repo: string;
  readonly repoId: string;
  /** A category of the repository's Discussions. */
  readonly category: string;
  readonly categoryId: string;
}

/** Everything personal. `npm run author -- fresh` writes the file that holds it. */
export interface Owner {
  /** The owner that the repository ships with: what `npm run author -- fresh` replaces. */
  readonly example?: true;
  /** The author’s name as readers see it, as in "by the founder". */
  readonly name: string;
  /** The site's title: navbar, browser tab, feeds. */
  readonly siteTitle: string;
  readonly tagline: string;
  /** 50–160 characters; the home page's meta description. */
  readonly description: string;
  /** What the blog is about, above the list of its posts. */
  readonly blogDescription?: string;
  /** Title of the list of posts. @default 'Blog' */
  readonly blogTitle?: string;
  /** Title of the list beside a post. @default 'All posts' */
  readonly blogSidebarTitle?: string;
  /**
   * Posts of the first screen by their addresses, the most important first: `['/blog/my-post']`. The
   * home page opens with the first and its first plot; the chat recommends them. Without any, it
   * opens with the newest post.
   */
  readonly featured?: readonly string[] | undefined;
  /**
   * Names of topics on the map, each with the address of a post of that topic:
   * `{Markets: '/blog/my-post'}`. Other topics are named after their tags.
   */
  readonly topics?: Readonly<Record<string, string>> | undefined;
  /** The footer's last line, as plain text. @default 'Copyright © <this year> <siteTitle>' */
  readonly copyright?: string | undefined;
  /** How many posts the list beside a post has. @default 'ALL' */
  readonly blogSidebarCount?: number | 'ALL';
  /** Where the site is served, without path. The environment's `SITE_URL` wins. */
  readonly url: string;
  /** Path below the host, with both slashes. The environment's `BASE_URL` wins. */
  readonly baseUrl: string;
  readonly links: {
    readonly shortPosts: OwnerPlace;
    readonly professionalNetwork: OwnerPlace;
    readonly codeHost: OwnerPlace;
    readonly meeting: OwnerPlace;
  };
  /**
   * Whether the site's own rules for posts (descriptions, listed tags, names, lengths; see
   * `.github/WRITING.md`) are checked, and every warning is an error.
   */
  readonly strictPosts?: boolean;
  readonly markdown?: MarkdownSettings;
  /** This site's own source; without it no "edit this page" link is shown. */
  readonly repository?: string;
  /**
   * The newsletter provider's signup page; without it the site offers its feeds instead. `false`:
   * neither the page nor the pop-up.
   */
  readonly newsletter?: string | false;
  /** Where readers may write to, shown on the subscribe page. */
  readonly email?: string;
  /**
   * Comments below posts, by giscus; without it there are none. They load when a reader asks for
   * them. `comments: false` in the front matter turns them off for a post.
   */
  readonly comments?: CommentSettings;
  /** The prediction markets shown at the top of pages; without it there is no such ticker. */
  readonly predictions?: {
    /** The public events feed, newest first. */
    readonly feed: string;
    /** Asked once when the feed fails; the feed's encoded address is put behind it. */
    readonly proxy: string;
    /** Where an event's slug leads; no link and no picture points elsewhere by its slug. */
    readonly eventBase: string;
  };
  /** The stock and crypto ticker tape; without it there is no tape. */
  readonly tickerTape?: {
    readonly script: string;
    /** The charting service's symbol, such as `NASDAQ:AAPL`, and the name shown for it. */
    readonly symbols: readonly {readonly proName: string; readonly title: string}[];
  };
  /** Scripts that count visits. Each loads only when its variable of the environment holds an id. */
  readonly analytics: {
    readonly scriptAddress: string;
    readonly scriptIdVariable: string;
    readonly tagManagerAddress: string;
    readonly tagManagerIdVariable: string;
  };
  /** `easyops` puts the bar and page of `@easyops-cn/docusaurus-search-local` in place of ours. */
  readonly search?: 'easyops';
  /**
   * What a page may run and load, by the content security policy that the build writes into it. Hosts
   * of the settings here, and of frames and forms in posts, are in it by themselves. `false`: none.
   */
  readonly securityPolicy?:
    | false
    | {
        /** Other hosts that components of posts bring scripts, styles or frames of: `https://a.example`. */
        readonly allowedHosts?: readonly string[];
        /** Inline scripts of posts, by the hash that the build names: `'sha256-…'`, with its quotes. */
        readonly inlineScripts?: readonly string[];
      };
  readonly colorMode: {
    readonly defaultMode: 'dark' | 'light';
    /** When true the toggle has three states: system, light, dark. */
    readonly respectPrefersColorScheme: boolean;
  };
  /** A line above the navbar. A reader who closed it sees it again when `id` changes. */
  readonly announcement?: {
    readonly id: string;
    /** Plain text; the link, a path inside the site or an https address, follows it. */
    readonly text: string;
    readonly link?: OwnerLink;
    readonly backgroundColor: string;
    readonly textColor: string;
    readonly isCloseable: boolean;
  };
  /*
   * Parts that a site may do without. Each is on unless it is `false`; off, its code, its pages and
   * its links are in no file of the build.
   */
  /** Answers from the posts, on `/chat`. */
  readonly chat?: boolean;
  /**
   * How a model that a reader chooses in the chat should write, in at most 600 characters. The rules
   * that keep it to the passages stay, and come after it. @default 'Plain and friendly …'
   */
  readonly chatVoice?: string;
  /**
   * Servers of models that readers may choose in the chat, beside those on their own machine and on
   * the site's own host: `['https://models.example.com']`.
   */
  readonly chatHosts?: readonly string[];
  /** The posts as a graph, on `/intelligence`. */
  readonly map?: boolean;
  /** What a link inside the site leads to, shown beside it. */
  readonly previews?: boolean;
  /** Social cards, drawn for each post and for the site. */
  readonly cards?: boolean;
  /** `llms.txt`, `llms-full.txt`, and every page as Markdown. */
  readonly machineReaders?: boolean;
}

/** Whether the site knows where it is served: `example.com` is what the owner file ships with. */
export function hasAddress({url}: Pick<Owner, 'url'>): boolean {
  return !/^https?:\/\/example\.com$/.test(url);
}

/** Ids of the scripts that count visits; one that is undefined is not loaded. */
export interface AnalyticsIds {
  /** The site's name at the privacy-friendly counter, usually its host name. */
  readonly script: string | undefined;
  /** The tag manager's container, such as `GTM-ABC123`. */
  readonly tagManager: string | undefined;
}
