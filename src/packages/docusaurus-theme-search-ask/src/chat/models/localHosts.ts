/** Names of a reader's own machine, where every site with the chat may connect to models. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];
