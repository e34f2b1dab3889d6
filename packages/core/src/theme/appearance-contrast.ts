import { contrastRatio } from './contrast.ts';
import type { ThemeToken } from './theme-tokens.generated.ts';

/** WCAG 2.2 AA: of text, and of what shows a control or the focus. */
const TEXT = 4.5;
const SHAPE = 3;

type Pair = readonly [front: ThemeToken, ground: ThemeToken, required: number];

/** What must be legible in an alert centre. */
export const legiblePairs: readonly Pair[] = [
  ['text', 'bg-surface', TEXT],
  ['text-2', 'bg-surface', TEXT],
  ['text-3', 'bg-surface', TEXT],
  ['text', 'bg-raised', TEXT],
  ['text-3', 'bg-hover', TEXT],
  ['text-3', 'accent-soft', TEXT],
  ['accent-on', 'accent', TEXT],
  ['accent-text', 'bg-surface', TEXT],
  ['accent-text', 'accent-soft', TEXT],
  ['urgent-on', 'urgent', TEXT],
  ['urgent-text', 'bg-surface', TEXT],
  ['urgent-text', 'urgent-soft', TEXT],
  ['important-on', 'important', TEXT],
  ['important-text', 'bg-surface', TEXT],
  ['important-text', 'important-soft', TEXT],
  ['success-text', 'bg-surface', TEXT],
  ['success-text', 'success-soft', TEXT],
  ['info-text', 'info-soft', TEXT],
  ['line-control', 'bg-surface', SHAPE],
  ['focus', 'bg-surface', SHAPE],
];

/**
 * The pairs of colours whose contrast is too low, in words for developers.
 *
 * @param colorOf `#rrggbb`; `undefined` for a colour whose contrast cannot be computed, such as a translucent one
 */
export function lowContrasts(
  colorOf: (variable: ThemeToken) => string | undefined,
): readonly string[] {
  return legiblePairs.flatMap(([front, ground, required]) => {
    const ratio = contrastRatio(colorOf(front) ?? '', colorOf(ground) ?? '');
    if (ratio === undefined || ratio >= required) return [];
    // Rounded down, so that 4.499 is not reported as 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [`${front} on ${ground} has ${shown} of ${required}`];
  });
}

/** Reads any notation of an opaque colour as `#rrggbb`. */
function createColorReader(page: Document): (value: string) => string | undefined {
  const canvas = page.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (value) => {
    if (context === null || !CSS.supports('color', value)) return undefined;
    context.fillStyle = value;
    if (/^#[0-9a-f]{6}$/.test(context.fillStyle)) return context.fillStyle;
    context.clearRect(0, 0, 1, 1);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha < 255) return undefined;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}

/** The pairs of colours of an element whose contrast is too low, wherever its values come from. */
export function lowContrastsOf(root: Element): readonly string[] {
  const style = getComputedStyle(root);
  const read = createColorReader(root.ownerDocument);
  return lowContrasts((variable) => read(style.getPropertyValue(`--pantau-${variable}`).trim()));
}
