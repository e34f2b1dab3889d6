import { DecoratorHelpers } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import '@fontsource-variable/ibm-plex-sans';
import { configure, waitFor } from 'storybook/test';
import { fitControls } from './fit-controls.ts';
import { ThemedDocsContainer } from './docs-container.tsx';
import { StatePage } from './pages/state-page.tsx';
import { beforeChecks, followChecks, isChecked, isTest } from './toolbar/after-checks.ts';
import { holdClock } from './toolbar/fixed-clock.ts';
import { hostSettings } from './toolbar/host-settings.ts';
import { createLongNames } from './toolbar/long-names.ts';
import { pseudoMessages } from './toolbar/pseudo-locale.ts';
import { reduceMotion } from './toolbar/reduced-motion.ts';
import { modes } from './toolbar/modes.ts';
import { globalTypes, initialGlobals } from './toolbar/toolbar.ts';
import { viewports } from './toolbar/viewports.ts';
import { judgeVisibilityAfterMotion } from './visible-matcher.ts';
import { showsSomething } from './shows-something.ts';
import { withPantau } from './with-pantau.tsx';

// Lazily loaded parts can take long on a busy machine. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });
judgeVisibilityAfterMotion();
void followChecks();

DecoratorHelpers.initializeThemeState(['light', 'dark'], 'light');

const preview: Preview = {
  decorators: [withPantau],
  loaders: [
    async (context) => {
      holdClock(context.globals['clock'] === 'fixed');
      reduceMotion(context.globals['motion'] === 'reduce');
      const { chosenLocale } = beforeChecks(context);
      if (chosenLocale !== 'en-XA')
        return { chosenLocale, settings: hostSettings(context.globals, undefined) };
      const messages = await pseudoMessages();
      const isLong = (): boolean => context.globals['locale'] === 'en-XA' || isChecked(context.id);
      return {
        chosenLocale,
        settings: hostSettings(context.globals, messages),
        pseudoMessages: messages,
        longNames: createLongNames(isLong),
      };
    },
  ],
  // A state is there to be seen; that nothing is shown is for a test. In the workbench the chosen width, user or
  // connection may hide it.
  afterEach: async ({ canvasElement, tags }) => {
    const isState = isTest && !tags.includes('behaviour') && tags.includes('dev');
    if (!isState) return;
    // Parts of a state without checks may still load.
    await waitFor(() => {
      if (!showsSomething(canvasElement.ownerDocument.body))
        throw new Error(
          "The story shows nothing: tag it 'behaviour', or stay in the state (WB-34)",
        );
    });
  },
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
    chromatic: { modes },
    backgrounds: { disabled: true },
    viewport: { options: viewports },
    docs: { container: ThemedDocsContainer, page: StatePage },
    options: {
      storySort: {
        // Read without running it: no spread, no variable.
        // prettier-ignore
        order: [
          'Start', ['Welcome', 'Pages beside their mocks', 'Composed pages'], 'Core', ['About', 'Foundations', 'Primitives'], 'Alert centre', ['About', 'About the history', '*'],
          'Data table', ['About', '*'], 'Sales orders', ['About', '*'], 'Shell', ['About', '*'], 'Alert rules', ['About', '*'],
          'Driver score', ['About', '*'], 'Company settings', ['About', '*'], 'Dashboard', ['About', '*'], 'Embedding', '*',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
};

export default preview;
