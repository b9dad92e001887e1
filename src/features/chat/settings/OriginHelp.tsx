import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {useOrigin} from '../useOrigin';
import Command from './Command';
import styles from './settings.module.css';

/** How to let this site ask a model server, by system and server. */
export default function OriginHelp(): ReactNode {
  const origin = useOrigin();
  return (
    <section className={styles.section} aria-label="Letting this site ask your server">
      <Heading as="h2" id="allow-this-site">
        Letting this site ask your server
      </Heading>
      <p>
        A model server answers only the sites it has been told of. This site’s origin is{' '}
        <code>{origin}</code>. Ollama reads the allowed origins from the variable{' '}
        <code>OLLAMA_ORIGINS</code>; several are separated by commas. Allow only sites you trust:
        they may then use your models.
      </p>
      <details className={styles.details}>
        <summary>Ollama on macOS</summary>
        <p>For the app, run this in the Terminal, then quit Ollama and open it again:</p>
        <Command>{`launchctl setenv OLLAMA_ORIGINS "${origin}"`}</Command>
        <p>
          It lasts until you restart the Mac. If you start the server by hand, put the variable
          before the command:
        </p>
        <Command>{`OLLAMA_ORIGINS="${origin}" ollama serve`}</Command>
      </details>
      <details className={styles.details}>
        <summary>Ollama on Windows</summary>
        <p>
          Quit Ollama from the taskbar. Open Settings, search for “environment variables”, choose
          “Edit environment variables for your account”, and add <code>OLLAMA_ORIGINS</code> with
          the value <code>{origin}</code>; or run this in a command prompt:
        </p>
        <Command>{`setx OLLAMA_ORIGINS "${origin}"`}</Command>
        <p>Then start Ollama again from the Start menu.</p>
      </details>
      <details className={styles.details}>
        <summary>Ollama on Linux</summary>
        <p>As a systemd service, open its settings:</p>
        <Command>sudo systemctl edit ollama.service</Command>
        <p>Add these lines and save:</p>
        <Command>{`[Service]\nEnvironment="OLLAMA_ORIGINS=${origin}"`}</Command>
        <p>Then restart it:</p>
        <Command>{'sudo systemctl daemon-reload\nsudo systemctl restart ollama'}</Command>
        <p>Started by hand:</p>
        <Command>{`OLLAMA_ORIGINS="${origin}" ollama serve`}</Command>
      </details>
      <details className={styles.details}>
        <summary>Other servers: llama.cpp, LM Studio, vLLM</summary>
        <p>
          <strong>llama.cpp</strong>: <code>llama-server</code> answers every origin unless it was
          started with tools or with <code>--cors-origins</code>; then name this one. Its address is{' '}
          <code>http://localhost:8080</code>.
        </p>
        <Command>{`llama-server -m model.gguf --cors-origins "${origin}"`}</Command>
        <p>
          <strong>LM Studio</strong>: switch on “Enable CORS” in the server’s settings, or start the
          server like this. Its address is <code>http://localhost:1234</code>.
        </p>
        <Command>lms server start --cors</Command>
        <p>
          <strong>vLLM</strong> answers every origin unless it was started with{' '}
          <code>--allowed-origins</code>; then name this one. Its address is{' '}
          <code>http://localhost:8000</code>.
        </p>
        <Command>{`vllm serve MODEL --allowed-origins '["${origin}"]'`}</Command>
      </details>
      <details className={styles.details}>
        <summary>When the browser itself says no</summary>
        <p>
          Some browsers ask whether a site may reach your local network, and remember a no: allow it
          in the settings of this site, behind the sign beside the address. Safari does not let a
          page of https ask an http server, not even on your own machine; use another browser, or
          put the server behind https.
        </p>
      </details>
    </section>
  );
}
