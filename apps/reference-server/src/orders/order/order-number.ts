const DIGITS = 6;

/** `SO-000042`: numbers have equal lengths, so that their order as text is that of creation. */
export const formatOrderNumber = (value: number): string =>
  `SO-${String(value).padStart(DIGITS, '0')}`;
