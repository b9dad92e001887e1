import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {AnswerPassage} from 'docusaurus-theme-search-ask/answers';
import {Chat} from 'docusaurus-theme-search-ask/chat';
import type {ReactNode} from 'react';
import CoverArt from '../../components/CoverArt';
import PageHeader from '../../components/PageHeader';
import SiteLink from '../../components/SiteLink';
import {questions} from '../../data/questions';
import {useOwner} from '../../hooks/useOwner';
import {formatDate} from '../../lib/dates';
import {siteProfile} from './siteProfile';
import {useSiteAnswers} from './useSiteAnswers';

/** Leads to the first post of an answer on the map, among the posts that it is related to. */
function MapLink({passages}: {readonly passages: readonly AnswerPassage[]}): ReactNode {
  const post = passages.find(({date}) => date !== undefined);
  const slug = encodeURIComponent(/[^/#]*(?=#|$)/.exec(post?.href ?? '')?.[0] ?? '');
  return (
    post && (
      <SiteLink to={`/intelligence?post=${slug}`}>{`See “${post.title}” on the map`}</SiteLink>
    )
  );
}

/** The chat with this site's questions, answers about itself, covers and map. */
export default function SiteChat(): ReactNode {
  const owner = useOwner();
  const answers = useSiteAnswers();
  const {withBaseUrl} = useBaseUrlUtils();
  const {gone} = usePluginData('data-check') as {readonly gone: readonly string[]};
  const address = (path: string) => withBaseUrl(path, {forcePrependBaseUrl: true});
  return (
    <main className="container margin-vert--lg">
      <PageHeader kicker="Ask the posts" title="Chat">
        <p>
          Ask a question, and your browser searches the posts and shelves for the answer. It shows
          the passages that answer it, each with a link to its source, or the closest ones if none
          does.
        </p>
      </PageHeader>
      <Chat
        settings={{
          profile: siteProfile(owner, address),
          suggestions: questions
            .filter(({permalink}) => !gone.includes(permalink))
            .map(({text, topic, permalink}) => ({text, topic, href: address(permalink)})),
          voice: owner.chatVoice,
          hosts: owner.chatHosts ?? [],
          modelGuide: address('/chat/models'),
          answers,
          noAnswer: (
            <>
              I found nothing close to this. Try other words, the{' '}
              <SiteLink to="/search">search</SiteLink> or the{' '}
              <SiteLink to="/blog/archive">list of all posts</SiteLink>.
            </>
          ),
          formatDate,
          renderCover: (file) => <CoverArt file={file} />,
          ...(owner.map === false
            ? {}
            : {renderLink: (passages) => <MapLink passages={passages} />}),
        }}
      />
    </main>
  );
}
