import { scopes, systemClock } from '@pantau/core';
import { createMemoryCallSource } from '@pantau/core/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactElement, useCallback, useLayoutEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertSource,
  type MemoryEvidenceSource,
  createMemoryBrandSource,
  demoUsers,
} from '../adapters/memory/index.ts';
import { useHostElement } from '../testing/stories/host-element.ts';
import { type HostSettings, settingsIn } from '../testing/stories/host-settings.ts';
import { listsLoaded } from '../testing/stories/lists-loaded.ts';
import { copyPageSheets } from '../testing/stories/page-sheets.ts';
import { sayYes } from '../testing/stories/confirm-dialog.ts';
import { storyClips } from '../testing/stories/story-clips.ts';
import {
  type StoryEvidenceOptions,
  type StoryWorldOptions,
  storyUser,
  storyWorld,
} from '../testing/stories/story-world.ts';
import type {
  PantauAlertCenterElement,
  PantauAlertCenterProperties,
} from './element-properties.ts';
import { definePantauAlertCenter } from './define.ts';

definePantauAlertCenter('pantau-alert-center', { sheets: copyPageSheets });

interface ElementStoryProps {
  readonly alerts: MemoryAlertSource;
  readonly settings: HostSettings;
  readonly evidence?: MemoryEvidenceSource | null;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onEvent?: (type: string, detail: unknown) => void;
  readonly onSeeOther?: (() => void) | undefined;
  readonly properties?: Partial<PantauAlertCenterProperties>;
  /** The host does not provide a user. */
  readonly isSourceAlone?: boolean;
}

const events = [
  'pantau-alert-open',
  'pantau-action',
  'pantau-counts',
  'pantau-display',
  'pantau-connection',
  'pantau-signed-out',
  'pantau-brand',
  'pantau-error',
  'pantau-open-vehicle',
  'pantau-open-fleet-task',
] as const;

const none: Readonly<Record<string, string>> = {};

/** The element with the attributes and properties of a host. */
function ElementStory(props: ElementStoryProps): ReactElement {
  const { alerts, attributes = none, onEvent, onSeeOther, properties, settings } = props;
  const { isSourceAlone = false, evidence = null } = props;
  const prepare = useCallback(
    (element: PantauAlertCenterElement) => {
      element.source = alerts;
      element.evidence = evidence;
      if (!isSourceAlone) element.user = storyUser(alerts.user);
      element.onSeeOther = onSeeOther;
      Object.assign(element, properties);
      const tell = (event: Event): void => onEvent?.(event.type, (event as CustomEvent).detail);
      for (const type of events) element.addEventListener(type, tell);
    },
    [alerts, evidence, onEvent, onSeeOther, properties, isSourceAlone],
  );
  const brand = properties?.brand ?? settings.brand;
  const hostRef = useHostElement({ ...settings, brand }, attributes, prepare);
  return <div ref={hostRef} style={{ height: 640 }} />;
}

const meta = {
  title: 'Embedding/Custom element',
  component: ElementStory,
  loaders: [storyWorld],
  // The element shares localStorage with the page.
  beforeEach: () => localStorage.clear(),
  args: { alerts: undefined as never, settings: undefined as never, onEvent: fn() },
  render: (args, { loaded }) => (
    <ElementStory
      {...args}
      alerts={loaded['alerts'] as MemoryAlertSource}
      evidence={loaded['evidence'] as MemoryEvidenceSource | null}
      settings={settingsIn(loaded)}
    />
  ),
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const elementIn = ({ canvasElement }: PlayContext) => {
  const element = canvasElement.querySelector('pantau-alert-center');
  if (element === null) throw new Error('The element does not exist');
  return element;
};

/** Queries for the content of the element's shadow root. */
const inside = async (context: PlayContext) => {
  const element = elementIn(context);
  await waitFor(() => expect(element.shadowRoot?.querySelector('.pantau-frame *')).toBeTruthy());
  return within(element.shadowRoot?.querySelector('.pantau-frame') as HTMLElement);
};

export const Popup: Story = {};

export const Inline: Story = {
  args: { attributes: { display: 'inline' }, onSeeOther: fn() },
  globals: { locale: 'id' },
};

export const InlineInTheDark: Story = {
  args: { attributes: { display: 'inline' } },
  globals: { theme: 'dark', density: 'compact' },
};

export const WorksInItsShadowRoot: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const shadow = await inside(context);
    const bell = await shadow.findByRole('button', { name: /^Alert centre, \d/ });
    await userEvent.click(bell);
    const panel = within(await shadow.findByRole('dialog', { name: 'Alert centre' }));
    const row = (
      await panel.findAllByRole('button', { name: /^Urgent, Unread/ })
    )[0] as HTMLElement;
    await userEvent.click(row);
    await userEvent.click(await shadow.findByRole('button', { name: 'Mark resolved' }));
    await sayYes(shadow, 'Mark as resolved?');
    await shadow.findByRole('button', { name: 'Check again' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(elementIn(context).shadowRoot?.activeElement).toBe(row));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shadow.queryByRole('dialog')).toBeNull());
    await expect(elementIn(context).shadowRoot?.activeElement).toBe(bell);
  },
};

