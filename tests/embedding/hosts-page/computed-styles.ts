import type { Page } from '@playwright/test';

export interface Looks {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Comparison {
  readonly state: string;
  /** Selector of the parts that are compared with all that is in them; everything by default. */
  readonly part?: string | undefined;
  /** Keeps them as what later ones are compared with. */
  readonly keep: boolean;
}

/**
 * Compares every computed property and the place of every element of the widget, pseudo-elements included, with those
 * that were kept under the same name; keeps them if there are none. Runs in the page: the values are millions.
 *
 * @returns one line per difference, the first of each element and property
 */
export function differencesOf(page: Page, comparison: Comparison): Promise<string[]> {
  return page.evaluate(({ state, part = '*', keep }) => {
    const place = document.getElementById('widget') as HTMLElement;
    const inside = place.querySelector('pantau-alert-center, pantau-root')?.shadowRoot ?? place;
    const root = inside.querySelector('[data-pantau-theme]') as HTMLElement;
    // Custom properties of the host are inherited, and the widget does not read them. Logical ones say the same
    // again; what is inert is so by attribute, and a moment after it opened.
    const isOurs = (one: string): boolean =>
      !/^--(?!pantau)|^interactivity$|^(?:block|inline)-size|-(?:block|inline)\b|-origin$/.test(
        one,
      );
    const origin = root.getBoundingClientRect();
    const valuesOf = (element: Element, pseudo?: string): Record<string, string> => {
      const style = getComputedStyle(element, pseudo);
      return Object.fromEntries(
        [...style].filter(isOurs).map((one) => [one, style.getPropertyValue(one)]),
      );
    };
    const parts = [...root.querySelectorAll(part)].flatMap((one) =>
      part === '*' ? one : [one, ...one.querySelectorAll('*')],
    );
    const looks = [root, ...parts].flatMap((element): Looks[] => {
      const label = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const inLayer = element.closest('[data-pantau-layer]') !== null;
      const [left, top] = inLayer ? [x, y] : [x - origin.x, y - origin.y];
      const box = [left, top, width, height].map((one) => Math.round(one * 8) / 8).join(' ');
      const pseudos = ['::before', '::after'].flatMap((pseudo) =>
        getComputedStyle(element, pseudo).content === 'none'
          ? []
          : [{ name: label + pseudo, values: valuesOf(element, pseudo) }],
      );
      return [{ name: label, values: { ...valuesOf(element), box } }, ...pseudos];
    });
    const kept = window.alertCenter?.kept as Map<string, readonly Looks[]>;
    const before = kept.get(state);
    if (keep) kept.set(state, looks);
    if (before === undefined) return ['kept for the first time'];
    if (before.length !== looks.length) {
      return [`${looks.length} elements instead of ${before.length}`];
    }
    return before.flatMap((was, index) => {
      const is = looks[index] as Looks;
      if (is.name !== was.name) return [`${is.name} instead of ${was.name}`];
      return Object.keys({ ...was.values, ...is.values })
        .filter((one) => was.values[one] !== is.values[one])
        .map((one) => `${was.name} ${one}: ${was.values[one]} → ${is.values[one]}`);
    });
  }, comparison);
}
