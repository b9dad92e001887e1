/** Milliseconds in which the bar comes as far as it gets before the page has arrived. */
const CREEP = 12_000;

/** Milliseconds in which it fills and goes. */
const FINISH = 250;

let shown: {readonly frame: HTMLElement; readonly bar: HTMLElement} | undefined;

/** Moves the bar from where it is to a share of its way. */
function move(bar: HTMLElement, share: number, duration: number): void {
  const transform = `translateX(${Math.round((share - 1) * 100)}%)`;
  bar.animate([{transform: getComputedStyle(bar).transform}, {transform}], {
    duration,
    easing: 'cubic-bezier(0.05, 0.7, 0.2, 1)',
    fill: 'forwards',
  });
}

/**
 * A line along the top that says that the next page is on its way. It cannot tell how far it is: it
 * creeps towards the end, and gets there with the page. Its looks are the theme's (`#nprogress`).
 */
export const progressBar = {
  start(): void {
    const frame = document.createElement('div');
    const bar = document.createElement('div');
    frame.id = 'nprogress';
    bar.className = 'bar';
    bar.style.transform = 'translateX(-100%)';
    frame.append(bar);
    shown?.frame.remove();
    document.body.append(frame);
    shown = {frame, bar};
    move(bar, 0.9, CREEP);
  },
  done(): void {
    if (shown) {
      const {frame, bar} = shown;
      shown = undefined;
      move(bar, 1, FINISH);
      window.setTimeout(() => frame.remove(), FINISH);
    }
  },
};
