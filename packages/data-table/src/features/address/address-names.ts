/** What a table calls its own in an address; a field of this name is written `filter.<name>`. */
const reservedNames = ['page', 'limit', 'search', 'sort'] as const;

/**
 * The name of a table's parameter. Two tables on a page have each a name of their own, so that they do
 * not share address state: `orders.page` and `trips.page`.
 *
 * @param namespace empty for the only table of a page, whose parameters are the specification's
 */
export function parameterName(namespace: string, name: string): string {
  return namespace === '' ? name : `${namespace}.${name}`;
}

export function fieldParameter(namespace: string, key: string): string {
  const isReserved = reservedNames.some((name) => name === key);
  return parameterName(namespace, isReserved ? `filter.${key}` : key);
}
