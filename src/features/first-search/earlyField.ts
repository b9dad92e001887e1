import type {Texts} from './plugin';

/**
 * Inline script in the head. If the reader opens the search before the client has loaded, the script
 * shows a search field immediately, and uses the loader of `docusaurus-plugin-late-client` to load
 * the search chunk in parallel with the client.
 *
 * @param results address of the results page, which Enter opens before the client has loaded
 * @param chunk name of the search chunk
 * @param button selector of the search button
 * @param texts texts of the field, escaped for HTML
 */
export default function earlyField(
  results: string,
  chunk: string,
  button: string,
  {search, placeholder, cancel, hint}: Texts,
): void {
  const field: EarlyField = {show, opener: null};

  function show(): void {
    const {body, activeElement} = document;
    const icon = document.querySelector(`${button} svg`)?.outerHTML ?? '';
    body.insertAdjacentHTML(
      'beforeend',
      `<dialog class=FirstSearch aria-label="${search}" data-hint="${hint}"><form><label>${icon}<input name=q maxlength=64 autocomplete=off enterkeyhint=search aria-label="${search}" placeholder="${placeholder}"></label><button type=button>${cancel}</button></form></dialog>`,
    );
    const dialog = body.lastElementChild as HTMLDialogElement;
    (dialog.firstChild as HTMLFormElement).action = results;
    dialog.onclose = () => dialog.remove();
    dialog.onclick = ({target}) => (target as Element).matches('dialog,button') && dialog.close();
    field.opener = activeElement;
    dialog.showModal();
  }

  // The loader dispatches `late-client-hold` before it queues an event for the client.
  // `preventDefault()` keeps the event out of the queue.
  addEventListener('late-client-hold', (hold) => {
    const {detail: event, target} = hold as CustomEvent<Event>;
    const {key, ctrlKey, metaKey} = event as KeyboardEvent;
    // With Ctrl or Cmd, the loader holds only K. It also holds letters typed after a held click.
    const opensSearch =
      event.type === 'keydown'
        ? key === '/' || ctrlKey || metaKey
        : (target as Element).closest(button);
    if (!opensSearch) {
      return;
    }
    hold.preventDefault();
    window.lateClient?.load(chunk);
    const dialog = document.querySelector<HTMLDialogElement>('.FirstSearch[open]');
    if (!dialog) {
      show();
    } else if (!(event as KeyboardEvent).repeat) {
      dialog.close();
    }
  });

  Object.assign(window, {earlyField: field});
}
