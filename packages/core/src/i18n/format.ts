import { type Locale, canonicalLocale, intlLocale } from './locale.ts';

/** Numbers and times in the language and time zone of the provider. */
export interface Format {
  readonly locale: Locale;
  readonly timeZone: string | undefined;
  /** 14.850.000 or −3,4, with a minus sign that no line break parts from its digits (CO-247). */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** 14.32 or 14:32. Times are epoch milliseconds, here and below. */
  time(ms: number): string;
  /** 14.32.05 or 14:32:05. */
  timeWithSeconds(ms: number): string;
  /** 5 Nov 2026, 14.32. */
  dateTime(ms: number): string;
  /** 5 Nov 2026. */
  date(ms: number): string;
  /** Whole rupiah: Rp 14.850.000. */
  currency(value: number): string;
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** Replaces the hyphen that Intl writes in Indonesian, English and others; languages with a minus of their own keep it. */
const withMinus = (text: string): string => text.replace('-', '\u2212');
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * @param timeZone IANA name. The device's time zone by default, and if the browser does not know the name.
 */
export function createFormat(locale: Locale, timeZone?: string): Format {
  const tag = intlLocale(locale);
  const zone = isKnownTimeZone(timeZone) ? timeZone : undefined;
  const dates = new Map<string, Intl.DateTimeFormat>();
  const numbers = new Map<string, Intl.NumberFormat>();

  const formatDate = (ms: number, options: Intl.DateTimeFormatOptions): string => {
    const key = JSON.stringify(options);
    let format = dates.get(key);
    if (format === undefined) {
      format = new Intl.DateTimeFormat(tag, zone ? { ...options, timeZone: zone } : options);
      dates.set(key, format);
    }
    return format.format(ms);
  };

  const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string => {
    const key = JSON.stringify(options);
    let format = numbers.get(key);
    if (format === undefined) {
      format = new Intl.NumberFormat(tag, options);
      numbers.set(key, format);
    }
    const text = format.format(value);
    return value < 0 || Object.is(value, -0) ? withMinus(text) : text;
  };

  return {
    locale: canonicalLocale(locale),
    timeZone: zone,
    number: formatNumber,
    time: (ms) => formatDate(ms, minute),
    timeWithSeconds: (ms) => formatDate(ms, { ...minute, second: '2-digit' }),
    dateTime: (ms) => formatDate(ms, { ...day, ...minute }),
    date: (ms) => formatDate(ms, day),
    currency: (value) =>
      formatNumber(value, {
        style: 'currency',
        currency: 'IDR',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }),
  };
}

function isKnownTimeZone(timeZone: string | undefined): timeZone is string {
  if (timeZone === undefined) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}
