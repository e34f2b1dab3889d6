/**
 * Parses a time of day as typed or pasted: 7, 7.30, 07:30, 0730 or 19,05.
 *
 * @returns such as `07:30`; `null` if the text is not a time
 */
export function parseTimeText(text: string): string | null {
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:\s*[.:,]\s*(\d{2}))?$/.exec(text.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(text.trim()) ??
    [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
