import Translate from '@docusaurus/Translate';
import {CopyButton, useMarkdownPage} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';
import styles from './copy.module.css';

/** Button that copies the Markdown version of the open post; without scripts, a link to it. */
export default function CopyMarkdown(): ReactNode {
  const page = useMarkdownPage();
  return (
    page && (
      <span className="no-print">
        {' · '}
        <CopyButton className={`needs-scripts ${styles.button}`} />
        <noscript>
          <a href={page.path}>
            <Translate
              id="site.post.markdown"
              description="Link to the Markdown version of a post, without JavaScript">
              View as Markdown
            </Translate>
          </a>
        </noscript>
      </span>
    )
  );
}
