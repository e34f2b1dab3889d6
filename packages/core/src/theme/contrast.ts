/** The channels of `#rgb` or `#rrggbb`, 0 to 255; `undefined` for any other notation. */
function channelsOf(hex: string): readonly number[] | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  return parts?.map((part) => Number.parseInt(part, 16));
}

/** WCAG 2.2 relative luminance. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * WCAG 2.2 contrast ratio, 1 to 21, of two colours written `#rgb` or `#rrggbb`; `undefined` for any
 * other notation.
 */
export function contrastRatio(one: string, other: string): number | undefined {
  const channels = [channelsOf(one), channelsOf(other)];
  const [a, b] = channels;
  if (a === undefined || b === undefined) return undefined;
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
