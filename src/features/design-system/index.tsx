import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {useState} from 'react';
import Badge from '../../components/Badge';
import Button, {ButtonLink} from '../../components/Button';
import ChoiceField from '../../components/ChoiceField';
import CommitCalendar from '../../components/CommitCalendar';
import {CopyAddress} from '../../components/FollowLinks';
import PageHeader from '../../components/PageHeader';
import Part, {Answer, Figures, Note} from '../../components/Part';
import PostList from '../../components/PostList';
import '../../css/clusters.css';
import {useOwner} from '../../hooks/useOwner';
import {usePostSummary} from '../../hooks/usePostSummary';
import {groupByYear} from '../../lib/groupBy';
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
        Type
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
        Space
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
        Faces, corners, motion, layers
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

interface SpecimenProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Specimen({name, children}: SpecimenProps): ReactNode {
  return (
    <div>
      <p className={styles.specimenName}>{name}</p>
      {children}
    </div>
  );
}

/** Each shared component once, with real content. */
function Specimens(): ReactNode {
  const {latest} = usePostSummary();
  const newestYear = groupByYear(latest)[0]?.items ?? [];
  return (
    <div className={styles.specimens}>
      <Specimen name="Buttons and badge">
        <p className={styles.inline}>
          <ButtonLink to="/blog" primary>
            Primary
          </ButtonLink>
          <ButtonLink to="/blog">Plain</ButtonLink>
          <Button small>Small</Button>
          <Badge>Example</Badge>
        </p>
      </Specimen>
      <Specimen name="Text">
        <p>
          Body text with <a href="#components">a link</a>, <code>code</code>, <kbd>Ctrl</kbd> and{' '}
          <strong>weight</strong>.
        </p>
        <p>
          <span className={styles.gain}>+1.25 %</span> <span className={styles.loss}>−0.80 %</span>
        </p>
      </Specimen>
      <Specimen name="Post rows">
        <PostList posts={latest.slice(0, 2)} headingLevel="h3" />
      </Specimen>
      <Specimen name="Commit calendar">
        <CommitCalendar posts={newestYear} label="The latest posts by day" />
      </Specimen>
      <Specimen name="Address to copy">
        <CopyAddress name="Example" address="/blog/rss.xml" />
      </Specimen>
    </div>
  );
}

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
        {['dark', 'light'].map((mode) => (
          <section
            key={mode}
            className={styles.mode}
            data-theme={mode}
            aria-label={`${title}, ${mode}`}>
            <h3>{mode}</h3>
            {children}
          </section>
        ))}
      </div>
    </>
  );
}

const UNITS = {kilometers: 'Kilometers', miles: 'Miles'};
const MARATHON = {kilometers: '42.195 kilometers', miles: '26.219 miles'};

/** The frame that interactive components of posts share. */
function InteractiveFrame(): ReactNode {
  const [unit, setUnit] = useState<keyof typeof UNITS>('kilometers');
  return (
    <Part title="Length of a marathon">
      <ChoiceField label="Unit" value={unit} options={UNITS} onChange={setUnit} />
      <Answer>
        A marathon is <strong>{MARATHON[unit]}</strong> long.
      </Answer>
      <Figures items={{Half: '21.0975 km', Full: '42.195 km'}} />
      <Note>The length has been the same since 1921.</Note>
    </Part>
  );
}

/** The design system page: tokens and components as the site uses them. */
export default function DesignSystem(): ReactNode {
  return (
    <main className="container margin-vert--lg">
      <PageHeader kicker="The components" title="Design system">
        <p>
          Calm as a terminal: a near-black background, one amber accent, hairlines for structure.
          Light mode is paper and ink. Everything below is rendered by the site’s own code.
        </p>
      </PageHeader>
      <InBothModes id="colors" title="Colors">
        <Swatches />
      </InBothModes>
      <Scales />
      <InBothModes id="components" title="Components">
        <Specimens />
      </InBothModes>
      <Heading as="h2" id="interactive-components">
        Frame of an interactive component
      </Heading>
      <InteractiveFrame />
    </main>
  );
}
