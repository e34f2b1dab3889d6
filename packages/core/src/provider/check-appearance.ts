import { warnOnce, warnUnknown } from '../errors/warn-unknown.ts';
import { iconPaths } from '../ui/icons/icon-paths.ts';
import type { PartName } from '../theme/part-names.ts';
import type { Appearance } from '../theme/appearance.ts';
import { themeTokenNames } from '../theme/theme-token-names.generated.ts';

/** The names at run time; the compiler keeps the lists complete. */
const parts = Object.keys({
  theme: true,
  light: true,
  dark: true,
  plate: true,
  severity: true,
  toast: true,
  bell: true,
  'bell-button': true,
  badge: true,
  strip: true,
  panel: true,
  header: true,
  title: true,
  logo: true,
  footer: true,
  row: true,
  'row-title': true,
  'row-value': true,
  'row-place': true,
  'row-time': true,
  'row-actions': true,
  'row-content': true,
  'selection-bar': true,
  preview: true,
  'preview-header': true,
  'preview-title': true,
  'preview-body': true,
  'preview-section': true,
  'preview-actions': true,
  empty: true,
} satisfies Record<PartName, true>);
const keys = Object.keys({
  variables: true,
  icons: true,
  logo: true,
  elements: true,
  styles: true,
} satisfies Record<keyof Appearance, true>);
const variables = [...themeTokenNames, 'font'];

const namesIn = (of: object | undefined): readonly string[] => Object.keys(of ?? {});

/** Loaded in development only: says which names of an appearance mean nothing (EM-84). */
export function checkAppearance(appearance: Appearance, root: Node): void {
  const { variables: own = {}, icons, elements, styles } = appearance;
  warnUnknown('appearance', namesIn(appearance), keys);
  warnUnknown('appearance.variables', namesIn(own), [...variables, 'light', 'dark']);
  warnUnknown('appearance.variables.light', namesIn(own.light), variables);
  warnUnknown('appearance.variables.dark', namesIn(own.dark), variables);
  warnUnknown('appearance.icons', namesIn(icons), namesIn(iconPaths));
  warnUnknown('appearance.elements', namesIn(elements), parts);
  if (styles !== undefined && !('host' in root)) {
    warnOnce(
      'appearance.styles has no effect in the page; put its rules into a style sheet of the page',
    );
  }
}
