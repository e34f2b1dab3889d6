const named: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

function entity(whole: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal ?? NaN) : Number.parseInt(hex, 16);
  if (Number.isInteger(code) && code > 0 && code <= 0x10_ffff) return String.fromCodePoint(code);
  return named[name.toLowerCase()] ?? whole;
}

/**
 * The distinct attributions of a map's sources as plain text. Styles contain them as HTML, which comes
 * from a server and is therefore not rendered.
 */
export function creditsText(attributions: readonly (string | undefined)[]): string {
  const texts = attributions.map((one) =>
    (one ?? '')
      .replace(/<[^>]*>/g, '')
      .replace(/&([a-z]+|#\w+);/gi, entity)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(texts)].filter((text) => text !== '').join(', ');
}
