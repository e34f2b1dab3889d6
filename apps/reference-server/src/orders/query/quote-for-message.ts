const SHOWN_MAX = 60;

/** A part of a request as an error message names it: without control characters, and not too long. */
export function quoteForMessage(text: string): string {
  const plain = text.replace(/\p{C}/gu, ' ').trim();
  const chars = [...plain];
  return chars.length > SHOWN_MAX ? `${chars.slice(0, SHOWN_MAX).join('')}…` : plain;
}
