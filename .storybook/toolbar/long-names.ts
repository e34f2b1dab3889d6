import { lengthened } from './lengthen.ts';

/*
 * What a server names reaches the page as data, and no catalogue of texts lengthens it. In the language “Long texts” the
 * sources of stories therefore answer with longer names of events.
 */

/** How a name in English is called in the data: of an event in the alert centre, and of a code in the alert rules. */
const namePairs = [
  ['en', 'id'],
  ['descriptionEng', 'descriptionIdn'],
  ['shortDescriptionEng', 'shortDescriptionIdn'],
  ['nameEng', 'nameIdn'],
] as const;

type Data = Record<string, unknown>;

const isPlain = (value: unknown): value is Data => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Lengthens the English names in what a source answers while `isLong`, which is asked whenever a name is read: the checks
 * of a story run with the names that they state.
 */
export function createLongNames(isLong: () => boolean): <T extends object>(source: T) => T {
  const known = new WeakMap<object, unknown>();

  function named(value: Data): Data {
    const copy: Data = {};
    known.set(value, copy);
    for (const [key, part] of Object.entries(value)) copy[key] = longer(part);
    for (const [english, other] of namePairs) {
      const name = value[english];
      if (typeof name !== 'string' || typeof value[other] !== 'string') continue;
      const get = (): string => (isLong() ? lengthened(name) : name);
      Object.defineProperty(copy, english, { get, enumerable: true });
    }
    return copy;
  }

  /** Keeps the identity of what comes again unchanged. */
  function longer(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(longer);
    return isPlain(value) ? (known.get(value) ?? named(value)) : value;
  }

  /** A listener that receives longer names; other arguments are kept. */
  const hearing = (argument: unknown): unknown =>
    typeof argument === 'function'
      ? (...heard: unknown[]): unknown => Reflect.apply(argument, undefined, heard.map(longer))
      : argument;

  const answering = <T extends object>(source: T): T =>
    new Proxy(source, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(value, target, args.map(hearing));
          return answer instanceof Promise ? answer.then(longer) : answer;
        };
      },
    });

  return <T extends object>(source: T): T => {
    const found = (known.get(source) as T | undefined) ?? answering(source);
    known.set(source, found);
    return found;
  };
}
