import type {ComponentProps} from 'react';
import {HelmetProvider as Provider} from 'react-helmet-async';

/** A component that says something of the page's head. */
interface Writer {
  /** Puts together what all have said so far. */
  emitChange?: () => void;
}

interface Internals {
  readonly helmetData: {
    readonly value: {readonly helmetInstances: {add: (writer: Writer) => void}};
  };
}

type Props = ComponentProps<typeof Provider>;

/**
 * The library's provider (react-helmet-async 1.3) for the rendering of pages, whose `context.helmet`
 * is read once, at the end: the head is put together then. The library does it anew for each of a
 * dozen components, which was a fifteenth of the rendering.
 */
export class HelmetProvider extends Provider {
  constructor(props: Props) {
    super(props);
    const {helmetInstances} = (this as unknown as Internals).helmetData.value;
    const {add} = helmetInstances;
    const context = props.context as {helmet?: unknown};
    let head = context.helmet;
    let last: Writer | undefined;
    helmetInstances.add = (writer) => {
      add(writer);
      // In the place of its class's own, until the head is asked for.
      writer.emitChange = () => undefined;
      last = writer;
    };
    Object.defineProperty(context, 'helmet', {
      get() {
        const writer = last;
        last = undefined;
        if (writer) {
          Reflect.deleteProperty(writer, 'emitChange');
          writer.emitChange?.();
        }
        return head;
      },
      set(next: unknown) {
        head = next;
      },
    });
  }
}
