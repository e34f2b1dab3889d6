/** A browser on an operating system; `undefined` where the text does not name one of the known. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly isPhone: boolean;
}

/** Browsers name those whose pages they claim to support, so the first match counts. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (
  known: readonly (readonly [name: string, pattern: RegExp])[],
  text: string,
): string | undefined => known.find(([, pattern]) => pattern.test(text))?.[0];

/** The device of a session, for users to recognise it: no more than a hint, as any program can claim any name. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return {
    browser: firstOf(browsers, text),
    system: firstOf(systems, text),
    isPhone: /\bMobile\b|\bAndroid\b|\biP(hone|od)\b/.test(text),
  };
}
