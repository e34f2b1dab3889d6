import * as v from 'valibot';

/** Whether Postgres accepts a text, also inside JSON: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Characters that are not seen but change what is: direction controls, which make one plate look like another; control
 * characters, ESC among them, which act in a terminal or a log; and invisible ones, with which two names look the same.
 * NUL is left for `isStorable`. The joiner (U+200D) stays where it joins two emoji.
 */
const unseen =
  /\p{Bidi_Control}|[\u0001-\u0008\u000B-\u001F\u007F-\u009F]|[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200C\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/gu;

/**
 * The form in which text that people or devices write is stored (RS-382): composed (NFC), without unseen characters and
 * surrounding spaces, with `\n` between lines.
 */
export const canonicalText = (text: string): string =>
  // A half of a surrogate pair has no composed form; it is refused where the text is checked.
  text.replace(lineBreaks, '\n').replace(unseen, '').normalize('NFC').trim();

/** As `canonicalText`, for text of one line: line breaks and tabs become spaces. */
export const canonicalLine = (text: string): string =>
  canonicalText(text).replace(/[\n\t]+/gu, ' ');

/** Text in its stored form, of at most as many UTF-16 units. */
export const freeText = (maxLength: number) =>
  v.pipe(v.string(), v.transform(canonicalText), v.maxLength(maxLength), v.check(isStorable));

/** As `freeText`, for one line. */
export const freeLine = (maxLength: number) =>
  v.pipe(v.string(), v.transform(canonicalLine), v.maxLength(maxLength), v.check(isStorable));
