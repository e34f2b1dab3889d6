/** Initials of the first and last name: Rina Kusuma → RK. */
export function initials(fullname: string): string {
  const names = fullname.trim().split(/\s+/);
  const parts = names.length > 1 ? [names[0], names.at(-1)] : names;
  return parts.map((name) => [...(name ?? '')][0]?.toUpperCase() ?? '').join('');
}
