import type { CorePartName } from '@pantau/core';

/**
 * The parts that a host may style, and the only ones that keep their names: `::part(row)` from outside the custom
 * element, `[part~='row']` in React. One attribute serves both, because `part` is a global attribute that has no
 * effect outside a shadow tree; a second one, such as `data-part`, would only add to each element. A type, so
 * that the list costs nothing in a page.
 */
export type PartName =
  | CorePartName
  | 'bell'
  | 'bell-button'
  | 'badge'
  | 'strip'
  | 'panel'
  | 'header'
  | 'title'
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
