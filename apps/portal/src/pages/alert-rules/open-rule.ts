const PARAMETER = 'rule';

/** The rule that an address opens over the list; `null` for none. @param search query string of the page */
export const openRuleOf = (search: string): string | null =>
  new URLSearchParams(search).get(PARAMETER);

/** A query string that opens a rule over the list, or none. Everything else stays. */
export function withOpenRule(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(PARAMETER);
  else query.set(PARAMETER, id);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
