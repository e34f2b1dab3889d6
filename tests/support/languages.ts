/** The languages of the portal, each with the locale of a browser in which it starts in that language. */
export const languages = [
  { language: 'id', locale: 'id-ID' },
  { language: 'en', locale: 'en-GB' },
] as const;

/** The narrowest supported screen. */
export const phone = { width: 360, height: 740 } as const;
