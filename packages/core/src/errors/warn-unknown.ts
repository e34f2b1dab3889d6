/** Loaded in development only. Insertions, deletions and replacements that lead from one name to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Neither case nor the way of joining words is a difference: `bgSurface` is `bg-surface`. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** The known name that was probably meant. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.min(3, Math.floor(name.length / 2.5)));
  const [nearest] = known
    .map((one) => ({ one, far: distance(plain(name), plain(one)) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return nearest?.one;
}

const warned = new Set<string>();

/** Tells the developer of the host once. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  // eslint-disable-next-line no-console -- for the developer of the host; there is no other place to say it
  console.warn(`Pantau: ${text}`);
}

/** Warns about each name that is not known, with the one that was probably meant. */
export function warnUnknown(
  what: string,
  names: readonly string[],
  known: readonly string[],
): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const nearest = nearestName(name, known);
    warnOnce(
      `${what}: '${name}' is not known${nearest === undefined ? '' : `; is it '${nearest}'?`}`,
    );
  }
}
