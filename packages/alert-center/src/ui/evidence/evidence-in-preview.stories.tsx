import { scopes, systemClock } from '@pantau/core';
import { createMemoryCallSource } from '@pantau/core/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertSource,
  type MemoryEvidenceSource,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { storyClips } from '../../testing/stories/story-clips.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const timeZone = 'Asia/Jakarta';
const user = storyUser(demoUsers.manager, [
  scopes.autoPopupUrgentAlert,
  scopes.twoWayCommunication,
  scopes.twoWayCommunicationAllModule,
]);
const patient = { timeout: 15_000 };
const MINUTE_MS = 60_000;

const vehicles: readonly (readonly [plate: string, driver: string])[] = [
  ['B 9482 KXT', 'Slamet Riyadi'],
  ['D 8830 AEF', 'Dedi Kurnia'],
  ['L 8117 UQ', 'Agus Setiawan'],
];

/** One alert of each vehicle; the first is the newest. */
function prepare(world: MemoryWorld): void {
  for (const [index, [licensePlate, fullname]] of [...vehicles.entries()].toReversed()) {
    const vehicleId = String(index + 1);
    const vehicle: Alert['vehicle'] = {
      vehicleId,
      childVehicleId: null,
      licensePlate,
      category: 'truck',
      imei: `860${vehicleId}`,
    };
    world.arrive({
      alertCode: 49,
      createdOn: world.now() - (index + 1) * MINUTE_MS,
      vehicle,
      driver: { driverId: vehicleId, fullname },
      address: 'Jl. Soekarno-Hatta, Bandung',
      position: null,
      geofences: [],
      sourceDeviceType: 'bsj',
      callState: { hasVoip: true, deviceType: 'bsj', imeiVoip: null, vehicleIdVoip: null },
    });
  }
}

const calls = createMemoryCallSource({ clock: systemClock });

const meta = {
  title: 'Alert centre/Evidence/In a preview',
  component: AlertCenter,
  loaders: [storyWorld],
  globals: { viewport: { value: 'wide' } },
  parameters: {
    pantau: { user, timeZone },
    world: { scenario: 'empty', prepare },
    evidence: {
      cameras: { '1': 'isThere', '2': 'onRequest', '3': 'breaksOff' },
      clipFiles: storyClips.plays,
      clipStartsBefore: 2_000,
    },
    viewport: {
      options: {
        wide: { name: '1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        phone: { name: '360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
      },
    },
  },
  args: { source: undefined as never, display: 'inline', calls },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 700, marginInlineStart: 'auto' }}>
      <AlertCenter
        {...args}
        source={loaded['alerts'] as MemoryAlertSource}
        evidence={loaded['evidence'] as MemoryEvidenceSource}
      />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Root = Document | ShadowRoot;

const all = (root: Root, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Waits for an element, and returns the first that matches. */
const one = (root: Root, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const [found] = all(root, selector);
    if (found === undefined) throw new Error(`There is no ${selector} yet`);
    return found;
  }, patient);

const previews = '[data-preview-window], [data-preview-sheet]';

async function openRows(root: Root, count: number): Promise<HTMLElement[]> {
  const rows = (): HTMLElement[] => all(root, '[data-alert-id] > button');
  await waitFor(() => expect(rows().length).toBe(vehicles.length), patient);
  for (let index = 0; index < count; index += 1) {
    await userEvent.click(rows()[index] as HTMLElement);
    await waitFor(
      () => expect(all(root, '[data-preview-window]')).toHaveLength(index + 1),
      patient,
    );
  }
  return all(root, '[data-preview-window]');
}

const pageOf = ({ canvasElement }: PlayContext): Document => canvasElement.ownerDocument;

/** The video plays; Escape closes only the player and restores the focus. */
async function watches(root: Root, preview: HTMLElement): Promise<void> {
  const button = await within(preview).findByRole('button', { name: /Front|Depan/ }, patient);
  await userEvent.click(button);
  const player = await one(root, '[aria-modal="true"]');
  await waitFor(() => {
    const video = player.querySelector('video');
    if (video === null || video.readyState < 2) throw new Error('There is no picture yet');
    const { width, height } = video.getBoundingClientRect();
    if (width < 300 || height < 160) throw new Error('The player has no style');
  }, patient);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(all(root, '[aria-modal="true"]')).toHaveLength(0), patient);
  await expect(preview.isConnected).toBe(true);
  await expect(root.activeElement).toBe(button);
}

