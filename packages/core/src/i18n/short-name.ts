/** Titles and initials, such as "H." or "M". */
const isAbbreviated = (part: string): boolean => part.endsWith('.') || part.length === 1;

/** A name for a narrow space: the first name and the initial of the last one, such as "Slamet R." (AC-263). */
export function shortName(fullname: string): string {
  const parts = fullname.trim().split(/\s+/);
  const first = parts.findIndex((part) => !isAbbreviated(part));
  const last = parts.length - 1;
  if (first === -1 || first === last) return parts.join(' ');
  const [initial = ''] = parts[last] ?? '';
  return [...parts.slice(0, first + 1), `${initial.toUpperCase()}.`].join(' ');
}
