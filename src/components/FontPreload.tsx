import Head from '@docusaurus/Head';
import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

/** Preloads both fonts, because every page uses both on its first screen. */
export default function FontPreload(): ReactNode {
  return (
    <Head>
      {[text, mono].map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
