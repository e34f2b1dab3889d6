/** A text of the product in both languages. */
export interface PageText {
  readonly key: string;
  readonly en: string;
  readonly id: string;
}

/** Keys that do the same. `Shift+Enter` is a key with a modifier. */
export interface PageKeys {
  readonly keys: readonly string[];
  readonly does: string;
  /** The module that handles them; without one the browser does. */
  readonly module?: string;
}

/** The role that assistive technology sees. */
export interface PageRole {
  readonly part: string;
  readonly role: string;
  /** The module that renders it. */
  readonly module: string;
  /** How the module states it, unless it is `role="…"`. */
  readonly markup?: string;
}

/** What a page about components says that the code can contradict. */
export interface PageFacts {
  /** Folder of the package. */
  readonly package: string;
  readonly texts: readonly PageText[];
  readonly keys: readonly PageKeys[];
  readonly roles: readonly PageRole[];
  /** Names of size budgets (`scripts/size/budgets.mjs`). */
  readonly budgets: readonly string[];
}

/** Texts of a catalogue: a key that it does not have does not compile. */
export const textsOf = <En extends Readonly<Record<string, string>>>(
  en: En,
  id: Readonly<Record<keyof En, string>>,
  keys: readonly (keyof En & string)[],
): readonly PageText[] => keys.map((key) => ({ key, en: en[key] ?? '', id: id[key] }));
