import type {RefObject} from 'react';
import {useEffect, useRef} from 'react';

const QUERY_LENGTH = 64;

/**
 * The theme's field takes the focus when its index has arrived, even from a reader who has moved on
 * meanwhile, and has no limit of length. This gives the focus back when no key, pointer or finger
 * has just asked for it, and sets the limit.
 */
export function useFieldManners(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = ref.current;
    let visited = false;
    let asked = false;
    function onIntent(): void {
      asked = true;
      setTimeout(() => {
        asked = false;
      }, 50);
    }
    function onFocus({relatedTarget, target}: FocusEvent): void {
      if (target instanceof HTMLInputElement) {
        target.maxLength = QUERY_LENGTH;
      }
      if (visited && !asked && relatedTarget instanceof HTMLElement) {
        relatedTarget.focus();
      }
      visited = true;
    }
    document.addEventListener('keydown', onIntent, {capture: true});
    document.addEventListener('pointerdown', onIntent, {capture: true});
    field?.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onIntent, {capture: true});
      document.removeEventListener('pointerdown', onIntent, {capture: true});
      field?.removeEventListener('focusin', onFocus);
    };
  }, []);
  return ref;
}
