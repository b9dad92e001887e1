import type {Owner} from '../lib/owner';

/**
 * Everything personal, checked at build time. To make the site yours, run `npm run author -- fresh`,
 * which rewrites this file; or replace these values and those in blog/authors.yml, and remove `example`.
 */
const owner: Owner = {
  example: true,
  name: 'the founder',
  siteTitle: 'One Commit at a Time',
  copyright: 'Copyright © 2025 One Commit at a Time',
  tagline: 'Building an open source legacy, one commit at a time.',
  description:
    'Essays, worked examples and tutorials on finance, AI agents, open source and the long run, with the sums shown and the code run.',
  url: 'https://example.com',
  baseUrl: '/',
  featured: [
    '/blog/equity-guide',
    '/blog/market-guide',
    '/blog/ten-languages',
    '/blog/ten-green-runs',
    '/blog/running-guide',
  ],
  topics: {
    'Markets and money': '/blog/market-guide',
    Training: '/blog/running-guide',
    'Startups and careers': '/blog/equity-guide',
    'Code and this site': '/blog/this-site-version-one',
    'Models and agents': '/blog/tokens-are-not-words',
    'Open source': '/blog/when-a-project-relicenses',
    Hiring: '/blog/the-hiring-scorecard',
  },
  strictPosts: true,
  markdown: {extensions: ['math', 'mermaid', 'plot']},
  links: {
    shortPosts: {label: 'Short posts on X'},
    professionalNetwork: {label: 'Professional network on LinkedIn'},
    codeHost: {label: 'Code on GitHub'},
    meeting: {label: 'Book a meeting on Cal.com'},
  },
  predictions: {
    feed: 'https://gamma-api.polymarket.com/events?order=createdAt&ascending=false&limit=10',
    proxy: 'https://api.allorigins.win/raw?url=',
    eventBase: 'https://polymarket.com/event/',
  },
  tickerTape: {
    script: 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
    symbols: [
      {proName: 'FOREXCOM:SPXUSD', title: 'S&P 500'},
      {proName: 'BITSTAMP:BTCUSD', title: 'Bitcoin'},
      {proName: 'BITSTAMP:ETHUSD', title: 'Ethereum'},
      {proName: 'NASDAQ:AAPL', title: 'Apple'},
      {proName: 'NASDAQ:MSFT', title: 'Microsoft'},
      {proName: 'NASDAQ:GOOGL', title: 'Alphabet'},
      {proName: 'NASDAQ:AMZN', title: 'Amazon'},
      {proName: 'NASDAQ:NVDA', title: 'NVIDIA'},
      {proName: 'NASDAQ:META', title: 'Meta'},
      {proName: 'NASDAQ:TSLA', title: 'Tesla'},
    ],
  },
  blogDescription:
    'Thoughts on finance, AI agents, open source and the long run, in the form of blog posts.',
  analytics: {
    scriptAddress: 'https://plausible.io/js/script.js',
    scriptIdVariable: 'ANALYTICS_ID',
    tagManagerAddress: 'https://www.googletagmanager.com/gtm.js',
    tagManagerIdVariable: 'TAG_MANAGER_ID',
  },
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
  announcement: {
    id: 'make-it-yours',
    text: 'This site is open source.',
    link: {label: 'Make it yours', href: '/make-it-yours'},
    backgroundColor: 'var(--site-surface-2)',
    textColor: 'var(--site-text)',
    isCloseable: true,
  },
};

export default owner;
