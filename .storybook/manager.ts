import '@fontsource-variable/ibm-plex-sans';
import { addons } from 'storybook/manager-api';
import { pantauTheme } from './pantau-theme.ts';

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: pantauTheme(prefersDark ? 'dark' : 'light') });
