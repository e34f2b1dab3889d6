type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The keys of an object whose value is not `undefined`: an absent field and an undefined one are equal. */
const keysOf = (value: Fields): readonly string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);

function haveEqualFields(left: Fields, right: Fields): boolean {
  const keys = keysOf(left);
  return (
    keys.length === keysOf(right).length && keys.every((key) => isEqual(left[key], right[key]))
  );
}

/** Whether each item has an equal one in the other list, and no two of them the same one. */
function areSameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  const rest = [...right];
  return left.every((item) => {
    const at = rest.findIndex((other) => isEqual(item, other));
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  });
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

/**
 * Whether two values are equal by value, whatever the order of their fields, or of what a `Set` or
 * `Map` contains. An object of a class that shows no fields, such as a `Blob`, equals only itself.
 */
export function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!isObject(left) || !isObject(right)) return false;
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  if (left instanceof Date && right instanceof Date) {
    return Object.is(left.getTime(), right.getTime());
  }
  if (left instanceof Set && right instanceof Set) return areSameItems([...left], [...right]);
  if (left instanceof Map && right instanceof Map) return areSameItems([...left], [...right]);
  if (Array.isArray(left) && left.length !== right['length']) return false;
  if (!isPlain(left) && keysOf(left).length === 0) return false;
  return haveEqualFields(left, right);
}
