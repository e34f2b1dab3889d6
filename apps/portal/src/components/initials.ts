/** First letters of the first and the last name: Rina Kusuma → RK. */
export function initialsOf(fullname: string): string {
  const names = fullname.trim().split(/\s+/);
  const chosen = names.length > 1 ? [names[0], names.at(-1)] : names;
  return chosen.map((name) => [...(name ?? '')][0]?.toUpperCase() ?? '').join('');
}
