import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {AnswerPassage} from 'docusaurus-theme-search-ask/answers';
import {Chat} from 'docusaurus-theme-search-ask/chat';
import type {ReactNode} from 'react';
import CoverArt from '../../components/CoverArt';
import {formatDate} from '../../components/formats';
import Page from '../../components/Page';
import SiteLink from '../../components/SiteLink';
import {questions} from '../../data/questions';
import {useOwner} from '../../hooks/useOwner';
import {postPath} from '../../lib/paths';
import {siteProfile} from './siteProfile';
import {useSiteAnswers} from './useSiteAnswers';

/**
 * Link to the map with the first post of an answer selected; nothing if no passage is from a post.
 */
function MapLink({passages}: {readonly passages: readonly AnswerPassage[]}): ReactNode {
  // Only passages of posts have a date.
  const post = passages.find(({date}) => date !== undefined);
  return (
    post && (
      <SiteLink to={`/intelligence?post=${encodeURIComponent(postPath(post.href))}`}>
        {translate(
          {
            id: 'site.chat.map',
            message: 'See “{title}” on the map',
            description: 'Link from an answer of the chat to a post on the map',
          },
          {title: post.title},
        )}
      </SiteLink>
    )
  );
}

export default function SiteChat(): ReactNode {
  const owner = useOwner();
  const answers = useSiteAnswers();
  const {withBaseUrl} = useBaseUrlUtils();
  // Addresses in suggested questions that lead to no post.
  const {missing} = usePluginData('data-check') as {readonly missing: readonly string[]};
  const address = (path: string) => withBaseUrl(path, {forcePrependBaseUrl: true});
  return (
    <Page
      title={translate({id: 'site.chat.title', message: 'Chat', description: 'Title of the page'})}
      description={translate({
        id: 'site.chat.description',
        message:
          'Ask a question and get answers quoted from the posts, each with a link to its paragraph. It all runs in your browser.',
        description: 'Description of the page',
      })}
      kicker={translate({
        id: 'site.chat.kicker',
        message: 'Ask the posts',
        description: 'Above the title of the chat',
      })}
      lead={
        <Translate
          id="site.chat.lead"
          description="Below the title of the chat"
          values={{
            models: (
              <SiteLink to="/chat/models">
                <Translate id="site.chat.lead.models" description="Link below the chat's title">
                  A language model
                </Translate>
              </SiteLink>
            ),
          }}>
          {
            'Ask a question, and your browser searches the posts and shelves for passages that answer it. If none does, you get the closest ones. Each links to its source. {models} can put the answer into words.'
          }
        </Translate>
      }>
      <Chat
        settings={{
          profile: siteProfile(owner, address),
          suggestions: questions
            .filter(({permalink}) => !missing.includes(permalink))
            .map(({text, topic, permalink}) => ({text, topic, href: address(permalink)})),
          voice: owner.chatVoice,
          hosts: owner.chatHosts ?? [],
          modelGuide: address('/chat/models'),
          answers,
          noAnswer: (
            <Translate
              id="site.chat.noAnswer"
              description="Answer of the chat if no passage is close to the question"
              values={{
                search: (
                  <SiteLink to="/search">
                    <Translate
                      id="site.chat.noAnswer.search"
                      description="Link in the answer that nothing was found">
                      search
                    </Translate>
                  </SiteLink>
                ),
                posts: (
                  <SiteLink to="/blog/archive">
                    <Translate
                      id="site.chat.noAnswer.posts"
                      description="Link in the answer that nothing was found">
                      list of all posts
                    </Translate>
                  </SiteLink>
                ),
              }}>
              {'I found nothing close to this. Try other words, the {search} or the {posts}.'}
            </Translate>
          ),
          formatDate,
          renderCover: (file) => <CoverArt file={file} />,
          ...(owner.map === false
            ? {}
            : {renderLink: (passages) => <MapLink passages={passages} />}),
        }}
      />
    </Page>
  );
}
