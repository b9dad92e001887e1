import {useState} from 'react';

interface Draft<Value> {
  readonly value: Value;
  readonly format: (value: Value) => string;
  /** Undefined for a text that is not allowed. */
  readonly parse: (text: string) => Value | undefined;
  readonly onChange: (value: Value) => void;
}

interface DraftField {
  readonly text: string;
  readonly isBad: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

/**
 * What a field shows while it is typed in. Only allowed values are passed on, so that whoever owns
 * the value keeps the last good one; a bad text stays to be mended, with `isBad` set.
 */
export function useDraft<Value>({value, format, parse, onChange}: Draft<Value>): DraftField {
  const [draft, setDraft] = useState<string>();
  const isBad = draft !== undefined && parse(draft) === undefined;
  return {
    text: draft ?? format(value),
    isBad,
    type(text) {
      setDraft(text);
      const next = parse(text);
      if (next !== undefined) {
        onChange(next);
      }
    },
    leave() {
      if (!isBad) {
        setDraft(undefined);
      }
    },
  };
}
