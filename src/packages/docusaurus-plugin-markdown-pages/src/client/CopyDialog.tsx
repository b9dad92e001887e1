import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEffect, useId, useRef} from 'react';

interface Props {
  readonly path: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Shows the text selected, so that readers can copy it by keyboard. */
export default function CopyDialog({path, text, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    field.current?.setSelectionRange(0, text.length, 'backward');
    return () => element?.close();
  }, [text]);
  return (
    <dialog
      ref={dialog}
      className="copy-markdown__dialog"
      aria-labelledby={title}
      onClose={onClose}>
      <form method="dialog" className="copy-markdown__bar">
        <strong id={title}>
          {translate({
            id: 'theme.CopyMarkdown.copy',
            message: 'Copy as Markdown',
            description: 'Label of the button that copies a page as Markdown',
          })}
        </strong>
        <button
          type="submit"
          className="clean-btn close"
          aria-label={translate({
            id: 'theme.CopyMarkdown.close',
            message: 'Close',
            description: 'Label of the button that closes the dialog',
          })}>
          <span aria-hidden="true">×</span>
        </button>
      </form>
      <p>
        {translate({
          id: 'theme.CopyMarkdown.refused',
          message:
            'Your browser did not allow copying. The text is selected: press Ctrl or Cmd + C.',
          description: 'Explains the dialog that shows a page as Markdown',
        })}{' '}
        <a href={path}>
          {translate({
            id: 'theme.CopyMarkdown.view',
            message: 'View as Markdown',
            description: 'Label of the link to the Markdown version of a page',
          })}
        </a>
      </p>
      <textarea
        ref={field}
        readOnly
        className="copy-markdown__text"
        aria-label={translate({
          id: 'theme.CopyMarkdown.text',
          message: 'The page as Markdown',
          description: 'Label of the field with the Markdown of a page',
        })}
        value={text}
      />
    </dialog>
  );
}
