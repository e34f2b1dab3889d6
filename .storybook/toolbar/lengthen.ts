const plain = 'AEIOUYaeiouycn';
const marked = 'ÅÉÎÖÛÝåéîöûýçñ';

/** What lengthens a text, in words, so that it wraps as a translation would. */
const filler = ' lorem ipsum dolor sit amet';

/** Share by which German or Indonesian texts may be longer than English ones. */
const GROWTH = 0.4;

/** Placeholders and references, which are not text. */
const code = /(\{\{.*?\}\}|\$t\(.*?\))/;

const mark = (text: string): string =>
  [...text].map((letter) => marked[plain.indexOf(letter)] ?? letter).join('');

/** An English text as it would look in a longer language: `[Sävé lör]` for “Save”. The brackets show what is cut off. */
export function lengthened(text: string): string {
  const parts = text.split(code);
  const letters = parts.filter((_, index) => index % 2 === 0).join('').length;
  const more = filler.repeat(10).slice(0, Math.ceil(letters * GROWTH));
  const shown = parts.map((part, index) => (index % 2 === 0 ? mark(part) : part)).join('');
  return `[${shown}${more.trimEnd()}]`;
}
