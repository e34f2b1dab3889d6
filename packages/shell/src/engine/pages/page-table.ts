/** A page of an application. */
export interface PageDefinition {
  /** A segment that starts with a colon is a parameter: it matches any text. */
  readonly path: `/${string}`;
  /** Scope required to see the page, or several that are all required. */
  readonly scope?: string | readonly string[] | undefined;
}

/** The pages of an application, by name. */
export interface PageTable<Name extends string> {
  readonly names: readonly Name[];
  /** The name of the page at a path, with or without a slash at the end. Of two that match, the first one counts. */
  find(pathname: string): Name | undefined;
  /** The path of a page as it is defined, with its parameters: for a route. */
  patternOf(name: Name): string;
  /** The scopes that a page requires, all of them. */
  scopesOf(name: Name): readonly string[];
  /** The path of a page. @param values of its parameters, which may be any text */
  pathOf(name: Name, values?: Readonly<Record<string, string>>): string;
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

function matches(pattern: string, pathname: string): boolean {
  const [expected, actual] = [pattern.split('/'), pathname.split('/')];
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => isParameter(segment) || segment === actual[index])
  );
}

export function createPageTable<const Pages extends Readonly<Record<string, PageDefinition>>>(
  pages: Pages,
): PageTable<keyof Pages & string> {
  type Name = keyof Pages & string;
  const names = Object.keys(pages) as Name[];
  const definitionOf = (name: Name): PageDefinition => pages[name] as PageDefinition;
  return {
    names,
    find(pathname) {
      const path = pathname.replace(/\/+$/, '');
      return names.find((name) => matches(definitionOf(name).path, path));
    },
    patternOf: (name) => definitionOf(name).path,
    scopesOf(name) {
      const { scope = [] } = definitionOf(name);
      return typeof scope === 'string' ? [scope] : scope;
    },
    pathOf: (name, values = {}) =>
      definitionOf(name)
        .path.split('/')
        .map((segment) =>
          isParameter(segment) ? encodeURIComponent(values[segment.slice(1)] ?? '') : segment,
        )
        .join('/'),
  };
}
