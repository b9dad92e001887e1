/** Host names of the reader's own machine; the chat may always connect to models there. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];
