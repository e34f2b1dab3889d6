/** Joins class names and skips empty values: `classNames(css.button, wide && css.wide)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
