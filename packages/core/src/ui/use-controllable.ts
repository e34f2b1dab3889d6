import { useCallback, useState } from 'react';

export interface ControllableOptions<T> {
  /** The controlled value. `undefined` makes the component hold the state itself. */
  readonly value: T | undefined;
  readonly defaultValue: T;
  readonly onChange?: ((value: T) => void) | undefined;
}

/** State that is either controlled by the parent or held by the component. */
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
