import { DecoratorHelpers } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import '@fontsource-variable/ibm-plex-sans';
import { configure } from 'storybook/test';
import { fitControls } from './fit-controls.ts';
import { withPantau } from './with-pantau.tsx';

// Lazily loaded parts can take long on a busy machine. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

DecoratorHelpers.initializeThemeState(['light', 'dark'], 'light');

const preview: Preview = {
  decorators: [withPantau],
  tags: ['autodocs'],
  argTypesEnhancers: [fitControls],
  parameters: {
    layout: 'fullscreen',
    // A violation fails the test. Details of passed checks and prefetched style sheets are not needed.
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations', 'incomplete'],
        preload: false,
        // Looks for `!important` in style attributes, which React cannot set, at a fifth of the time of a run.
        rules: { 'avoid-inline-spacing': { enabled: false } },
      },
    },
    controls: { expanded: true },
    backgrounds: { disabled: true },
    options: {
      storySort: {
        // Read without running it: no spread, no variable.
        // prettier-ignore
        order: [
          'Start', ['Welcome'], 'Core', ['Foundations', 'Primitives'], 'Alert centre', 'Data table', 'Sales orders',
          'Shell', 'Alert rules', 'Driver score', 'Company settings', 'Dashboard', 'Embedding', '*',
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'id', title: 'Indonesia' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', density: 'comfortable' },
};

export default preview;
