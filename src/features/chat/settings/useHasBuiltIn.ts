import {useEffect, useState} from 'react';
import {askAvailability} from '../models/built-in/askAvailability';

/** Whether the browser lends a model of its own to this page; undefined until it has said so. */
export function useHasBuiltIn(): boolean | undefined {
  const [has, setHas] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    void askAvailability().then((availability) => {
      if (isHere) {
        setHas(availability !== 'unavailable');
      }
    });
    return () => {
      isHere = false;
    };
  }, []);
  return has;
}