export const DispatchesEvents: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { args } = context;
    const shadow = await inside(context);
    await userEvent.click(await shadow.findByRole('button', { name: /^Alert centre, \d/ }));
    await userEvent.click(
      (await shadow.findAllByRole('button', { name: /^Urgent, Unread/ }))[0] as HTMLElement,
    );
    await userEvent.click(await shadow.findByRole('button', { name: 'Mark resolved' }));
    await sayYes(shadow, 'Mark as resolved?');
    const expectEvent = (type: string, detail: unknown) =>
      waitFor(() => expect(args.onEvent).toHaveBeenCalledWith(type, detail));
    await expectEvent('pantau-alert-open', expect.objectContaining({ alert: expect.anything() }));
    await expectEvent(
      'pantau-action',
      expect.objectContaining({ outcome: expect.objectContaining({ ok: true }) }),
    );
    await expectEvent('pantau-counts', expect.objectContaining({ isKnown: true }));
    await expectEvent('pantau-connection', expect.objectContaining({ state: 'live' }));
  },
};

const previewStory: Story = {
  args: {
    attributes: {
      display: 'inline',
      links: 'vehicle fleet-task',
      'worker-url': mapWorkerUrl,
    },
    properties: {
      user: storyUser(demoUsers.manager, [
        scopes.alertCenterEmbedMap,
        scopes.twoWayCommunication,
        scopes.twoWayCommunicationAllModule,
      ]),
      calls: createMemoryCallSource({ clock: systemClock }),
    },
  },
  parameters: {
    world: {
      prepare: (world) =>
        world.arrive({
          alertCode: 49,
          vehicle: {
            vehicleId: '1',
            childVehicleId: null,
            licensePlate: 'B 9482 KXT',
            category: 'truck',
            imei: '862450060007919',
          },
          sourceDeviceType: 'bsj',
        }),
    } satisfies StoryWorldOptions,
    evidence: {
      cameras: { '1': 'isThere' },
      clipFiles: storyClips.plays,
      clipStartsBefore: 2_000,
    } satisfies StoryEvidenceOptions,
  },
};

/** Opens the newest alert of B 9482 KXT, with a live map and available videos. */
const openPreview = async (context: PlayContext) => {
  const shadow = await inside(context);
  const list = await shadow.findAllByText('B 9482 KXT');
  await userEvent.click(list[0]?.closest('li')?.querySelector('button') as HTMLElement);
  const preview = await shadow.findByRole('dialog', { name: /B 9482 KXT/ });
  await waitFor(() => expect(preview.querySelector('[data-phase="live"]')).toBeTruthy(), {
    timeout: 20_000,
  });
  return { shadow, preview, inPreview: within(preview) };
};

export const PreviewInShadowRoot: Story = {
  ...previewStory,
  tags: ['behaviour'],
  play: async (context) => {
    const { shadow, preview, inPreview } = await openPreview(context);
    const { shadowRoot } = elementIn(context);
    await expect(preview.contains(shadowRoot?.activeElement ?? null)).toBe(true);
    const [watch] = await inPreview.findAllByRole('button', {
      name: /^Watch the video of the camera/,
    });
    await userEvent.click(watch as HTMLElement);
    const playerIn = () => shadowRoot?.querySelector('video')?.closest('[role=dialog]');
    await waitFor(() => expect(playerIn()).toBeTruthy(), { timeout: 10_000 });
    const player = playerIn() as HTMLElement;
    await expect(player.contains(shadowRoot?.activeElement ?? null)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shadowRoot?.querySelector('video')).toBeNull());
    await expect(shadow.getByRole('dialog', { name: /B 9482 KXT/ })).toBe(preview);
    await expect(preview.contains(shadowRoot?.activeElement ?? null)).toBe(true);
  },
};

export const PreviewDark: Story = {
  ...previewStory,
  globals: { theme: 'dark', locale: 'id' },
  play: async (context) => {
    await openPreview(context);
  },
};

