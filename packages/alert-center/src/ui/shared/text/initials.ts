/** Initials of the first and last name: Budi Santoso → BS. */
export function initialsOf(fullname: string): string {
  const parts = fullname.trim().split(/\s+/);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part = '') => [...part][0]?.toUpperCase() ?? '').join('');
}
