import { type Atom, type PrimitiveAtom, atom, createStore } from 'jotai';
import { createFanOut } from './fan-out.ts';

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
  const observe = <T>(source: Atom<T>): Observable<T> => {
    const get = (): T => jotai.get(source);
    return { get, subscribe: createFanOut(get, (onChange) => jotai.sub(source, onChange)) };
  };
  const whole = observe(
    atom((get) => Object.fromEntries(names.map((name) => [name, get(atomOf(name))])) as S),
  );
  const slots = new Map(names.map((name) => [name, observe(atomOf(name))]));

  return {
    ...whole,
    slot(name) {
      const own = slots.get(name) as unknown as Observable<S[typeof name]>;
      return { ...own, set: (value) => jotai.set(atomOf(name), value) };
    },
  };
}
