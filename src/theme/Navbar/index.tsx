// Wraps @docusaurus/theme-classic 3.10: adds the market tickers below the navbar, and keyboard
// control of its menus.
import {translate} from '@docusaurus/Translate';
import {PredictionTicker, TickerTape} from '@generated/site-features/default/features';
import MenuKeys from '@site/src/features/menu-keys';
import {useShowsTickers} from '@site/src/hooks/useShowsTickers';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

export default function NavbarWrapper(): ReactNode {
  const showsTickers = useShowsTickers();
  return (
    <>
      <Navbar />
      <MenuKeys />
      {showsTickers && (
        <div data-market-strip="">
          <PredictionTicker />
          <TickerTape
            label={translate({
              id: 'site.tape',
              message: 'Market quotes',
              description: 'Accessible name of the ticker tape',
            })}
          />
        </div>
      )}
    </>
  );
}
