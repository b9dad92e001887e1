import Heading from '@theme/Heading';
import type {ReactNode, Ref} from 'react';
import {lazy, Suspense} from 'react';
import type {ModelSettings, SettingsChange} from './modelSettings';
import PrivacyNote from './PrivacyNote';
import RungChoice from './RungChoice';
import type ServerSettingsType from './ServerSettings';
import styles from './settings.module.css';
import SettingsMissing from './SettingsMissing';

const BuiltInStatus = lazy(() =>
  import('./BuiltInStatus').catch(() => ({default: SettingsMissing})),
);
const ServerSettings = lazy<typeof ServerSettingsType>(() =>
  import('./ServerSettings').catch(() => ({default: SettingsMissing})),
);

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly settings: ModelSettings;
  readonly onChange: (changes: SettingsChange) => void;
}

/** Who writes the answers, and what leaves the machine for it. */
export default function ModelSection({ref, settings, onChange}: Props): ReactNode {
  return (
    <section ref={ref} className={styles.section} aria-label="Model" tabIndex={-1}>
      <Heading as="h2" id="model">
        Who writes the answers
      </Heading>
      <RungChoice rung={settings.rung} onChange={(rung) => onChange({rung})} />
      <Suspense fallback={<p className={styles.loading}>Loading the settings…</p>}>
        {settings.rung === 'browser' && <BuiltInStatus />}
        {settings.rung === 'server' && <ServerSettings settings={settings} onChange={onChange} />}
      </Suspense>
      <PrivacyNote settings={settings} />
    </section>
  );
}
