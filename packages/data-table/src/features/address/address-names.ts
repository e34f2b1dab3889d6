/** Parameter names used by the table; a field with one of these names becomes `filter.<name>`. */
const reservedNames = ['page', 'limit', 'search', 'sort'] as const;

/**
 * The address parameter of a table. Tables with different namespaces share no state: `orders.page` and
 * `trips.page` (DT-37).
 *
 * @param namespace empty for the only table of a page
 */
export function parameterName(namespace: string, name: string): string {
  return namespace === '' ? name : `${namespace}.${name}`;
}

export function fieldParameter(namespace: string, key: string): string {
  const isReserved = reservedNames.some((name) => name === key);
  return parameterName(namespace, isReserved ? `filter.${key}` : key);
}

/** The parameter of a field's operator, where it is not the first of its kind. */
export const operatorParameter = (namespace: string, key: string): string =>
  `${fieldParameter(namespace, key)}.op`;
