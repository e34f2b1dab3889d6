/** Saves one value at a time; of the values that arrive during a save, only the last is saved next. */
export interface LatestSaver<T> {
  save(value: T): void;
}

/** @param onSettled called after each save with its error, or `null` */
export function createLatestSaver<T>(
  send: (value: T) => Promise<void>,
  onSettled: (error: unknown) => void,
): LatestSaver<T> {
  let isBusy = false;
  let waiting: { readonly value: T } | null = null;

  const run = async (value: T): Promise<void> => {
    isBusy = true;
    let problem: unknown = null;
    try {
      await send(value);
    } catch (error) {
      problem = error;
    }
    isBusy = false;
    onSettled(problem);
    const next = waiting;
    waiting = null;
    if (next !== null) await run(next.value);
  };

  return {
    save(value) {
      if (isBusy) waiting = { value };
      else void run(value);
    },
  };
}
