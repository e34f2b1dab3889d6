import { warnUnknown } from '@pantau/core/development';
import { linkNames } from './element-events.ts';
import type { AttributeName } from './element-settings.ts';

/** What attributes with a choice of values accept; a test compares it with how they are read. */
export const attributeValues = {
  'token-placement': ['auth', 'query'],
  'fallback-locale': ['en', 'id'],
  dir: ['ltr', 'rtl'],
  theme: ['light', 'dark', 'system', 'inherit'],
  density: ['comfortable', 'compact'],
  display: ['inline', 'hidden', 'popup', 'pinned', 'detached'],
  displays: ['popup', 'pinned', 'detached', 'window'],
  'reconnect-behavior': ['resync', 'reload'],
  links: linkNames,
} as const satisfies Partial<Record<AttributeName, readonly string[]>>;

/** Attributes that accept several values; the others read theirs as one. */
const lists = new Set<string>(['displays', 'links'] satisfies (keyof typeof attributeValues)[]);

/** Properties, which attributes are called like, in lower case: `tabIndex` is `tabindex`. */
const namesOf = (element: object): readonly string[] => {
  const names: string[] = [];
  for (const name in element) names.push(name.toLowerCase());
  return names;
};

/** Attributes of every element, and those of frameworks. */
const isGlobal = (name: string): boolean =>
  /^(?:class|exportparts|is|role|xmlns)$/.test(name) ||
  /^(?:aria|data|ng|v|x)-|^on|^item|[^a-z-]/.test(name);

const valuesIn = (name: string, value: string): readonly string[] =>
  (lists.has(name) ? value.split(/[\s,]+/) : [value.trim()]).filter(Boolean);

/** Loaded in development only: says which attributes and values mean nothing (EM-85). */
export function checkAttributes(element: Element): void {
  const properties = new Set(namesOf(HTMLElement.prototype));
  const names = element
    .getAttributeNames()
    .filter((name) => !isGlobal(name) && !properties.has(name));
  const { observedAttributes } = element.constructor as typeof element.constructor & {
    readonly observedAttributes: readonly AttributeName[];
  };
  warnUnknown(`attribute of <${element.localName}>`, names, observedAttributes);
  for (const [name, known] of Object.entries(attributeValues)) {
    if (!observedAttributes.some((one) => one === name)) continue;
    const given = element.getAttribute(name)?.toLowerCase() ?? '';
    warnUnknown(`attribute ${name} of <${element.localName}>`, valuesIn(name, given), known);
  }
}
