// Ejected from docusaurus-theme-search-ask 0.1: adds the site's header, a note for readers without
// JavaScript, and the date format of the site's lists.
import Translate, {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import Page from '@site/src/components/Page';
import SiteLink from '@site/src/components/SiteLink';
import {SearchResults} from 'docusaurus-theme-search-ask/client';
import type {ReactNode} from 'react';

const NO_SCRIPT_NOTE = (
  <Translate
    id="site.search.noScript"
    description="Follows the note that the search needs JavaScript"
    values={{
      link: (
        <SiteLink to="/blog/archive">
          <Translate id="site.search.archive" description="Link in the note about JavaScript">
            The archive
          </Translate>
        </SiteLink>
      ),
    }}>
    {'{link} lists every post and works without it.'}
  </Translate>
);

export default function SearchPage(): ReactNode {
  return (
    <Page
      title={translate({
        id: 'site.search.title',
        message: 'Search',
        description: 'Title of the search page',
      })}
      description={translate({
        id: 'site.search.description',
        message: 'Search the posts, books, media and pages of this site.',
        description: 'Description of the search page',
      })}
      kicker={translate({
        id: 'site.search.kicker',
        message: 'Everything on this site',
        description: 'Above the title of the search page',
      })}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchResults noScript={NO_SCRIPT_NOTE} formatDate={(date) => date} />
    </Page>
  );
}
