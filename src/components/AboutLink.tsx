import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SiteLink from './SiteLink';

export default function AboutLink(): ReactNode {
  return (
    <SiteLink to="/about-this-site">
      <Translate id="site.about.title" description="Link to the page about the site">
        About this site
      </Translate>
    </SiteLink>
  );
}
