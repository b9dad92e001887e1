/** The ways in which a browser may have no local storage; each runs before the page's scripts. */
export const WITHOUT_STORAGE = {
  'throws when it is touched': () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'refuses to be written': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'refuses to be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.setItem = Storage.prototype.getItem;
  },
  'is missing': () => {
    Object.defineProperty(window, 'localStorage', {configurable: true, value: null});
  },
} as const;
