import { type Appearance, scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useCallback } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { MemoryAlertSource } from '../adapters/memory/index.ts';
import { useHostElement } from '../testing/stories/host-element.ts';
import { type HostSettings, settingsIn } from '../testing/stories/host-settings.ts';
import { copyPageSheets } from '../testing/stories/page-sheets.ts';
import { storyUser, storyWorld } from '../testing/stories/story-world.ts';
import { definePantauAlertCenter } from './define.ts';
import type { PantauAlertCenterElement } from './element-properties.ts';

definePantauAlertCenter('pantau-alert-center', { sheets: copyPageSheets });

/** A partner's own look: square, violet, with paper-like surfaces. */
const ownLook: Appearance = {
  variables: {
    'radius-sm': '0',
    'radius-md': '0',
    'radius-lg': '0',
    font: 'Georgia, serif',
    light: {
      'bg-surface': '#fffaf0',
      'bg-raised': '#fffdf8',
      accent: '#5b2a86',
      'accent-hover': '#48206b',
      'accent-text': '#5b2a86',
      'accent-soft': '#f3eaf9',
    },
    dark: {
      'bg-surface': '#1b1522',
      'bg-raised': '#241c2d',
      accent: '#8b55c0',
      'accent-hover': '#7c47b1',
      'accent-text': '#d3b3f0',
      'accent-soft': '#33224a',
    },
  },
  icons: { bell: 'M12 3v2M5 19h14M7 19v-7a5 5 0 0 1 10 0v7' },
};

interface AppearanceStoryProps {
  readonly alerts: MemoryAlertSource;
  readonly settings: HostSettings;
  readonly attributes: Readonly<Record<string, string>>;
  readonly appearance?: Appearance;
  /** Style sheet of the page. */
  readonly pageStyles?: string;
  readonly onError?: (error: unknown) => void;
}

function StyledElement(props: AppearanceStoryProps): ReactElement {
  const { alerts, settings, attributes, appearance, pageStyles, onError } = props;
  const prepare = useCallback(
    (element: PantauAlertCenterElement) => {
      element.source = alerts;
      element.user = storyUser(alerts.user, [scopes.alertCenterEmbedMap]);
      element.appearance = appearance;
      element.addEventListener('pantau-error', ({ detail }) => onError?.(detail.error));
    },
    [alerts, appearance, onError],
  );
  return (
    <>
      <style>{pageStyles}</style>
      <div ref={useHostElement(settings, attributes, prepare)} style={{ height: 640 }} />
    </>
  );
}

const inline = { display: 'inline' };

const meta = {
  title: 'Embedding/Own look',
  component: StyledElement,
  loaders: [storyWorld],
  // The element shares localStorage with the page.
  beforeEach: () => localStorage.clear(),
  args: {
    alerts: undefined as never,
    settings: undefined as never,
    attributes: inline,
    onError: fn(),
  },
  render: (args, { loaded }) => (
    <StyledElement
      {...args}
      alerts={loaded['alerts'] as MemoryAlertSource}
      settings={settingsIn(loaded)}
    />
  ),
} satisfies Meta<typeof StyledElement>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const partOf = async ({ canvasElement }: PlayContext, name: string): Promise<Element> => {
  const find = () =>
    canvasElement
      .querySelector('pantau-alert-center')
      ?.shadowRoot?.querySelector(`[part~=${name}]`);
  await waitFor(() => expect(find()).toBeTruthy());
  return find() as Element;
};
const lookOf = async (context: PlayContext, name: string) =>
  getComputedStyle(await partOf(context, name));

/** EM-75: Variables and icons of the page apply, and texts that are legible are not reported. */
export const OwnLook: Story = {
  args: { appearance: ownLook },
  play: async (context) => {
    await expect((await lookOf(context, 'panel')).backgroundColor).toBe('rgb(255, 250, 240)');
    await expect((await lookOf(context, 'row-title')).fontFamily).toBe('Georgia, serif');
    await expect(context.args.onError).not.toHaveBeenCalled();
  },
};

/** EM-75: In the dark theme, those of the dark theme. */
export const OwnLookInTheDark: Story = {
  args: { appearance: ownLook },
  globals: { locale: 'id', theme: 'dark' },
  play: async (context) => {
    await expect((await lookOf(context, 'panel')).backgroundColor).toBe('rgb(27, 21, 34)');
    await expect((await lookOf(context, 'theme')).getPropertyValue('--pantau-radius-md')).toBe('0');
  },
};

/** EM-75: The icon of the page in the bell. */
export const OwnIcon: Story = {
  args: { appearance: ownLook, attributes: {} },
  play: async (context) => {
    const button = await partOf(context, 'bell-button');
    await expect(button.querySelector('path')).toHaveAttribute('d', ownLook.icons?.bell);
  },
};

const pageStyles = `
pantau-alert-center::part(theme) { --pantau-type-base-size: 15px; --pantau-accent: #5b2a86; }
pantau-alert-center::part(theme light) { --pantau-bg-surface: #fffaf0; }
pantau-alert-center::part(theme dark) { --pantau-bg-surface: #1b1522; }
`;

/** EM-76: A style sheet of the page sets variables from outside, also of one theme. */
export const FromAStyleSheet: Story = {
  args: { pageStyles },
  play: async (context) => {
    await expect((await lookOf(context, 'panel')).backgroundColor).toBe('rgb(255, 250, 240)');
    const theme = await lookOf(context, 'theme');
    await expect(theme.fontSize).toBe('15px');
    await expect(theme.getPropertyValue('--pantau-accent')).toBe('#5b2a86');
  },
};

/** EM-76: In the dark theme, the other surface. */
export const FromAStyleSheetInTheDark: Story = {
  args: { pageStyles },
  globals: { locale: 'id', theme: 'dark' },
  play: async (context) => {
    await expect((await lookOf(context, 'panel')).backgroundColor).toBe('rgb(27, 21, 34)');
  },
};

/** EM-77: What is hardly legible is reported once, with its ratio, in any notation and wherever it was set. */
export const HardlyLegible: Story = {
  tags: ['behaviour'],
  // The story is about a contrast that is too low.
  parameters: { a11y: { test: 'off' } },
  args: {
    appearance: { variables: { 'text-3': 'oklch(0.8 0 0)' } },
    pageStyles: 'pantau-alert-center::part(theme) { --pantau-urgent: pink; }',
  },
  play: async (context) => {
    const { onError } = context.args;
    await waitFor(() => expect(onError).toHaveBeenCalled());
    await expect(onError).toHaveBeenCalledOnce();
    await expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({
        message: expect.stringMatching(
          /^Too little contrast in the light theme: text-3 on bg-surface has 1\.\d\d of 4\.5; .*urgent-on on urgent has 1\.\d\d of 4\.5$/,
        ) as string,
      }),
    );
    const element = context.canvasElement.querySelector('pantau-alert-center');
    if (element !== null) element.appearance = { variables: { 'text-3': 'oklch(0.8 0 0)' } };
    await waitFor(() => expect(element?.appearance?.variables).toBeDefined());
    element?.setAttribute('theme', 'dark');
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    await expect(onError).toHaveBeenLastCalledWith(
      expect.objectContaining({
        message: 'Too little contrast in the dark theme: urgent-on on urgent has 1.53 of 4.5',
      }),
    );
  },
};
