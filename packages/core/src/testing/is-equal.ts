const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The keys of an object whose value is not `undefined`: an absent field and an undefined one are equal. */
const keysOf = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);

/** Whether two values are equal by value, whatever the order of their fields. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (!isObject(left) || !isObject(right)) return Object.is(left, right);
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  if (Array.isArray(left) && left.length !== right['length']) return false;
  const keys = keysOf(left);
  return (
    keys.length === keysOf(right).length && keys.every((key) => isEqual(left[key], right[key]))
  );
}
