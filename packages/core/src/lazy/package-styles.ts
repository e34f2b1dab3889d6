/**
 * The style sheets of packages, for roots that no style sheet of the page reaches. The build registers each package in
 * the modules whose rules are in its `styles.css`; the text is loaded when an isolated provider first needs it.
 */
interface PackageStyles {
  readonly load: () => Promise<{ readonly default: string }>;
  text: string | undefined;
}

/** In the order of loading: a package before those that build on it. */
const packages: PackageStyles[] = [];
const listeners = new Set<() => void>();

/** Registers a package. Returns a function that returns the class names of a module unchanged. */
export function packageStyles(
  load: () => Promise<{ readonly default: string }>,
): <T>(names: T) => T {
  packages.push({ load, text: undefined });
  for (const listener of listeners) listener();
  return (names) => names;
}

/** The texts of every package that has been imported so far; `undefined` until they are loaded. */
export function loadedPackageStyles(): readonly string[] | undefined {
  const texts = packages.flatMap(({ text }) => text ?? []);
  return texts.length === packages.length ? texts : undefined;
}

/** Loads what is missing. Rejects with the error of the import; the next call tries again. */
export async function loadPackageStyles(): Promise<void> {
  await Promise.all(
    packages.map(async (one) => {
      one.text ??= (await one.load()).default;
    }),
  );
}

/** Calls the listener when another package is imported. */
export function watchPackageStyles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
