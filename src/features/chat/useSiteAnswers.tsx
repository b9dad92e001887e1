import Link from '@docusaurus/Link';
import type {ChatSettings} from 'docusaurus-theme-search-ask/chat';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import {useOwner, useOwnerPlaces} from '../../hooks/useOwner';

/** Ways to reach the owner: those that the owner file has. */
function Contact(): ReactNode {
  const {name, email, repository} = useOwner();
  const places = useOwnerPlaces().filter(({href}) => href);
  const links = [
    ...(email ? [{label: email, href: `mailto:${email}`}] : []),
    ...places,
    ...(repository ? [{label: 'Issues of the repository', href: repository}] : []),
  ];
  if (links.length === 0) {
    return (
      <>
        This site has no address for {name} yet. Once an e-mail address, a profile or a repository
        is set, it is shown here.
      </>
    );
  }
  return (
    <>
      You can reach {name} here:{' '}
      {links.map(({label, href}, place) => (
        <span key={label}>
          {place > 0 && ', '}
          <Link href={href}>{label}</Link>
        </span>
      ))}
      .
    </>
  );
}

/** Answers to questions about the site, from the owner file; pages to read follow them. */
export function useSiteAnswers(): ChatSettings['answers'] {
  const {name, siteTitle, tagline, description, blogDescription, featured} = useOwner();
  return {
    owner: `This chat is a search of ${siteTitle}, not a person. The site is written by ${name}. ${tagline}`,
    site: `This is ${siteTitle}. ${description}${
      blogDescription && blogDescription !== description ? ` ${blogDescription}` : ''
    } Ask a question here, and you get the passages that answer it.`,
    start: featured?.length
      ? `${name} suggests that you begin here:`
      : 'The newest posts are a good place to begin:',
    contact: <Contact />,
    greeting: 'Hello! Ask a question, and I show you the passages of the posts that answer it.',
    thanks: (
      <>
        You’re welcome. If an answer was wrong or missing,{' '}
        <SiteLink to="/about-this-site">say so</SiteLink>.
      </>
    ),
  };
}
