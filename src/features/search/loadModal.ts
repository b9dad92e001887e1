import type * as SearchModal from './modal/SearchModal';

type Modal = typeof SearchModal;

let loading: Promise<Modal> | undefined;

/** The modal with its styles, once a visit; a fetch that failed is tried again by the next call. */
export async function loadModal(): Promise<Modal> {
  loading ??= import(/* webpackChunkName: "search-modal" */ './modal/SearchModal');
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
