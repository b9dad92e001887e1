import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSelectMessage} from '../../client/useSelectMessage.js';
import styles from '../../../css/chat.module.css';
import type {Answer} from '../../answers/index.js';
import {useChatSettings} from '../chatSettings.js';
import PageDate from './PageDate.js';
import PassageView from './PassageView.js';

function labelOf({kind, pages}: Answer): string {
  if (kind === 'nothing') {
    return translate({
      id: 'theme.SearchAsk.chat.label.perhaps',
      message: 'Perhaps',
      description: 'Label of a list of pages if nothing answers the question',
    });
  }
  if (kind !== 'list' && kind !== 'site') {
    return translate({
      id: 'theme.SearchAsk.chat.label.next',
      message: 'Read next',
      description: 'Label of a list of pages below an answer',
    });
  }
  return pages.every(({date}) => date !== undefined)
    ? translate({
        id: 'theme.SearchAsk.chat.label.posts',
        message: 'Posts',
        description: 'Label of a list of pages that were asked for',
      })
    : translate({
        id: 'theme.SearchAsk.chat.label.pages',
        message: 'Pages',
        description: 'Label of a list of pages about the site',
      });
}

function PageList({answer}: {readonly answer: Answer}): ReactNode {
  const label = labelOf(answer);
  return (
    <div className={styles.list} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul>
        {answer.pages.map(({title, href, date}) => (
          <li key={href}>
            <Link to={href}>{title}</Link> <PageDate date={date} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const siteTexts = (title: string) => ({
  owner: translate(
    {
      id: 'theme.SearchAsk.chat.about.owner',
      message: 'This chat is a search of {title}, not a person.',
      description: 'Answer to “Who are you?”',
    },
    {title},
  ),
  site: translate(
    {
      id: 'theme.SearchAsk.chat.about.site',
      message: 'This is {title}. Ask a question here, and you get the passages that answer it.',
      description: 'Answer to “What is this site?”',
    },
    {title},
  ),
  start: translate({
    id: 'theme.SearchAsk.chat.about.start',
    message: 'These pages are a good place to begin:',
    description: 'Answer to “What should I read first?”, above a list of pages',
  }),
  contact: translate({
    id: 'theme.SearchAsk.chat.about.contact',
    message: 'These pages say how to get in touch:',
    description: 'Answer to “How do I contact you?”, above a list of pages',
  }),
  greeting: translate({
    id: 'theme.SearchAsk.chat.about.greeting',
    message: 'Hello! Ask a question, and I’ll show the passages of the pages that answer it.',
    description: 'Answer to a greeting',
  }),
  thanks: translate({
    id: 'theme.SearchAsk.chat.about.thanks',
    message: 'You’re welcome.',
    description: 'Answer to thanks',
  }),
  acknowledgment: translate({
    id: 'theme.SearchAsk.chat.about.acknowledgment',
    message: 'Is there anything else you would like to know?',
    description: 'Answer to “OK” and the like',
  }),
  goodbye: translate({
    id: 'theme.SearchAsk.chat.about.goodbye',
    message: 'Goodbye!',
    description: 'Answer to a goodbye',
  }),
});

/** Introduces passages and pages, so that readers do not mistake a close passage for an answer. */
function Lead({answer}: {readonly answer: Answer}): ReactNode {
  const {kind, pages, passages, topic} = answer;
  const {profile, answers, noAnswer} = useChatSettings();
  const selectMessage = useSelectMessage();
  switch (kind) {
    case 'answer':
      return null;
    case 'close':
      return selectMessage(
        passages.length,
        translate({
          id: 'theme.SearchAsk.chat.close',
          message:
            'I found no direct answer. The closest passage is:|I found no direct answer. The closest passages are:',
          description: 'Pluralized text above passages that do not answer the question',
        }),
      );
    case 'list':
      return selectMessage(
        pages.length,
        translate(
          {
            id: 'theme.SearchAsk.chat.list',
            message: 'This is the post.|These are {count} posts.',
            description: 'Pluralized text above a list of posts',
          },
          {count: pages.length},
        ),
      );
    case 'site':
      return topic && (answers?.[topic] ?? siteTexts(profile.title)[topic]);
    case 'nothing':
      return (
        noAnswer ??
        translate({
          id: 'theme.SearchAsk.chat.nothing',
          message: 'I found nothing close to this. Try other words.',
          description: 'Text in place of an answer',
        })
      );
  }
}

/** Shows an answer from the site: whole passages, or pages. */
export default function SiteAnswer({answer}: {readonly answer: Answer}): ReactNode {
  const {kind, passages, pages} = answer;
  return (
    <>
      {kind !== 'answer' && (
        <p className={styles.lead}>
          <Lead answer={answer} />
        </p>
      )}
      {passages.map((passage, index) => (
        <PassageView
          key={index}
          passage={passage}
          number={index + 1}
          hasCover={passages[index - 1]?.title !== passage.title}
        />
      ))}
      {pages.length > 0 && <PageList answer={answer} />}
    </>
  );
}
