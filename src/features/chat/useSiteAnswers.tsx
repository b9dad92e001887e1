import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ChatSettings} from 'docusaurus-theme-search-ask/chat';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import {useOwner, useOwnerProfiles} from '../../hooks/useOwner';
import {issuesAddress} from '../../lib/paths';

function Contact(): ReactNode {
  const {name, email, repository} = useOwner();
  const issues = translate({
    id: 'site.chat.issues',
    message: 'Repository issues',
    description: 'Link among the ways to reach the owner',
  });
  const links = [
    {label: email, href: email && `mailto:${email}`},
    ...useOwnerProfiles(),
    {label: issues, href: repository && issuesAddress(repository)},
  ].filter(({href}) => href);
  if (links.length === 0) {
    return (
      <Translate
        id="site.chat.noContact"
        description="Answer of the chat if the owner file has no contact information"
        values={{name}}>
        {
          'This site has no contact details for {name} yet: no e-mail address, profile or repository.'
        }
      </Translate>
    );
  }
  return (
    <Translate
      id="site.chat.contact"
      description="Answer to “How can I contact you?”"
      values={{
        name,
        links: (
          <>
            {links.map(({label, href}, index) => (
              <span key={label}>
                {index > 0 && ', '}
                <Link href={href}>{label}</Link>
              </span>
            ))}
          </>
        ),
      }}>
      {'You can reach {name} here: {links}.'}
    </Translate>
  );
}

/**
 * Returns the chat's answers to questions about the site itself, by topic. Below an answer,
 * the chat links to the pages that `siteProfile` lists for its topic, if any.
 */
export function useSiteAnswers(): ChatSettings['answers'] {
  const {name, siteTitle, tagline, description, blogDescription} = useOwner();
  return {
    owner: translate(
      {
        id: 'site.chat.owner',
        message:
          'This chat is a search of {site}, not a person. The site is written by {name}. {tagline}',
        description: 'Answer to “Who are you?”',
      },
      {site: siteTitle, name, tagline},
    ),
    site: translate(
      {
        id: 'site.chat.site',
        message:
          'This is {site}. {description} Ask a question here, and you get the passages that answer it.',
        description: 'Answer to “What is this site?”',
      },
      {
        site: siteTitle,
        description:
          blogDescription && blogDescription !== description
            ? `${description} ${blogDescription}`
            : description,
      },
    ),
    contact: <Contact />,
    thanks: (
      <Translate
        id="site.chat.thanks"
        description="Answer of the chat to thanks"
        values={{
          link: (
            <SiteLink to="/about-this-site">
              <Translate
                id="site.chat.thanks.link"
                description="Link in the answer to thanks: where to report a mistake">
                say so
              </Translate>
            </SiteLink>
          ),
        }}>
        {'You’re welcome. If an answer was wrong or missing, {link}.'}
      </Translate>
    ),
  };
}
