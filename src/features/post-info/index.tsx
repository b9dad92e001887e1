import Translate, {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import clsx from 'clsx';
import {CopyButton, useMarkdownPage} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {CHANGES_ANCHOR, usePostCompanions} from '../../hooks/usePostCompanions';
import {readingTime} from '../../components/PostList/texts';
import {formatDate} from '../../components/formats';
import SiteLink from '../../components/SiteLink';
import {pageAddress} from '../../lib/paths';
import {yearWritten} from '../../lib/yearWritten';
import styles from './styles.module.css';

/** Button that copies the Markdown version of the open post; without scripts, a link to it. */
function CopyMarkdown(): ReactNode {
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

/**
 * Line that marks a post's date as editorial, because the post was written later, and names the year of
 * writing. On the example site, it links to an explanation.
 */
function EditorialDate({written}: {readonly written: number}): ReactNode {
  const text = translate({
    id: 'site.post.editorialDate',
    message: 'Editorial date.',
    description: 'Note below the title of a post',
  });
  return (
    <p className="margin--none">
      {useOwner().example ? (
        <SiteLink to="/about-this-site#what-the-dates-mean">{text}</SiteLink>
      ) : (
        text
      )}{' '}
      {translate(
        {
          id: 'site.post.written',
          message: 'Written in {year}.',
          description: 'Note below the title of a post',
        },
        {year: String(written)},
      )}
    </p>
  );
}

/**
 * Line below a post's title: its date, reading time, last update, a button that copies the post,
 * and the year of writing if the date is editorial. It also contains the properties of the
 * `h-entry` microformat that no other part of the post shows.
 */
export default function PostInfo({
  className,
}: {
  readonly className?: string | undefined;
}): ReactNode {
  const {
    date,
    readingTime: minutes,
    lastUpdatedAt,
    permalink,
    description,
    frontMatter,
  } = useBlogPost().metadata;
  const owner = useOwner();
  const updated = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
  const written = yearWritten(frontMatter, date);
  const changes = usePostCompanions()?.changes;
  const day = updated && (
    <time dateTime={updated} className="dt-updated">
      {formatDate(updated)}
    </time>
  );
  return (
    <div className={clsx('margin-vert--md site-underlined', className)}>
      <data className="u-url" value={pageAddress(owner, permalink)} />
      {description && <data className="p-summary" value={description} />}
      <time dateTime={date} className="dt-published">
        {formatDate(date.slice(0, 10))}
      </time>
      {minutes !== undefined && (
        <>
          {' · '}
          {readingTime(Math.max(1, Math.ceil(minutes)))}
        </>
      )}
      {updated && (
        <>
          {' · '}
          <Translate
            id="site.post.updated"
            description="Below the title of a post"
            values={{day: changes ? <a href={`#${CHANGES_ANCHOR}`}>{day}</a> : day}}>
            {'updated {day}'}
          </Translate>
        </>
      )}
      <CopyMarkdown />
      {written && <EditorialDate written={written} />}
    </div>
  );
}
