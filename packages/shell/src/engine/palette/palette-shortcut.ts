/** A key press, as far as the shortcut needs it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Something else has used the key. */
  readonly defaultPrevented: boolean;
}

export interface PressContext {
  /** Cmd instead of Ctrl, which has a meaning of its own in the fields of a Mac. */
  readonly mac: boolean;
  /** Focus is in an editor, where the keys insert a link. */
  readonly inEditor: boolean;
  /** A modal dialog is open. */
  readonly modalOpen: boolean;
}

/** Whether a key press opens the palette: Ctrl+K, on a Mac Cmd+K (SH-91). */
export function opensPalette(press: KeyPress, { mac, inEditor, modalOpen }: PressContext): boolean {
  if (press.defaultPrevented || inEditor || modalOpen) return false;
  if (press.key.toLowerCase() !== 'k' || press.altKey || press.shiftKey) return false;
  return mac ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
}
