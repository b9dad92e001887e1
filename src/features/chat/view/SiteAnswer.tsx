import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import SiteLink from '../../../components/SiteLink';
import type {Answer, AnswerPage} from 'docusaurus-theme-search-ask/answers';
import {formatDate} from '../../../lib/dates';
import AboutSite from './AboutSite';
import PassageView from './PassageView';
import styles from './transcript.module.css';

function PageList({
  label,
  pages,
}: {
  readonly label: string;
  readonly pages: readonly AnswerPage[];
}): ReactNode {
  return (
    pages.length > 0 && (
      <div className={styles.list} role="group" aria-label={label}>
        <p className={styles.label}>{label}</p>
        <ul>
          {pages.map(({title, href, date}) => (
            <li key={href}>
              <Link to={href}>{title}</Link>
              {date && <span className={styles.date}>{` ${formatDate(date)}`}</span>}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** What comes before the passages, so that nobody takes the closest for an answer. */
function Lead({
  answer: {kind, pages, passages, subject, topic},
}: {
  readonly answer: Answer;
}): ReactNode {
  switch (kind) {
    case 'answer':
      return null;
    case 'close':
      return (
        <p className={styles.lead}>
          {`I found no direct answer. ${passages.length === 1 ? 'The closest passage is:' : 'The closest passages are:'}`}
        </p>
      );
    case 'list':
      return (
        <p className={styles.lead}>
          {pages.length === 1 ? 'This is the post' : `These are ${pages.length} posts`}
          {subject ? ` on ${subject}.` : '.'}
        </p>
      );
    case 'site':
      return topic ? <AboutSite topic={topic} /> : null;
    case 'nothing':
      return (
        <p className={styles.lead}>
          I found nothing close to this. Try other words, the{' '}
          <SiteLink to="/search">search</SiteLink> or the{' '}
          <SiteLink to="/blog/archive">list of all posts</SiteLink>.
        </p>
      );
  }
}

const LABELS: Partial<Record<Answer['kind'], string>> = {
  list: 'Posts',
  site: 'Pages',
  nothing: 'Perhaps',
};

/** What the site itself has to say: whole passages, or pages. */
export default function SiteAnswer({answer}: {readonly answer: Answer}): ReactNode {
  const {kind, passages, pages, topic} = answer;
  return (
    <>
      <Lead answer={answer} />
      {passages.map((passage, place) => (
        <PassageView
          key={place}
          passage={passage}
          number={place + 1}
          hasCover={passages[place - 1]?.title !== passage.title}
        />
      ))}
      <PageList label={topic === 'start' ? 'Posts' : (LABELS[kind] ?? 'Read next')} pages={pages} />
    </>
  );
}
