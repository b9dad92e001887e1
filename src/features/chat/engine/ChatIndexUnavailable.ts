/** No answer can be had now: no network, no index, or no worker. A later call tries again. */
export class ChatIndexUnavailable extends Error {
  override readonly name = 'ChatIndexUnavailable';
}
