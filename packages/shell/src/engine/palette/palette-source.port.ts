/** What the palette finds besides pages and actions. */
export const paletteKinds = ['vehicle', 'order'] as const;

export type PaletteKind = (typeof paletteKinds)[number];

/** A vehicle or an order that was found. */
export interface PaletteFind {
  /** Unique within its kind. */
  readonly id: string;
  /** Plate of the vehicle, or number of the order. */
  readonly name: string;
  /** Usual driver of the vehicle, or customer of the order. */
  readonly detail: string | null;
}

/** The number of results that a search has at most. */
export const PALETTE_FINDS_MAX = 6;

/** Finds vehicles and orders of the user's company by name. Rejects with `PantauError`. */
export interface PaletteSource {
  /**
   * At most six vehicles whose plate contains every word of the search, with or without its spaces, or orders whose
   * number or customer does, ignoring case. Rejects with kind `forbidden` without the permission to read them.
   *
   * @param search at most 200 characters, not blank
   */
  find(kind: PaletteKind, search: string, signal?: AbortSignal): Promise<readonly PaletteFind[]>;
}