export const PreviewLinksToHostPages: Story = {
  ...previewStory,
  tags: ['behaviour'],
  play: async (context) => {
    const { inPreview } = await openPreview(context);
    await userEvent.click(inPreview.getByRole('button', { name: /live view/ }));
    await expect(context.args.onEvent).toHaveBeenCalledWith('pantau-open-vehicle', {
      vehicleId: '1',
      licensePlate: 'B 9482 KXT',
    });
    // A link that the page does not offer is not shown.
    elementIn(context).removeAttribute('links');
    await waitFor(() => expect(inPreview.queryByRole('button', { name: /live view/ })).toBeNull());
  },
};

export const UserFromSource: Story = {
  args: { isSourceAlone: true, attributes: { display: 'inline' } },
  play: async (context) => {
    const shadow = await inside(context);
    const [opener] = await shadow.findAllByRole('button', { name: /^Urgent, Unread/ });
    const row = opener?.closest('li') as HTMLElement;
    await userEvent.click(opener as HTMLElement);
    await userEvent.click(await shadow.findByRole('button', { name: 'Mark resolved' }));
    await sayYes(shadow, 'Mark as resolved?');
    await within(row).findByText('Resolved, Ratna Dewi');
  },
};

export const NoUrgentListWithoutPermission: Story = {
  args: { isSourceAlone: true, attributes: { display: 'inline' } },
  parameters: { world: { user: demoUsers.viewer } },
  play: async (context) => {
    const shadow = await inside(context);
    await shadow.findAllByRole('button', { name: /^Important, / });
    await expect(shadow.queryByText('Urgent')).toBeNull();
  },
};

export const AttributesCanChange: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const element = elementIn(context);
    const shadow = await inside(context);
    await shadow.findByRole('button', { name: /^Alert centre, \d/ });
    element.setAttribute('locale', 'id');
    await shadow.findByRole('button', { name: /^Pusat peringatan, \d/ });
    element.setAttribute('display', 'inline');
    await shadow.findByRole('heading', { name: 'Pusat peringatan' });
  },
};

const displayStory = (display: string, globals: Readonly<Record<string, string>> = {}): Story => ({
  args: { attributes: { display }, onSeeOther: fn() },
  globals,
  play: async (context) => {
    const shadow = await inside(context);
    const role = display === 'pinned' ? 'region' : 'dialog';
    const panel = await shadow.findByRole(role, { name: /^(Alert centre|Pusat peringatan)$/ });
    await listsLoaded(panel);
  },
});

export const PopupOpen: Story = displayStory('popup');
export const Pinned: Story = displayStory('pinned');
export const PinnedInTheDark: Story = displayStory('pinned', { theme: 'dark', locale: 'id' });
export const Detached: Story = displayStory('detached');
export const DetachedInTheDark: Story = displayStory('detached', { theme: 'dark', locale: 'id' });

export const ReportsDisplayChanges: Story = {
  args: { attributes: { displays: 'popup detached' } },
  tags: ['behaviour'],
  play: async (context) => {
    const { args } = context;
    const shadow = await inside(context);
    await userEvent.click(await shadow.findByRole('button', { name: /^Alert centre, \d/ }));
    const popup = within(await shadow.findByRole('dialog', { name: 'Alert centre' }));
    await expect(popup.queryByRole('button', { name: 'Pin to the side' })).toBeNull();
    await userEvent.click(await popup.findByRole('button', { name: 'Detach as a window' }));
    const grip = await shadow.findByRole('button', { name: 'Move the window with the arrow keys' });
    grip.focus();
    await userEvent.keyboard('{ArrowRight}');
    const left = () =>
      shadow.getByRole('dialog', { name: 'Alert centre' }).getBoundingClientRect().left;
    await waitFor(() => expect(left()).toBe(116));
    await expect(args.onEvent).toHaveBeenCalledWith('pantau-display', { display: 'detached' });
  },
};

export const CustomRowsAndEmptyState: Story = {
  args: {
    attributes: { display: 'inline' },
    properties: {
      renderRow: ({ view }) => {
        const row = document.createElement('strong');
        row.textContent = `${view.alert.vehicle.licensePlate}, by the host`;
        return row;
      },
      renderEmpty: () => 'Nothing to do, says the host',
    },
  },
  play: async (context) => {
    const shadow = await inside(context);
    await expect((await shadow.findAllByText(/, by the host$/)).length).toBeGreaterThan(3);
  },
};

