import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import Scales from './Scales';
import Specimens from './Specimens';
import styles from './styles.module.css';
import Swatches from './Swatches';

const MODES = ['dark', 'light'] as const;

/** Tokens and components as the site uses them, both modes side by side; the parts are handed in. */
export default function DesignSystem({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <main className="container margin-vert--lg">
      <PageHeader kicker="The parts" title="Design system">
        <p>
          Terminal-grade calm: a near-black ground, one amber, hairlines for structure. The light
          mode is paper and ink. Everything below is drawn by the code that draws the site.
        </p>
      </PageHeader>
      <Heading as="h2" id="colors">
        Colors
      </Heading>
      <div className={styles.modes}>
        {MODES.map((mode) => (
          <section
            key={mode}
            className={styles.mode}
            data-theme={mode}
            aria-label={`Colors, ${mode}`}>
            <h3>{mode}</h3>
            <Swatches />
          </section>
        ))}
      </div>
      <Scales />
      <Heading as="h2" id="components">
        Components
      </Heading>
      <div className={styles.modes}>
        {MODES.map((mode) => (
          <section
            key={mode}
            className={styles.mode}
            data-theme={mode}
            aria-label={`Components, ${mode}`}>
            <h3>{mode}</h3>
            <Specimens />
          </section>
        ))}
      </div>
      <Heading as="h2" id="interactive-parts">
        Interactive parts
      </Heading>
      <div className={styles.parts}>{children}</div>
    </main>
  );
}
