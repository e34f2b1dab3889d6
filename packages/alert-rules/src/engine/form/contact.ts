const EMAIL_MAX = 254;

/** Whether a text looks like an email address. Only sending to it shows whether it exists. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && /^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/.test(text);

/**
 * Reads a phone number as typed: 0812-3456-7890, 62 812 3456 7890 or +62 (812) 34567890. A leading 0 is Indonesia.
 *
 * @returns in international form, such as `+6281234567890`; `null` if it is no phone number
 */
export function parsePhone(text: string): string | null {
  const typed = text.replaceAll(/[\s().-]/g, '');
  const international = /^0[1-9]/.test(typed)
    ? `+62${typed.slice(1)}`
    : typed.startsWith('62')
      ? `+${typed}`
      : typed;
  return /^\+[1-9]\d{7,14}$/.test(international) ? international : null;
}
