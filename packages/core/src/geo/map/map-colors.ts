/** CSS colours and typeface of the map. */
export interface MapColors {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly ink: string;
  readonly accent: string;
  /** Families of the labels, first choice first. */
  readonly font: readonly string[];
}

/** Reads the theme's map colours and typeface from the computed style of an element. */
export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(`--pantau-${name}`).trim();
  return {
    sea: read('map-sea'),
    land: read('map-land'),
    coast: read('map-coast'),
    ink: read('map-ink'),
    accent: read('accent'),
    font: style.fontFamily.split(',').map((family) => family.trim()),
  };
}
