// Ejected from @docusaurus/theme-classic 3.10: shows the owner's icon links instead of link columns.
import {translate} from '@docusaurus/Translate';
import {TickerTape} from '@generated/site-features/default/features';
import SiteFooter from '@site/src/features/site-footer';
import {useShowsTickers} from '@site/src/hooks/useShowsTickers';
import type {ReactNode} from 'react';

export default function Footer(): ReactNode {
  const showsTickers = useShowsTickers();
  return (
    <SiteFooter>
      {showsTickers && (
        <TickerTape
          label={translate({
            id: 'site.tape.footer',
            message: 'Market quotes in the footer',
            description: 'Accessible name of the ticker tape in the footer',
          })}
        />
      )}
    </SiteFooter>
  );
}
