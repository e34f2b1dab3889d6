import { type Atom, type PrimitiveAtom, atom, createStore } from 'jotai';

/** A value that can be read and subscribed to. */
export interface Observable<T> {
  get(): T;
  /**
   * Calls the listener when the selected value has changed (`Object.is`). A selector that builds objects
   * must return the same object until its contents change. Returns a function that unsubscribes.
   */
  subscribe<S>(selector: (value: T) => S, listener: (selected: S) => void): () => void;
}

/** The slice of the state that belongs to one feature. */
export interface Slot<T> extends Observable<T> {
  set(value: T): void;
}

export interface State<S> extends Observable<S> {
  slot<K extends keyof S>(name: K): Slot<S[K]>;
}

/** The state of one mount. No other file depends on jotai. */
export function createState<S extends object>(initial: S): State<S> {
  const jotai = createStore();
  const names = Object.keys(initial) as (keyof S)[];
  const atoms = new Map<keyof S, PrimitiveAtom<S[keyof S]>>(
    names.map((name) => [name, atom(initial[name]) as PrimitiveAtom<S[keyof S]>]),
  );
  const atomOf = <K extends keyof S>(name: K) => atoms.get(name) as unknown as PrimitiveAtom<S[K]>;
  const whole = atom(
    (get) => Object.fromEntries(names.map((name) => [name, get(atomOf(name))])) as S,
  );

  const observe = <T>(source: Atom<T>): Observable<T> => ({
    get: () => jotai.get(source),
    subscribe(selector, listener) {
      const selected = atom((get) => selector(get(source)));
      return jotai.sub(selected, () => listener(jotai.get(selected)));
    },
  });

  return {
    ...observe(whole),
    slot(name) {
      const own = atomOf(name);
      return { ...observe(own), set: (value) => jotai.set(own, value) };
    },
  };
}
