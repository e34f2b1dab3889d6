/**
 * The parts that a host may style, and the only ones that keep their names: `::part(row)` from outside a shadow root,
 * `[part~='row']` in the page, and classes of the host's own (`elements` of an `Appearance`). One attribute serves both,
 * because `part` is a global attribute that has no effect outside a shadow tree. They are listed here, like icons and
 * tokens, so that one object describes the look of every widget; a type costs nothing in a page.
 */
export type PartName =
  /** Has the variables, and `light` or `dark` as a second name (EM-76). */
  | 'theme'
  | 'light'
  | 'dark'
  | 'plate'
  | 'severity'
  | 'toast'
  | 'bell'
  | 'bell-button'
  | 'badge'
  | 'strip'
  | 'panel'
  | 'header'
  | 'title'
  /** The host's logo in place of the title. */
  | 'logo'
  | 'footer'
  | 'row'
  | 'row-title'
  | 'row-value'
  | 'row-place'
  | 'row-time'
  | 'row-actions'
  /** Content of the host's in a row. */
  | 'row-content'
  | 'selection-bar'
  | 'preview'
  | 'preview-header'
  | 'preview-title'
  | 'preview-body'
  | 'preview-section'
  | 'preview-actions'
  /** Content of the host's in an empty list, in the custom element. */
  | 'empty';
