interface Listener<T> {
  /** Selects from the value and reports a change. */
  update(value: T): void;
}

/**
 * Serves any number of listeners with one subscription to a value. A list has hundreds of them, and each alert
 * that arrives asks all: comparing their selections here takes a fraction of an atom for each.
 *
 * @param watch calls back after each change until the returned function is called
 */
export function createFanOut<T>(
  get: () => T,
  watch: (onChange: () => void) => () => void,
): <S>(selector: (value: T) => S, listener: (selected: S) => void) => () => void {
  const listeners = new Set<Listener<T>>();
  let stop: (() => void) | undefined;
  let value: T;

  const updateAll = (): void => {
    value = get();
    const errors: unknown[] = [];
    for (const listener of listeners) {
      try {
        // A listener may change the value: those after it get the latest.
        listener.update(value);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };

  return (selector, listener) => {
    let selected = selector(get());
    const own: Listener<T> = {
      update(next) {
        const before = selected;
        selected = selector(next);
        if (!Object.is(selected, before)) listener(selected);
      },
    };
    listeners.add(own);
    stop ??= watch(updateAll);
    return () => {
      listeners.delete(own);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}
