import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import '../../css/clusters.css';
import {useOwner} from '../../hooks/useOwner';
import InteractiveFrame from './InteractiveFrame';
import Specimens from './Specimens';
import styles from './styles.module.css';
import {colorTokens, otherTokens, spaceTokens, textTokens} from './tokenNames';

function Swatches(): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.swatches)}>
      {colorTokens.map((name) => (
        <li key={name} className={styles.swatch}>
          <span
            className={styles.chip}
            style={{'--chip': `var(--site-${name})`} as CSSProperties}
            aria-hidden="true"
          />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function size(name: string): CSSProperties {
  return {'--size': `var(--site-${name})`} as CSSProperties;
}

function Scales(): ReactNode {
  const {siteTitle} = useOwner();
  return (
    <>
      <Heading as="h2" id="type">
        <Translate id="site.design.type" description="Heading on the page of the design system">
          Type
        </Translate>
      </Heading>
      <ul className="clean-list margin-bottom--lg">
        {textTokens.map((name) => (
          <li key={name} className={styles.step}>
            <code>{name}</code>
            <span className={styles.sample} style={size(name)}>
              {siteTitle}
            </span>
          </li>
        ))}
      </ul>
      <Heading as="h2" id="space">
        <Translate id="site.design.space" description="Heading on the page of the design system">
          Space
        </Translate>
      </Heading>
      <ul className="clean-list margin-bottom--lg">
        {spaceTokens.map((name) => (
          <li key={name} className={styles.step}>
            <code>{name}</code>
            <span className={styles.bar} style={size(name)} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <Heading as="h2" id="other">
        <Translate id="site.design.other" description="Heading on the page of the design system">
          Faces, corners, motion, layers
        </Translate>
      </Heading>
      <ul className={clsx('clean-list', styles.inline)}>
        {otherTokens.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

const MODES = {
  dark: translate({id: 'site.design.dark', message: 'dark', description: 'Name of a color mode'}),
  light: translate({
    id: 'site.design.light',
    message: 'light',
    description: 'Name of a color mode',
  }),
};

interface ModesProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows its children in both color modes, side by side. */
function InBothModes({id, title, children}: ModesProps): ReactNode {
  return (
    <>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <div className={styles.modes}>
        {Object.entries(MODES).map(([mode, name]) => (
          <section
            key={mode}
            className={styles.mode}
            data-theme={mode}
            aria-label={`${title}, ${name}`}>
            <h3>{name}</h3>
            {children}
          </section>
        ))}
      </div>
    </>
  );
}

/** The design system page: tokens and components as the site uses them. */
export default function DesignSystem(): ReactNode {
  return (
    <main className="container margin-vert--lg">
      <PageHeader
        kicker={translate({
          id: 'site.design.kicker',
          message: 'The components',
          description: 'Above the title of the page',
        })}
        title={translate({
          id: 'site.design.title',
          message: 'Design system',
          description: 'Title of the page',
        })}>
        <p>
          <Translate id="site.design.lead" description="Below the title of the page">
            Calm as a terminal: a near-black background, one amber accent, hairlines for structure.
            Light mode is paper and ink. Everything below is rendered by the site’s own code.
          </Translate>
        </p>
      </PageHeader>
      <InBothModes
        id="colors"
        title={translate({
          id: 'site.design.colors',
          message: 'Colors',
          description: 'Heading on the page of the design system',
        })}>
        <Swatches />
      </InBothModes>
      <Scales />
      <InBothModes
        id="components"
        title={translate({
          id: 'site.design.components',
          message: 'Components',
          description: 'Heading on the page of the design system',
        })}>
        <Specimens />
      </InBothModes>
      <Heading as="h2" id="interactive-components">
        <Translate id="site.design.frame" description="Heading on the page of the design system">
          Frame of an interactive component
        </Translate>
      </Heading>
      <InteractiveFrame />
    </main>
  );
}
