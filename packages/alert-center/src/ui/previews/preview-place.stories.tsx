import { Button } from '@pantau/core/ui/button';
import { PantauError, scopes } from '@pantau/core';
import { MapSettingsContext, STATIC_MAP_HEIGHT, STATIC_MAP_WIDTH } from '@pantau/core/geo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  type AlertOverrides,
  type MemoryEvidenceSource,
  demoUsers,
} from '../../adapters/memory/index.ts';
import {
  PreviewStory,
  openPreviewOf,
  speeding,
  withScopes,
} from '../../testing/stories/preview-card.tsx';
import { evidenceOf, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewContent } from './preview-content.tsx';

/** The image that the story's static map URLs resolve to. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="374" height="200"><rect width="374" height="200" fill="#dfe5e8"/><path d="M0 160 374 40" stroke="#b7c0c8" stroke-width="12"/><circle cx="187" cy="100" r="8" fill="#c62828"/></svg>',
)}#`;

const withMap = withScopes(scopes.alertCenterEmbedMap);

const arriving = (overrides: AlertOverrides) => ({
  scenario: 'empty',
  prepare: (world: { arrive(overrides: AlertOverrides): unknown }) => {
    world.arrive({ alertCode: 49, alertTrigger: 4.2, threshold: 2, ...overrides });
  },
});

/** On a toll road, without a known address. */
const cikarang = { latitude: -6.3211, longitude: 107.1412 };
const unnamed = arriving({ position: cikarang, address: null, geofences: [] });

const copied = fn();
const reported = fn();

const meta = {
  title: 'Alert centre/Preview/Place',
  component: PreviewContent,
  loaders: [storyWorld],
  parameters: {
    pantau: withMap,
    world: { scenario: 'empty', prepare: speeding },
    docs: { story: { inline: false, height: 720 } },
  },
  args: { view: undefined as never },
  decorators: [
    (Story, { parameters }) => (
      <MapSettingsContext.Provider
        value={parameters['map'] ?? { workerUrl, staticMapUrl: picture }}
      >
        <Story />
      </MapSettingsContext.Provider>
    ),
  ],
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
  beforeEach: () => {
    copied.mockClear();
    reported.mockClear();
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copied },
    });
    return () => {
      if (own === undefined) Reflect.deleteProperty(navigator, 'clipboard');
      else Object.defineProperty(navigator, 'clipboard', own);
    };
  },
} satisfies Meta<typeof PreviewContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const isLive = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-phase="live"]')).not.toBeNull(), {
    timeout: 20_000,
  });

/** AC-70, AC-71 */
export const LiveMap: Story = {
  parameters: {
    world: arriving({
      position: { latitude: -6.3644, longitude: 107.3498 },
      geofences: [{ geofenceId: '5', fenceName: 'Rest Area KM 57' }],
      address: 'Rest Area KM 57, Karawang',
    }),
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await isLive(context.canvasElement);
    await expect(
      preview.getByRole('group', { name: /^Map of the alert location of .+$/ }),
    ).toBeVisible();
    await expect(preview.getByText('Geofence Rest Area KM 57')).toBeVisible();
    await waitFor(() => expect(evidenceOf(context).count('readTrack')).toBe(1));
    await expect(evidenceOf(context).count('readGeofences')).toBe(1);
  },
};

export const LiveMapDarkInIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark' },
  parameters: LiveMap.parameters ?? {},
};

/** A change of the alert leaves its map unchanged and requests nothing again. */
export const UpdateKeepsMap: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await isLive(context.canvasElement);
    const world = worldOf(context);
    const [alert] = world.alerts();
    world.resolveAs(demoUsers.dispatcher, [alert?.id ?? '']);
    await preview.findByText(/^Resolved, /);
    await expect(evidenceOf(context).count('readTrack')).toBe(1);
    await expect(context.canvasElement.querySelector('[data-tone="settled"]')).not.toBeNull();
  },
};

/** AC-71, AC-72, AC-504: Without the scope a static map shows, uncropped; without static maps, the coordinates. */
export const StaticMapOnly: Story = {
  parameters: { pantau: withScopes() },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    const picture = await preview.findByRole('img', { name: /^Map of/ });
    await expect(picture).toBeVisible();
    const { width, height } = picture.getBoundingClientRect();
    await expect(Math.abs((width * STATIC_MAP_HEIGHT) / STATIC_MAP_WIDTH - height)).toBeLessThan(1);
    await expect(context.canvasElement.querySelector('[data-phase]')).toBeNull();
    await expect(evidenceOf(context).count('readTrack')).toBe(0);
  },
};

/** AC-504: In a narrow preview the picture is not cropped either. */
export const StaticMapNarrow: Story = {
  ...StaticMapOnly,
  parameters: { pantau: { ...withScopes(), width: 320 } },
};

export const WithoutMap: Story = {
  parameters: { pantau: withScopes(), map: {} },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByText('Map not available.')).toBeVisible();
  },
};

