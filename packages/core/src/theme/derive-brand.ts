import { brandDefaults } from './brand-defaults.generated.ts';
import type { Brand, BrandColors, Theme } from './brand.ts';
import { contrastRatio } from './contrast.ts';

/** The colours a company chooses, written `#rrggbb`. */
export interface CompanyColors {
  readonly accent?: string | null | undefined;
  /** The background of the menu. Without it the menu has Pantau's colours. */
  readonly menu?: string | null | undefined;
}

/**
 * `adjusted`: in the light theme the colour was made lighter or darker until its texts are legible; `refused`: it is not written
 * `#rrggbb`, and Pantau's own is used.
 */
export interface BrandFinding {
  readonly color: 'accent' | 'menu';
  readonly theme: Theme;
  readonly outcome: 'adjusted' | 'refused';
  readonly given: string;
  readonly used: string | undefined;
}

export interface DerivedBrand {
  readonly brand: Brand;
  readonly findings: readonly BrandFinding[];
}

/** For text. */
const TEXT = 4.5;
/** For the edge of a control. */
const EDGE = 3;
/** A step of a mixture; 1 is the other colour. */
const STEP = 0.02;

const WHITE = '#ffffff';
const INK = '#141920';
const BLACK = '#000000';
const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);

const ratio = (one: string, other: string): number => contrastRatio(one, other) ?? 0;

/** `share` of the other colour, 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(color, at) * (1 - share) + channel(other, at) * share),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour itself, or the first mixture with `towards` that passes. */
function nearest(color: string, towards: string, passes: (mixed: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(color, towards, share);
    if (passes(mixed)) return mixed;
  }
  return towards;
}

/** White where it is legible, else ink. */
const textOn = (color: string): string => (ratio(WHITE, color) >= TEXT ? WHITE : INK);
const isLegibleOn = (color: string): boolean => ratio(textOn(color), color) >= TEXT;

interface Ground {
  readonly surface: string;
  /** The darkest or lightest ground that accent text is on, such as a hovered row. */
  readonly hover: string;
  /** The palest text that may be on the soft accent. */
  readonly palest: string;
  /** Away from the ground. */
  readonly away: string;
}

const grounds: Readonly<Record<Theme, Ground>> = {
  light: { surface: WHITE, hover: '#e7eaee', palest: '#5e6774', away: BLACK },
  dark: {
    surface: brandDefaults.dark['bg-surface'],
    hover: '#242b36',
    palest: '#8b96a5',
    away: WHITE,
  },
};

function accentColors(given: string, theme: Theme): BrandColors {
  const { surface, hover: ground, palest, away } = grounds[theme];
  const accent = nearest(
    given,
    away,
    (color) => ratio(color, surface) >= EDGE && isLegibleOn(color),
  );
  const on = textOn(accent);
  // Towards the colour that the text is not, so that it stays legible.
  const hover = mix(accent, on === WHITE ? BLACK : WHITE, 0.14);
  const text = nearest(given, away, (color) => ratio(color, ground) >= TEXT);
  const soft = nearest(
    mix(surface, given, theme === 'light' ? 0.1 : 0.3),
    surface,
    (color) => ratio(text, color) >= TEXT && ratio(palest, color) >= TEXT,
  );
  return {
    accent,
    'accent-hover': hover,
    'accent-on': on,
    'accent-text': text,
    'accent-soft': soft,
    // The current entry of Pantau's own menu; a menu of the company's colour has its own.
    'nav-active-bg': soft,
    'nav-active-text': text,
  };
}

function menuColors(given: string, theme: Theme): BrandColors {
  const inTheme = theme === 'dark' ? mix(given, BLACK, 0.35) : given;
  // Entries that are current have a ground nearer to their text, on which it must be legible, too.
  const activeOn = (bg: string): string => mix(bg, textOn(bg), 0.16);
  const bg = nearest(
    inTheme,
    textOn(inTheme) === WHITE ? BLACK : WHITE,
    (color) => isLegibleOn(color) && ratio(textOn(color), activeOn(color)) >= TEXT,
  );
  const strong = textOn(bg);
  const legible = (color: string): boolean => ratio(color, bg) >= TEXT;
  return {
    'nav-bg': bg,
    'nav-text': nearest(mix(strong, bg, 0.12), strong, (color) => ratio(color, bg) >= TEXT + 0.6),
    'nav-text-2': nearest(mix(strong, bg, 0.32), strong, legible),
    'nav-active-bg': activeOn(bg),
    'nav-active-text': strong,
    'nav-line': mix(bg, strong, 0.14),
    'logo-text': strong,
  };
}

/**
 * A brand from one or two colours of a company: the further colours are derived from them, and a colour whose texts
 * would not be legible is made darker or lighter as far as necessary (CO-196).
 */
export function deriveBrand({ accent, menu }: CompanyColors): DerivedBrand {
  const findings: BrandFinding[] = [];
  const derive = (
    color: 'accent' | 'menu',
    given: string | null | undefined,
    theme: Theme,
  ): BrandColors => {
    if (given === null || given === undefined) return {};
    if (!isHex(given)) {
      findings.push({ color, theme, outcome: 'refused', given, used: undefined });
      return {};
    }
    const colors = color === 'accent' ? accentColors(given, theme) : menuColors(given, theme);
    const used = color === 'accent' ? colors.accent : colors['nav-bg'];
    // In the dark theme another shade is the rule: the accent is lighter, the menu darker.
    if (theme === 'light' && used !== given.toLowerCase()) {
      findings.push({ color, theme, outcome: 'adjusted', given, used });
    }
    return colors;
  };
  const colorsOf = (theme: Theme): BrandColors => ({
    ...derive('accent', accent, theme),
    ...derive('menu', menu, theme),
  });
  return { brand: { light: colorsOf('light'), dark: colorsOf('dark') }, findings };
}