/** EM-68: A function of the host throws: the element shows its own rows and says why. */
export const FaultOfTheHost: Story = {
  args: {
    attributes: { display: 'inline' },
    properties: {
      renderRow: () => {
        throw new Error('A fault in a row');
      },
    },
  },
  tags: ['behaviour'],
  play: async (context) => {
    const shadow = await inside(context);
    await expect(
      (await shadow.findAllByRole('button', { name: /^Urgent, / })).length,
    ).toBeGreaterThan(3);
    await expect(context.args.onEvent).toHaveBeenCalledWith('pantau-error', {
      error: expect.objectContaining({ message: 'A fault in a row' }),
    });
  },
};

export const LeavesNothingBehind: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const element = elementIn(context);
    const shadow = await inside(context);
    await shadow.findByRole('button', { name: /^Alert centre, \d/ });
    const parent = element.parentElement as HTMLElement;

    // Moving the element keeps its state.
    const frame = element.shadowRoot?.querySelector('.pantau-frame');
    parent.append(element);
    await waitFor(() => expect(element.shadowRoot?.querySelector('.pantau-frame')).toBe(frame));

    element.remove();
    await waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));

    // It starts again when it is put back.
    parent.append(element);
    const again = await inside(context);
    await again.findByRole('button', { name: /^Alert centre, \d/ });
  },
};

export const PropertiesSetBeforeTheScript: Story = {
  render: (_args, { loaded }) => <LateElement alerts={loaded['alerts'] as MemoryAlertSource} />,
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('x-late-alert-center');
    await waitFor(() => expect(element?.shadowRoot?.querySelector('.pantau-frame *')).toBeTruthy());
    const shadow = within(element?.shadowRoot?.querySelector('.pantau-frame') as HTMLElement);
    await shadow.findByRole('button', { name: /^Pusat peringatan, \d/ });
  },
};

function LateElement({ alerts }: { readonly alerts: MemoryAlertSource }): ReactElement {
  const hostRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = document.createElement('x-late-alert-center') as PantauAlertCenterElement;
    element.source = alerts;
    element.user = storyUser(demoUsers.manager);
    hostRef.current?.append(element);
    definePantauAlertCenter('x-late-alert-center', { sheets: copyPageSheets });
    return () => element.remove();
  }, [alerts]);
  return <div ref={hostRef} />;
}

const companyBrand = createMemoryBrandSource({ name: 'Kirana', accent: '#8a2b6a' });
const accentIn = (context: PlayContext): string => {
  const root = elementIn(context).shadowRoot?.querySelector('[data-pantau-theme]');
  return root == null ? '' : getComputedStyle(root).getPropertyValue('--pantau-accent');
};

/** EM-30, EM-34: The brand of the company applies, changes with it, and is reported to the page. */
export const BrandOfTheCompany: Story = {
  args: { properties: { brandSource: companyBrand } },
  async play(context) {
    await inside(context);
    await waitFor(() => expect(accentIn(context)).toBe('#8a2b6a'), { timeout: 10_000 });
    companyBrand.change({ accent: '#1f6f5c' });
    await waitFor(() => expect(accentIn(context)).toBe('#1f6f5c'));
    const branding = { name: 'Kirana', accent: '#1f6f5c', menu: null, logoUrl: null };
    await expect(context.args.onEvent).toHaveBeenLastCalledWith('pantau-brand', { branding });
    companyBrand.change({ accent: '#8a2b6a' });
  },
};

const unusedBrand = createMemoryBrandSource({ accent: '#8a2b6a' });
const unusedReads = fn(unusedBrand.readBranding);

/** EM-33: A brand that the page sets replaces that of the company, which is not even read. */
export const BrandOfThePage: Story = {
  args: {
    properties: {
      brandSource: { ...unusedBrand, readBranding: unusedReads },
      brand: { accent: '#1f6f5c' },
    },
  },
  async play(context) {
    const shadow = await inside(context);
    await shadow.findByRole('button', { name: /^Alert centre, \d/ });
    unusedBrand.change({ name: 'Kirana' });
    await expect(accentIn(context)).toBe('#1f6f5c');
    await expect(unusedReads).not.toHaveBeenCalled();
  },
};

/** EM-33: The page can keep Pantau's colours. */
export const CompanyBrandOff: Story = {
  args: {
    attributes: { 'company-brand': 'off' },
    properties: { brandSource: { ...unusedBrand, readBranding: unusedReads } },
  },
  async play(context) {
    const shadow = await inside(context);
    await shadow.findByRole('button', { name: /^Alert centre, \d/ });
    unusedBrand.change({ name: 'Kirana Trans' });
    await expect(accentIn(context)).toBe('#2f47d0');
    await expect(unusedReads).not.toHaveBeenCalled();
  },
};
