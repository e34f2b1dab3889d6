import { type PartName, scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useCallback } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../adapters/memory/index.ts';
import { sayYes } from '../testing/stories/confirm-dialog.ts';
import { useHostElement } from '../testing/stories/host-element.ts';
import { type HostSettings, settingsIn } from '../testing/stories/host-settings.ts';
import { copyPageSheets } from '../testing/stories/page-sheets.ts';
import { storyUser, storyWorld } from '../testing/stories/story-world.ts';
import { definePantauAlertCenter } from './define.ts';
import type { PantauAlertCenterElement } from './element-properties.ts';

definePantauAlertCenter('pantau-alert-center', { sheets: copyPageSheets });

/** What a page may write to give rows, plates and the panel its own look. */
const pageStyles = `
pantau-alert-center::part(row) { background: light-dark(rgb(255 244 214), rgb(58 42 10)); }
pantau-alert-center::part(plate) { border-radius: 9px; }
pantau-alert-center::part(panel) { outline: 3px solid rgb(138 43 106); }
pantau-alert-center::part(badge) { background: white; color: rgb(138 43 106); }
`;

interface PartsStoryProps {
  readonly alerts: MemoryAlertSource;
  readonly attributes: Readonly<Record<string, string>>;
  readonly settings: HostSettings;
}

/** The element on a page that styles its parts. */
function StyledElement({ alerts, attributes, settings }: PartsStoryProps): ReactElement {
  const prepare = useCallback(
    (element: PantauAlertCenterElement) => {
      element.source = alerts;
      element.user = storyUser(alerts.user, [scopes.alertCenterEmbedMap]);
      element.renderRow = ({ view }) =>
        view.urgency === 'important' ? `${view.alert.vehicle.licensePlate}, by the host` : null;
      element.rowParts = { time: ({ view }) => `#${view.alert.id}` };
      element.renderEmpty = () => 'Nothing to do, says the host';
      element.appearance = { elements: classOfEachPart };
    },
    [alerts],
  );
  return (
    <>
      <style>{pageStyles}</style>
      <div ref={useHostElement(settings, attributes, prepare)} style={{ height: 640 }} />
    </>
  );
}

const meta = {
  title: 'Embedding/Parts',
  component: StyledElement,
  loaders: [storyWorld],
  // The element shares localStorage with the page.
  beforeEach: () => localStorage.clear(),
  args: { alerts: undefined as never, settings: undefined as never, attributes: {} },
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

const rootOf = async ({ canvasElement }: PlayContext): Promise<ShadowRoot> => {
  const element = canvasElement.querySelector('pantau-alert-center');
  await waitFor(() => expect(element?.shadowRoot?.querySelector('.pantau-frame *')).toBeTruthy());
  return element?.shadowRoot as ShadowRoot;
};
const frameIn = (root: ShadowRoot) => within(root.querySelector('.pantau-frame') as HTMLElement);
const partIn = (root: ShadowRoot, name: PartName) =>
  root.querySelector<HTMLElement>(`[part~="${name}"]`);
const look = async (root: ShadowRoot, name: PartName) => {
  await waitFor(() => expect(partIn(root, name)).toBeTruthy());
  return getComputedStyle(partIn(root, name) as HTMLElement);
};

/** The names at run time; the compiler keeps the list complete. `empty`, `dark` and `logo` have stories of their own. */
const shownTogether = Object.keys({
  theme: true,
  light: true,
  plate: true,
  severity: true,
  toast: true,
  bell: true,
  'bell-button': true,
  badge: true,
  strip: true,
  panel: true,
  header: true,
  title: true,
  footer: true,
  row: true,
  'row-title': true,
  'row-value': true,
  'row-place': true,
  'row-time': true,
  'row-actions': true,
  'row-content': true,
  'selection-bar': true,
  preview: true,
  'preview-header': true,
  'preview-title': true,
  'preview-body': true,
  'preview-section': true,
  'preview-actions': true,
} satisfies Record<Exclude<PartName, 'empty' | 'dark' | 'logo'>, true>) as readonly PartName[];

const classOfEachPart: Readonly<Record<string, string>> = Object.fromEntries(
  [...shownTogether, 'empty', 'dark'].map((name) => [name, `its-${name}`]),
);

/** Each part has the class that the host gave it, and no part has another one's. */
const expectClasses = async (root: ShadowRoot): Promise<void> => {
  const named = [...root.querySelectorAll<HTMLElement>('[part]')];
  await expect(named.length).toBeGreaterThan(4);
  for (const element of named) {
    const its = [...element.classList].filter((name) => name.startsWith('its-'));
    await expect(its).toEqual([...element.part].map((name) => `its-${name}`));
  }
};

/** EM-67, EM-80: Every documented part is there, with the class that the host adds to it. */
export const EveryPart: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const root = await rootOf(context);
    const frame = frameIn(root);
    await userEvent.click(await frame.findByRole('button', { name: /^Alert centre, \d/ }));
    const panel = within(await frame.findByRole('dialog', { name: 'Alert centre' }));
    const [row, other] = await panel.findAllByRole('button', { name: /^Urgent, Unread/ });
    const rowActions = within(row?.closest('li') as HTMLElement);
    await userEvent.click(await rowActions.findByRole('button', { name: /^Mark resolved/ }));
    await sayYes(frame, 'Mark as resolved?');
    // It closes by itself.
    await waitFor(() => expect(partIn(root, 'toast')).toBeTruthy());
    await userEvent.click(other as HTMLElement);
    await frame.findByRole('heading', { name: 'History' });
    const box = within(other?.closest('li') as HTMLElement).getByRole('checkbox');
    await userEvent.click(box);
    await waitFor(() =>
      expect(
        shownTogether.filter((name) => partIn(root, name) === null && name !== 'toast'),
      ).toEqual([]),
    );
    await expectClasses(root);
  },
};

/** EM-67, EM-83: What a page writes about a part applies inside the element, and its own age. */
export const StyledFromOutside: Story = {
  args: { attributes: { display: 'inline' } },
  play: async (context) => {
    const root = await rootOf(context);
    await expect((await look(root, 'row')).backgroundColor).toBe('rgb(255, 244, 214)');
    await expect((await look(root, 'plate')).borderRadius).toBe('9px');
    await expect(partIn(root, 'row-time')).toHaveTextContent(/^#\S/);
    await expect((await look(root, 'panel')).outlineColor).toBe('rgb(138, 43, 106)');
  },
};

export const StyledFromOutsideInTheDark: Story = {
  args: { attributes: { display: 'popup' } },
  globals: { locale: 'id', theme: 'dark' },
  play: async (context) => {
    const root = await rootOf(context);
    await expect((await look(root, 'badge')).color).toBe('rgb(138, 43, 106)');
    await expect((await look(root, 'row')).backgroundColor).toBe('rgb(58, 42, 10)');
  },
};

/** EM-67, EM-80: The content of the host's in an empty list. */
export const EmptyPart: Story = {
  args: { attributes: { display: 'inline' } },
  parameters: { world: { scenario: 'empty' } },
  play: async (context) => {
    const root = await rootOf(context);
    await look(root, 'empty');
    await expect(partIn(root, 'empty')).toHaveTextContent('Nothing to do, says the host');
    await expectClasses(root);
  },
};
