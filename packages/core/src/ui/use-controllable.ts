import { useCallback, useState } from 'react';

export interface ControllableOptions<T> {
  /** The user's own state; the component keeps it when this is `undefined`. */
  readonly value: T | undefined;
  readonly defaultValue: T;
  readonly onChange?: ((value: T) => void) | undefined;
}

/** State that either the component or its user keeps. */
export function useControllable<T>(options: ControllableOptions<T>): [T, (value: T) => void] {
  const { value, defaultValue, onChange } = options;
  const [inner, setInner] = useState(defaultValue);
  const set = useCallback(
    (next: T) => {
      setInner(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value ?? inner, set];
}
