import type { PantauError } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type EvidenceMethod,
  type MemoryCameraOptions,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { EvidenceSection } from '../../ui/evidence/evidence-section.tsx';
import type { AlertView } from '../../hooks/list.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import {
  FILE_LIST_WAIT_MS,
  MEDIA_FAILURES_MAX,
  MEDIA_POLL_MS,
} from '../../engine/evidence/evidence-limits.ts';
import { storyClips } from './story-clips.ts';
import { StoryFrame, worldOf } from './story-frame.tsx';
import {
  type StoryEvidenceOptions,
  type StoryWorldOptions,
  storyUser,
  storyWorld,
} from './story-world.ts';

export type EvidenceStory = StoryObj<typeof EvidenceSection>;
export type EvidencePlay = Parameters<NonNullable<EvidenceStory['play']>>[0];

export const now = Date.parse('2026-11-20T07:20:00Z');
export const MINUTE_MS = 60_000;

export interface StoryOf {
  readonly camera?: MemoryCameraOptions;
  /** Type of the device that raised the alert. */
  readonly deviceType?: string | null;
  /** Age of the alert in ms. */
  readonly age?: number;
  readonly overrides?: Partial<Alert>;
  readonly evidence?: Partial<StoryEvidenceOptions>;
}

export const vehicle: Alert['vehicle'] = {
  vehicleId: '1',
  childVehicleId: null,
  licensePlate: 'B 9482 KXT',
  category: 'truck',
  imei: '862450060007919',
};

export function parametersOf(story: StoryOf) {
  const { camera = 'onRequest', deviceType = 'bsj', age = MINUTE_MS, overrides, evidence } = story;
  const clock = createManualClock(now);
  const world: StoryWorldOptions = {
    scenario: 'empty',
    clock,
    prepare: (company: MemoryWorld) => {
      company.arrive({
        alertCode: 49,
        createdOn: company.now() - age,
        vehicle,
        sourceDeviceType: deviceType,
        ...overrides,
      });
    },
  };
  return {
    clock,
    world,
    // The clip is four seconds long, with the event in the middle.
    evidence: {
      cameras: { '1': camera },
      clipFiles: storyClips.plays,
      clipStartsBefore: 2_000,
      ...evidence,
    },
    pantau: {
      clock,
      user: storyUser(demoUsers.manager),
      timeZone: 'Asia/Jakarta',
      width: 400,
      flush: true,
    },
  };
}

/** A view of the only alert. */
const viewOf = (loaded: Readonly<Record<string, unknown>>): AlertView => ({
  alert: worldOf({ loaded }).alerts()[0] as Alert,
  urgency: 'urgent',
  pending: false,
  snoozed: false,
});

/** The evidence section alone, in its own world. */
export const evidenceMeta = {
  component: EvidenceSection,
  loaders: [storyWorld],
  args: { view: undefined as never },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <EvidenceSection view={viewOf(loaded)} />
    </StoryFrame>
  ),
} satisfies Meta<typeof EvidenceSection>;

const clockOf = ({ parameters }: EvidencePlay) =>
  parameters['clock'] as ReturnType<typeof createManualClock>;

/** Retries a query while advancing the clock, so that pending responses arrive. */
export async function find(context: EvidencePlay, look: () => Promise<void> | void): Promise<void> {
  const clock = clockOf(context);
  await waitFor(async () => {
    await clock.advance(20);
    await look();
  });
}

export interface Shown {
  readonly line: HTMLElement;
  readonly says: (text: string | RegExp) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
}

const names: Readonly<Record<string, string>> = { en: 'Camera evidence', id: 'Bukti kamera' };

async function open(context: EvidencePlay): Promise<Shown> {
  const canvas = within(context.canvasElement);
  const name = names[context.globals['locale'] as string] ?? '';
  let line: HTMLElement | undefined;
  await find(context, () => {
    line = canvas.getByRole('group', { name });
  });
  const found = line as HTMLElement;
  return {
    line: found,
    says: (text) => find(context, () => expect(found).toHaveTextContent(text)),
    wait: (ms) => clockOf(context).advance(ms),
    async press(name) {
      let button: HTMLElement | undefined;
      await find(context, () => {
        button = within(found).getByRole('button', { name });
      });
      await userEvent.click(button as HTMLElement);
    },
  };
}

export type Act = (shown: Shown, context: EvidencePlay) => Promise<void>;

/** Waits for a toast with the text. */
export async function toast(context: EvidencePlay, text: string): Promise<void> {
  const page = within(context.canvasElement.ownerDocument.body);
  await find(context, () => expect(page.getAllByText(text).length).toBeGreaterThan(0));
}

/** A story that acts and then expects the text. */
export function story(
  of: StoryOf,
  text: string | RegExp,
  act: Act = () => Promise.resolve(),
): EvidenceStory {
  return {
    parameters: parametersOf(of),
    play: async (context) => {
      const shown = await open(context);
      await act(shown, context);
      await shown.says(text);
    },
  };
}

/** The same story in Indonesian. */
export function inIndonesian(of: StoryOf, text: string | RegExp, act?: Act): EvidenceStory {
  return { ...story(of, text, act), globals: { locale: 'id' } };
}

export const halted = (...methods: readonly EvidenceMethod[]): Partial<StoryEvidenceOptions> => ({
  prepare: (source) => {
    for (const method of methods) source.hold(method);
  },
});

export const failing = (
  method: EvidenceMethod,
  error?: PantauError,
): Partial<StoryEvidenceOptions> => ({
  prepare: (source) => source.failNext(method, error, MEDIA_FAILURES_MAX),
});

/** Waits until the second poll finds nothing. */
export const secondMiss: Act = async ({ wait, says }) => {
  await says(/Waiting for the recording|Menunggu rekaman/);
  await wait(MEDIA_POLL_MS);
};

export const old = 40 * MINUTE_MS;

/** Requests the video of an older alert that has none. */
export const request: Act = async (shown, context) => {
  await secondMiss(shown, context);
  await shown.press(/Request video|Minta video/);
};

/** Requests the video and waits for the file list. */
export const requestUpload: Act = async (shown, context) => {
  await request(shown, context);
  await shown.says(/Waiting for the file list|Menunggu daftar berkas/);
  await shown.wait(FILE_LIST_WAIT_MS);
};
