const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** In international or local form, with the usual separators. */
const PHONE = /^\+?\d[\d ().-]{4,28}\d$/;

export const isEmail = (text: string): boolean => EMAIL.test(text);
export const isPhone = (text: string): boolean => PHONE.test(text);