export const WithoutAPosition: Story = {
  parameters: { world: arriving({ position: null, address: null, geofences: [] }) },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByText('No map: the device sent no position.')).toBeVisible();
    await expect(preview.getByText('Address unknown')).toBeVisible();
    await expect(context.canvasElement.querySelector('[data-phase], img')).toBeNull();
    await expect(preview.queryByRole('button', { name: 'Copy coordinates' })).toBeNull();
    await expect(evidenceOf(context).count('readAddress')).toBe(0);
  },
};

/** AC-73: The coordinates show until the address loads. */
export const AddressLoading: Story = {
  parameters: {
    pantau: withScopes(),
    world: unnamed,
    evidence: {
      prepare: (evidence: MemoryEvidenceSource) => evidence.hold('readAddress'),
    },
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByText('Looking up the address')).toBeVisible();
    await expect(preview.getByText('−6.32110, 107.14120')).toBeVisible();
  },
};

/** AC-73: Nothing below moves when the address loads. */
export const AddressLoads: Story = {
  ...AddressLoading,
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByText('Looking up the address')).toBeVisible();
    const note = preview.getByRole('textbox', { name: 'Note' });
    const before = note.getBoundingClientRect().top;
    evidenceOf(context).release('readAddress');
    await preview.findByText('Near Tol Jakarta–Cikampek KM 37, Cikarang');
    await expect(note.getBoundingClientRect().top).toBe(before);
  },
};

/** AC-73 */
export const AddressFailed: Story = {
  parameters: {
    pantau: { ...withScopes(), onError: reported },
    world: unnamed,
    evidence: {
      prepare: (evidence: MemoryEvidenceSource) =>
        evidence.failNext('readAddress', new PantauError('server')),
    },
  },
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    await expect(await preview.findByText('Address unknown')).toBeVisible();
    await expect(reported).toHaveBeenCalledOnce();
    await expect(preview.getByText('−6.32110, 107.14120')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** A host without addresses rejects with `notFound`, which is not shown as an error. */
export const WithoutGeocoder: Story = {
  parameters: {
    pantau: { ...withScopes(), onError: reported },
    world: unnamed,
    evidence: {
      prepare: (evidence: MemoryEvidenceSource) =>
        evidence.failNext('readAddress', new PantauError('notFound')),
    },
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByText('Address unknown')).toBeVisible();
    await expect(reported).not.toHaveBeenCalled();
  },
};

/** A preview that can be closed. */
function Closing({ children }: { readonly children: ReactElement }): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(false)}>Close</Button>
      {open && children}
    </>
  );
}

const signals: AbortSignal[] = [];

/** Requests of a closed preview are aborted. */
export const ClosingAbortsRequests: Story = {
  parameters: {
    pantau: { ...withMap, onError: reported },
    evidence: {
      prepare: (evidence: MemoryEvidenceSource) => {
        signals.length = 0;
        const never = (_asked: unknown, signal?: AbortSignal) => {
          if (signal !== undefined) signals.push(signal);
          return new Promise<never>((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason as Error));
          });
        };
        Object.assign(evidence, { readTrack: never, readGeofences: never });
      },
    },
  },
  render: (_args, { loaded }) => (
    <Closing>
      <PreviewStory loaded={loaded} />
    </Closing>
  ),
  tags: ['behaviour'],
  play: async (context) => {
    const { page } = await openPreviewOf(context);
    await waitFor(() => expect(signals).toHaveLength(2));
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    await expect(reported).not.toHaveBeenCalled();
  },
};

/** A host without an evidence source: only data of the alert is shown. */
export const WithoutSource: Story = {
  parameters: { pantau: withScopes(), world: unnamed, evidence: null },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByText('Address unknown')).toBeVisible();
  },
};

export const CopiesCoordinates: Story = {
  parameters: { pantau: withScopes(), world: unnamed },
  tags: ['behaviour'],
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    const copy = preview.getByRole('button', { name: 'Copy coordinates' });
    await userEvent.click(copy);
    await expect(copied).toHaveBeenCalledWith('-6.32110, 107.14120');
    await page.findAllByText(/^Coordinates of .+ copied$/);
    copied.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(copy);
    await page.findAllByText('The browser does not allow copying here.');
  },
};

export const LongTexts: Story = {
  parameters: {
    pantau: withScopes(),
    world: arriving({
      driver: { driverId: '1', fullname: 'Raden Mas Bambang Sutrisno Hadiwinoto Kusumawardhana' },
      address:
        'Jalan Tol Trans-Jawa ruas Jakarta–Cikampek KM 37+400 arah Cirebon, Desa Pasirgombong, Kecamatan Cikarang Utara, Kabupaten Bekasi, Jawa Barat 17530',
      position: cikarang,
      geofences: [
        { geofenceId: '1', fenceName: 'Kawasan Industri MM2100 Cikarang Barat' },
        { geofenceId: '2', fenceName: 'Koridor Jakarta–Cikampek' },
      ],
    }),
  },
};

export const LongTextsInIndonesianAt360: Story = {
  globals: { locale: 'id' },
  parameters: {
    ...LongTexts.parameters,
    pantau: { ...withScopes(), width: 360, flush: true },
  },
};
