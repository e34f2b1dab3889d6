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
 * One display at each width, theme and language changing from one to the next, so that over all displays
 * every two values meet.
 */
export function combinationsOf<D extends string>(
  displays: readonly D[],
  display: D,
): readonly Combination<D>[] {
  const turn = displays.indexOf(display);
  return widths.map((width, index) => ({
    display,
    width,
    theme: themes[(turn + index) % 2 === 0 ? 0 : 1],
    language: languages[(turn + (index === 2 ? 1 : 0)) % 2 === 0 ? 0 : 1],
  }));
}

/** Pairs of values that no combination has, written out. */
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
  for (const [index, [one, values]] of factors.entries()) {
    for (const [other, others] of factors.slice(index + 1)) {
      for (const value of values) {
        for (const otherValue of others) {
          const isCovered = combinations.some(
            (combination) => combination[one] === value && combination[other] === otherValue,
          );
          if (!isCovered) missing.push(`${one} ${value}, ${other} ${otherValue}`);
        }
      }
    }
  }
  return missing;
}
