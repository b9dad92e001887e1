import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect} from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

function focusableIn(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0 && !element.closest('[inert]'),
  );
}

/** Keeps the focus in an open menu: Tab leads from the last element to the first, Shift+Tab back. */
function trapFocus(event: KeyboardEvent, menu: Element): void {
  const focusable = focusableIn(menu);
  const end = event.shiftKey ? focusable[0] : focusable.at(-1);
  const isOutside = !menu.contains(document.activeElement);
  if (isOutside || document.activeElement === end) {
    event.preventDefault();
    (event.shiftKey ? focusable.at(-1) : focusable[0])?.focus();
  }
}

/** Closes the open drop-down of the navbar, whether the keyboard or the pointer has opened it. */
function closeDropdown(): void {
  const opened = document.querySelector('.navbar .dropdown--show');
  if (opened) {
    opened.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    // The theme closes the drop-down when the mouse is pressed outside it.
    document.dispatchEvent(new MouseEvent('mousedown'));
  }
  const hovered = document.querySelector('.navbar .dropdown:hover');
  if (hovered) {
    // The style sheet hides the menu while the attribute is set.
    hovered.setAttribute('data-dismissed', '');
    hovered.addEventListener('pointerleave', () => hovered.removeAttribute('data-dismissed'), {
      once: true,
    });
  }
}

/**
 * Adds keyboard support to the theme's menus. Escape closes the navbar's drop-downs and the mobile
 * menu. The mobile menu takes the focus, traps it while open, and returns it when closed.
 */
export default function MenuKeys(): null {
  const {shown: isMenuOpen, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const menu = isMenuOpen ? document.querySelector('.navbar-sidebar') : null;
    if (!menu) {
      document.addEventListener('keydown', ({key}) => key === 'Escape' && closeDropdown(), {
        signal,
      });
      return () => listening.abort();
    }
    const close = menu.querySelector<HTMLElement>('.navbar-sidebar__close');
    let frame = 0;
    // The menu is hidden, and cannot take the focus, until its opening animation begins.
    const takeFocus = (): void => {
      close?.focus();
      if (close && document.activeElement !== close) {
        frame = requestAnimationFrame(takeFocus);
      }
    };
    takeFocus();
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') {
          toggle();
        } else if (event.key === 'Tab') {
          trapFocus(event, menu);
        }
      },
      {signal},
    );
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
      // If the focus is already elsewhere on the page, it stays there.
      if (document.activeElement === document.body || menu.contains(document.activeElement)) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [isMenuOpen, toggle]);
  return null;
}
