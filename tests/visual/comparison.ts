/** How pictures are compared: text may differ by a shade, but not by a row of pixels. */
export const comparison = {
  maxDiffPixels: 60,
  animations: 'disabled',
  caret: 'hide',
} as const;
