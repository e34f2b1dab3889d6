export const en = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  recenter: 'Recenter map',
  sources: 'Natural Earth, GeoNames',
  loading: 'Loading map',
  failed: 'Map not available.',
  at: '{{latitude}}, {{longitude}}',
  showMap: 'Show live map',
} as const;
