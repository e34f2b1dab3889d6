import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useCallback } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../adapters/memory/index.ts';
import { useHostElement } from '../testing/stories/host-element.ts';
import { type HostSettings, settingsIn } from '../testing/stories/host-settings.ts';
import { listsLoaded } from '../testing/stories/lists-loaded.ts';
import { copyPageSheets } from '../testing/stories/page-sheets.ts';
import { storyUser, storyWorld } from '../testing/stories/story-world.ts';
import { definePantauAlertBell } from './define.ts';
import type { PantauAlertBellElement } from './element-properties.ts';

definePantauAlertBell('pantau-alert-bell', { sheets: copyPageSheets });

interface BellStoryProps {
  readonly alerts: MemoryAlertSource;
  readonly settings: HostSettings;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onCounts?: (detail: unknown) => void;
}

const none: Readonly<Record<string, string>> = {};

function BellStory({
  alerts,
  settings,
  attributes = none,
  onCounts,
}: BellStoryProps): ReactElement {
  const prepare = useCallback(
    (element: PantauAlertBellElement) => {
      element.source = alerts;
      element.user = storyUser(alerts.user);
      element.addEventListener('pantau-counts', ({ detail }) => onCounts?.(detail));
    },
    [alerts, onCounts],
  );
  return (
    <div
      ref={useHostElement(settings, attributes, prepare, 'pantau-alert-bell')}
      style={{ height: 640 }}
    />
  );
}

const meta = {
  title: 'Embedding/Bell element',
  component: BellStory,
  loaders: [storyWorld],
  // The element shares the storage of the page, where other stories may have left open previews.
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
  },
  args: { alerts: undefined as never, settings: undefined as never, onCounts: fn() },
  render: (args, { loaded }) => (
    <BellStory
      {...args}
      alerts={loaded['alerts'] as MemoryAlertSource}
      settings={settingsIn(loaded)}
    />
  ),
} satisfies Meta<typeof BellStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const frameOf = async ({ canvasElement }: PlayContext): Promise<HTMLElement> => {
  const find = () =>
    canvasElement
      .querySelector('pantau-alert-bell')
      ?.shadowRoot?.querySelector<HTMLElement>('.pantau-frame');
  await waitFor(() => expect(find()?.querySelector('button')).toBeTruthy());
  return find() as HTMLElement;
};
const bellIn = (frame: HTMLElement): Promise<HTMLElement> =>
  within(frame).findByRole('button', { name: /^(Alert centre|Pusat peringatan), \d/ });

/** EM-137: The bell with its number, and nothing beside it. */
export const Closed: Story = {
  play: async (context) => {
    const frame = await frameOf(context);
    await bellIn(frame);
    await expect(frame.querySelectorAll('button')).toHaveLength(1);
    await waitFor(() =>
      expect(context.args.onCounts).toHaveBeenCalledWith(
        expect.objectContaining({ isKnown: true }),
      ),
    );
  },
};

/** EM-137: Pressed, it shows the panel as a popup, which cannot be moved elsewhere. */
export const Open: Story = {
  globals: { theme: 'dark', locale: 'id' },
  play: async (context) => {
    const frame = await frameOf(context);
    await userEvent.click(await bellIn(frame));
    await listsLoaded(frame);
    const panel = frame.querySelector('[part~="panel"]') as HTMLElement;
    await expect(panel.dataset['display']).toBe('popup');
    await expect(within(panel).queryByRole('button', { name: /Sematkan|Jendela/ })).toBeNull();
  },
};

/** EM-137: Attributes about displays do not apply, and the console says so in development. */
export const WithoutOtherDisplays: Story = {
  tags: ['behaviour'],
  args: { attributes: { display: 'inline', strip: 'on' } },
  play: async (context) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const frame = await frameOf(context);
    await bellIn(frame);
    await expect(frame.querySelector('[part~="panel"]')).toBeNull();
    const element = context.canvasElement.querySelector('pantau-alert-bell');
    element?.setAttribute('locale', 'id');
    await waitFor(() =>
      expect(warn.mock.calls.flat().join()).toContain(
        "<pantau-alert-bell>: 'display' is not known",
      ),
    );
    warn.mockRestore();
  },
};

/** EM-139: Under a name of the page's own. */
export const UnderAnotherName: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    definePantauAlertBell('kirana-bell', { sheets: copyPageSheets });
    const element = document.createElement('kirana-bell') as PantauAlertBellElement;
    element.source = context.loaded['alerts'] as MemoryAlertSource;
    context.canvasElement.append(element);
    await waitFor(() => expect(element.shadowRoot?.querySelector('button')).toBeTruthy());
    element.remove();
  },
};
