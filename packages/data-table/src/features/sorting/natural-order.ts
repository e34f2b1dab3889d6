const ZERO = 48;
const isDigit = (code: number): boolean => code >= ZERO && code <= 57;

/** Text that code units order by the numbers in it: each number is written after its count of digits. */
function naturalKey(text: string): string {
  let key = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text.charCodeAt(at))) continue;
    let end = at + 1;
    while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
    let first = at;
    while (first < end - 1 && text.charCodeAt(first) === ZERO) first += 1;
    key += text.slice(from, at) + String.fromCharCode(ZERO + end - first);
    from = first;
    at = end;
  }
  return key === '' ? text : key + text.slice(from);
}

/** Whether digits are at the same places in all texts, so that code units already order by numbers. */
function isUniform(texts: readonly string[]): boolean {
  const [model = ''] = texts;
  return texts.every((text) => {
    if (text.length !== model.length) return false;
    for (let at = 0; at < text.length; at += 1) {
      if (isDigit(text.charCodeAt(at)) !== isDigit(model.charCodeAt(at))) return false;
    }
    return true;
  });
}

/** Separates the key from the text, which `foldText` keeps free of it. */
const END = '\u0000';

/** Orders "so-2" before "so-10" (DT-216). Much faster than `Intl.Collator` with `numeric`. */
export function compareNatural(a: string, b: string): number {
  const [left, right] = [`${naturalKey(a)}${END}${a}`, `${naturalKey(b)}${END}${b}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The texts in natural order; agrees with `compareNatural`. */
export function sortNaturally(texts: readonly string[]): readonly string[] {
  if (isUniform(texts)) return texts.toSorted();
  const keys = texts.map((text) => `${naturalKey(text)}${END}${text}`).sort();
  return keys.map((key) => key.slice(key.indexOf(END) + 1));
}
