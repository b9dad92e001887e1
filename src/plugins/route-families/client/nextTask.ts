/**
 * Lets the browser paint, or answer a reader, before what comes after. By a message: timers may wait
 * longer.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
