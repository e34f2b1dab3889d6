const widths = [360, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
const languages = ['id', 'en'] as const;

export interface Combination<D extends string> {
  readonly display: D;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
  readonly language: (typeof languages)[number];
}

/**
 * Pairwise combinations for one display: each width, with alternating theme and language. Over all
 * displays every pair of values occurs.
 */
export function combinationsOf<D extends string>(
  displays: readonly D[],
  display: D,
): readonly Combination<D>[] {
  const offset = displays.indexOf(display);
  return widths.map((width, index) => ({
    display,
    width,
    theme: themes[(offset + index) % 2 === 0 ? 0 : 1],
    language: languages[(offset + (index === 2 ? 1 : 0)) % 2 === 0 ? 0 : 1],
  }));
}

/** Descriptions of the value pairs that no combination contains. */
export function uncoveredPairs<D extends string>(
  displays: readonly D[],
  combinations: readonly Combination<D>[],
): readonly string[] {
  const factors = [
    ['display', displays],
    ['width', widths],
    ['theme', themes],
    ['language', languages],
  ] as const;
  const missing: string[] = [];
  for (const [index, [first, firstValues]] of factors.entries()) {
    for (const [second, secondValues] of factors.slice(index + 1)) {
      for (const firstValue of firstValues) {
        for (const secondValue of secondValues) {
          const covered = combinations.some(
            (combination) =>
              combination[first] === firstValue && combination[second] === secondValue,
          );
          if (!covered) missing.push(`${first} ${firstValue}, ${second} ${secondValue}`);
        }
      }
    }
  }
  return missing;
}
