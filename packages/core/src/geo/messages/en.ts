export const en = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  recenter: 'Back to the place',
  sources: 'Natural Earth, GeoNames',
  loading: 'Loading the map',
  failed: 'The map cannot be shown here.',
  at: '{{latitude}}, {{longitude}}',
  showMap: 'Show the live map',
} as const;
