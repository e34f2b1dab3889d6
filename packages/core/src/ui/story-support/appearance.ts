/** The computed properties of an element that a host could break. */
const watched = [
  'display',
  'position',
  'box-sizing',
  'width',
  'height',
  'margin',
  'padding',
  'border',
  'border-radius',
  'background-color',
  'box-shadow',
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'text-align',
  'text-indent',
  'text-shadow',
  'text-transform',
  'white-space',
  'cursor',
  'fill',
  'stroke',
  'stroke-width',
  'd',
  'opacity',
  'visibility',
  'pointer-events',
  'writing-mode',
  'hyphens',
  'overflow-wrap',
  'text-wrap',
  'font-variant',
  'quotes',
  'tab-size',
  'caret-color',
  'user-select',
  '-webkit-text-stroke-width',
] as const;

/** SVG content has no text and, below the outermost element, no box. */
const paint = ['fill', 'stroke', 'stroke-width', 'd', 'opacity', 'visibility', 'display'] as const;
const box = ['width', 'height', 'margin', 'padding', 'border', 'position', 'color'] as const;

function watchedOf(element: Element): readonly string[] {
  if (!(element instanceof SVGElement)) return watched;
  return element.ownerSVGElement === null ? [...paint, ...box] : paint;
}

export interface Appearance {
  readonly element: string;
  readonly values: Readonly<Record<string, string>>;
}

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;

/** The appearance of the widget and its descendants, in document order. */
export function appearanceOf(widget: HTMLElement): readonly Appearance[] {
  return [widget, ...widget.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const values = Object.fromEntries(
      watchedOf(element).map((property) => [property, style.getPropertyValue(property)]),
    );
    return { element: nameOf(element), values };
  });
}

/** One line per property that differs. */
export function differences(
  before: readonly Appearance[],
  after: readonly Appearance[],
): readonly string[] {
  return before.flatMap(({ element, values }, index) =>
    Object.entries(values).flatMap(([property, was]) => {
      const is = after[index]?.values[property];
      return was === is ? [] : [`${element} ${property}: ${was} → ${is}`];
    }),
  );
}