/** AC-70 */
export const PlaysVideo: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const [preview] = await openRows(pageOf(context), 1);
    await watches(pageOf(context), preview as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(all(pageOf(context), previews)).toHaveLength(0), patient);
  },
};

/** Previews are independent: one is complete, one waits, one is requesting. */
export const SeveralSideBySide: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    const windows = await openRows(pageOf(context), 3);
    const of = (plate: string): HTMLElement =>
      windows.find((preview) => preview.textContent.includes(plate)) as HTMLElement;
    await within(of('B 9482 KXT')).findByText('Bukti lengkap', {}, patient);
    for (const [plate] of vehicles.slice(1)) {
      await within(of(plate)).findByText(/Menunggu rekaman/, {}, patient);
    }
  },
};
export const SeveralSideBySideInTheDark: Story = {
  ...SeveralSideBySide,
  globals: { locale: 'id', theme: 'dark' },
};

/** The call bar stays when the preview is closed, and a reopened preview shows the call. */
export const CallOutlivesPreview: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const page = pageOf(context);
    const [preview] = await openRows(page, 1);
    await userEvent.click(
      await within(preview as HTMLElement).findByRole('button', { name: /^Call the driver/ }),
    );
    const bar = await within(page.body).findByRole('region', { name: 'Calls' }, patient);
    await userEvent.click(preview as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(all(page, previews)).toHaveLength(0), patient);
    await waitFor(() => expect(bar).toHaveTextContent('Connected'), patient);
    const [again] = await openRows(page, 1);
    await within(again as HTMLElement).findByRole('button', { name: /^In a call/ }, patient);
    await userEvent.click(within(bar).getByRole('button', { name: /^Hang up/ }));
    await within(again as HTMLElement).findByRole('button', { name: /^Call the driver/ }, patient);
  },
};

export const InAShadowRoot: Story = {
  parameters: { pantau: { user, timeZone, shadowRoot: true } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const host = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
      if (host?.shadowRoot == null) throw new Error('The shadow root is not there yet');
      return host.shadowRoot;
    });
    const [preview] = await openRows(root, 1);
    await watches(root, preview as HTMLElement);
  },
};

export const OnAPhone: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async (context) => {
    const page = pageOf(context);
    await waitFor(
      () => expect(all(page, '[data-alert-id] > button').length).toBe(vehicles.length),
      patient,
    );
    await userEvent.click(all(page, '[data-alert-id] > button')[0] as HTMLElement);
    const region = await within(page.body).findByRole('group', { name: 'Bukti kamera' }, patient);
    await within(region).findByText('Bukti lengkap', {}, patient);
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

/** AC-333: The sheet covers the call bar, so the sheet shows the call instead. */
export const EndsCallOnPhone: Story = {
  globals: { locale: 'en', viewport: { value: 'phone' } },
  tags: ['behaviour'],
  play: async (context) => {
    const page = pageOf(context);
    await waitFor(
      () => expect(all(page, '[data-alert-id] > button').length).toBe(vehicles.length),
      patient,
    );
    await userEvent.click(all(page, '[data-alert-id] > button')[0] as HTMLElement);
    const sheet = await one(page, '[aria-modal="true"]');
    const call = await within(sheet).findByRole('button', { name: /^Call the driver/ }, patient);
    await userEvent.click(call);
    const hangUp = await within(sheet).findByRole('button', { name: /^Hang up/ }, patient);
    const [line, ...others] = within(page.body).getAllByRole('region', { name: 'Calls' });
    await expect(others).toHaveLength(0);
    await waitFor(() => expect(line).toHaveTextContent(/Connected0:\d\dSimulated/), patient);
    await expect(line?.getBoundingClientRect().height).toBeLessThanOrEqual(56);
    const cut = line?.querySelector('[class*="phase"]');
    await expect(cut?.scrollWidth).toBeLessThanOrEqual(cut?.clientWidth ?? 0);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await userEvent.click(hangUp);
    await within(sheet).findByRole('button', { name: /^Call the driver/ }, patient);
  },
};
