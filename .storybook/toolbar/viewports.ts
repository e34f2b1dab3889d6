const viewport = (name: string, width: number, height: number, type: 'mobile' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths that every view is made for. */
export const viewports = {
  w360: viewport('Small phone', 360, 740, 'mobile'),
  w390: viewport('Phone', 390, 844, 'mobile'),
  w768: { ...viewport('Tablet', 768, 1024, 'desktop'), type: 'tablet' },
  w1024: viewport('Small desktop', 1024, 768, 'desktop'),
  w1440: viewport('Desktop', 1440, 900, 'desktop'),
  w2560: viewport('Wall display', 2560, 1440, 'desktop'),
  // The narrowest page that must work, and the widest phone; stories name these two.
  mobile1: viewport('Narrowest page', 320, 568, 'mobile'),
  mobile2: viewport('Large phone', 414, 896, 'mobile'),
} as const;
