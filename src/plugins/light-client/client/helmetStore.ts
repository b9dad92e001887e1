import type {HelmetData, HelmetProps} from 'react-helmet-async';
import type {ComponentType} from 'react';
import {markHead} from './markHead';

type Manager = ComponentType<HelmetProps>;

let manager: {readonly Helmet: Manager; readonly data: HelmetData} | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  const {Helmet, HelmetData} = await import('react-helmet-async');
  markHead(document);
  manager = {Helmet: Helmet as unknown as Manager, data: new HelmetData({})};
  listeners.forEach((listener) => listener());
}

/** The manager of the document's head, once it has been fetched. */
export const helmetStore = {
  get: () => manager,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Fetches it; the next change of the head tries again if that fails. */
  load(): void {
    loading ??= load().catch(() => {
      loading = undefined;
    });
  },
};
