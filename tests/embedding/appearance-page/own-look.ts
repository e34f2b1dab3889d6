import type { Appearance } from '@pantau/core';

/** Rules for the classes of a partner: `styles` in a shadow root, a style sheet of the page elsewhere. */
export const ownRules = `
.kirana .kirana-row { border-inline-start: 4px solid var(--pantau-accent); }
.kirana .kirana-row::before { content: ''; }
.kirana .kirana-panel, .kirana .kirana-preview { background: linear-gradient(rgb(255 250 240), rgb(255 250 240)); }
@media (min-width: 100px) { .kirana .kirana-plate { border-radius: 9px; } }
`;

/** Everything that an appearance can have. */
export const ownLook: Appearance = {
  variables: {
    font: 'Georgia, serif',
    'radius-lg': '3px',
    light: { accent: '#0b5d3b', 'bg-surface': '#fffdf7' },
  },
  icons: { bell: 'M4 4h16v16H4z' },
  logo: { src: '/logo.svg', alt: 'Kirana' },
  elements: {
    theme: 'kirana',
    panel: 'kirana-panel',
    row: 'kirana-row',
    plate: 'kirana-plate',
    preview: 'kirana-preview',
  },
  styles: ownRules,
};
