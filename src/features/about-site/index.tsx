import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import summary from '@generated/docusaurus-plugin-content-blog/default/summary.json';
import type {ReactNode} from 'react';
import SiteLink from '../../components/SiteLink';
import {usePlural} from '../../components/plurals';
import {useOwner, useOwnerProfiles} from '../../hooks/useOwner';
import {issuesAddress, siteAddress} from '../../lib/paths';

/** Number of posts in the archive and the years they span; nothing if there are no posts. */
export function ArchiveSpan(): ReactNode {
  const {total, years} = summary;
  const span = [...new Set([years.at(-1)?.year, years[0]?.year])].join('–');
  const text = usePlural(
    translate({
      id: 'site.about.archive',
      message:
        'The archive has {count} post, dated {years}.|The archive has {count} posts, dated {years}.',
      description: 'Number of posts; {years} is, for example, “2026” or “2021–2026”',
    }),
  );
  return total > 0 && <p>{text(total, {years: span})}</p>;
}

/** Tells readers where to send corrections: to the owner's repository or e-mail address, if set. */
export function Corrections(): ReactNode {
  const {repository, email} = useOwner();
  const links = [
    repository && (
      <Link key="issue" href={issuesAddress(repository)}>
        <Translate id="site.about.issue" description="Link to the issues of the repository">
          in an issue
        </Translate>
      </Link>
    ),
    email && (
      <Link key="email" href={`mailto:${email}`}>
        <Translate id="site.about.email" description="Link to the owner’s e-mail address">
          by e-mail
        </Translate>
      </Link>
    ),
  ].filter(Boolean);
  return (
    <p>
      {links.length === 0 ? (
        <Translate
          id="site.about.noAddress"
          description="Shown if there is no address for corrections">
          There is no address for corrections yet. This copy of the site has neither a repository
          nor an e-mail address.
        </Translate>
      ) : (
        <Translate
          id="site.about.correction"
          description="{ways} are links, such as “by e-mail” or “in an issue or by e-mail”"
          values={{
            ways: links[1] ? (
              <Translate
                id="site.about.ways"
                description="Two ways to report a mistake, both links"
                values={{first: links[0], second: links[1]}}>
                {'{first} or {second}'}
              </Translate>
            ) : (
              links[0]
            ),
          }}>
          {
            'Please report mistakes {ways}. Name the page and what is wrong; a source or a short calculation helps most.'
          }
        </Translate>
      )}
    </p>
  );
}

/** Link to the guide to making your own copy of the site; only the example site has this guide. */
export function MakeItYours(): ReactNode {
  return (
    useOwner().example && (
      <p>
        <Translate
          id="site.about.yours"
          description="Link to the guide to making your own copy of the site"
          values={{
            link: (
              <SiteLink to="/make-it-yours">
                <Translate id="site.about.yours.link" description="Title of the guide">
                  Make it yours
                </Translate>
              </SiteLink>
            ),
          }}>
          {'{link} shows how to turn a copy into your own site in ten minutes.'}
        </Translate>
      </p>
    )
  );
}

/**
 * List of the owner's profiles, in the order of the footer. The list is the owner's `h-card`; `rel="me"`
 * lets other sites verify that the profiles belong to the owner of this site.
 */
export function Elsewhere(): ReactNode {
  const owner = useOwner();
  const {name, email} = owner;
  const profiles = useOwnerProfiles();
  return (
    <div className="h-card">
      <data className="p-name" value={name} />
      <data className="u-url u-uid" value={siteAddress(owner, '/')} />
      {email && <data className="u-email" value={`mailto:${email}`} />}
      {profiles.length === 0 ? (
        <Translate id="site.about.noProfiles" description="Shown if the owner has no profiles">
          No profiles on other sites yet.
        </Translate>
      ) : (
        <ul>
          {profiles.map(({label, href}) => (
            <li key={label}>
              {href ? (
                <>
                  <data className="u-url" value={href} />
                  <Link href={href} rel="me noopener noreferrer">
                    {label}
                  </Link>
                </>
              ) : (
                translate(
                  {
                    id: 'site.about.unset',
                    message: '{name}: not set yet',
                    description:
                      'Shown for a profile of the owner that has no address, on the example site',
                  },
                  {name: label},
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
