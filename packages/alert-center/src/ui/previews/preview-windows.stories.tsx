import { createManualClock } from '@pantau/core/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import { AUTO_OPEN_LIMIT_EVERY_MS } from '../../engine/alert/limits.ts';
import { PREVIEWS_MAX } from '../../engine/previews/preview-room.ts';
import {
  at,
  alertIdOf,
  corner,
  idOf,
  leftOpen,
  newest,
  oldest,
  openRows,
  opensByItself,
  pageOf,
  patient,
  previewParameters,
  rowsOf,
  topOf,
  windowFor,
  windowsOf,
} from '../../testing/stories/preview-page.ts';
import { previewStory } from '../../testing/stories/preview-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { tap, tapOnceThere } from '../../testing/stories/tap.ts';
import { storyUser } from '../../testing/stories/story-world.ts';

const meta = {
  title: 'Alert centre/Preview/Windows',
  ...previewStory,
};

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Previews of this code, too, open by themselves; it is no emergency. */
const otherThatOpensByItself = 6;

const opensOne: Play = async (context) => {
  const [row] = await openRows(context, 1, 'urgent');
  const preview = await windowFor(context, alertIdOf(row as HTMLElement));
  await expect(preview).toHaveAttribute('role', 'dialog');
  await expect(preview).not.toHaveAttribute('aria-modal');
  await expect(preview.offsetWidth).toBe(400);
  await expect(corner(preview)).toEqual([24, 72]);
  await expect(row?.closest('li')).toHaveAttribute('data-open');
  await waitFor(() => expect(worldOf(context).alert(idOf(preview))?.read).toBe(true), patient);
};

export const One: Story = {
  play: async (context) => {
    await opensOne(context);
    const preview = topOf(context);
    await expect(preview).toHaveAccessibleName(/, [A-Z]{1,2} \d/);
    await expect(within(preview).getByText('Urgent')).toBeVisible();
    await expect(context.args.onAlertOpen).toHaveBeenCalledOnce();
  },
};

/** AC-397: A tap on a window that has just opened by itself under the finger does nothing; the next one does. */
export const TapOnAWindowThatJustCame: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await rowsOf(context);
    const page = context.canvasElement.ownerDocument.body;
    const { id } = worldOf(context).arrive({ alertCode: opensByItself });
    const closeOf = () =>
      [...page.querySelectorAll(`[data-preview-window="${id}"] [data-preview-bar] button`)].at(-1);
    await tapOnceThere(page, closeOf);
    await expect(closeOf()).toBeVisible();
    await waitFor(async () => {
      const button = closeOf();
      if (button !== undefined) await tap(button);
      await expect(windowsOf(context).map(idOf)).not.toContain(id);
    }, patient);
  },
};

export const OneInIndonesianAndDark: Story = {
  ...at('w1440', { locale: 'id', theme: 'dark' }),
  play: opensOne,
};

export const ThreeCascaded: Story = {
  play: async (context) => {
    await openRows(context, 3);
    const corners = windowsOf(context).map(corner);
    await expect(corners).toEqual([
      [24, 72],
      [40, 128],
      [56, 184],
    ]);
    const order = windowsOf(context).map((one) => getComputedStyle(one).zIndex);
    await expect(order).toEqual(['130', '131', '132']);
  },
};

export const LastUsedIsOnTopWithoutRemount: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await openRows(context, 3);
    const [first, second, third] = windowsOf(context);
    await userEvent.click(within(first as HTMLElement).getByRole('heading', { level: 2 }));
    await waitFor(() => expect(topOf(context)).toBe(first));
    (second as HTMLElement).focus();
    await waitFor(() => expect(topOf(context)).toBe(second));
    // A node that moves in the document loses its focus and its video.
    await expect(windowsOf(context)).toEqual([first, second, third]);
    await expect(second).toHaveFocus();
  },
};

/** AC-66 */
export const NineWithCloseAll: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const rows = await openRows(context, PREVIEWS_MAX);
    const windows = windowsOf(context);
    // No bar is covered, so every close button can be reached.
    for (const one of windows) {
      const { right, top } = within(one).getByRole('heading', { level: 2 }).getBoundingClientRect();
      await expect(right).toBeLessThan(window.innerWidth);
      await expect(top).toBeLessThan(window.innerHeight);
    }
    await userEvent.click(
      within(topOf(context)).getByRole('button', { name: 'Close all 9 previews' }),
    );
    await waitFor(() => expect(windowsOf(context)).toHaveLength(0));
    await expect(rows.at(-1)).toHaveFocus();
  },
};

/** AC-66, AC-67, AC-232 */
export const RefusesTheTenth: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await openRows(context, PREVIEWS_MAX);
    const oldest = idOf(windowsOf(context)[0] as HTMLElement);
    const row = (await rowsOf(context, 'important', PREVIEWS_MAX + 1))[PREVIEWS_MAX] as HTMLElement;
    await userEvent.click(row);
    const region = await pageOf(context).findByRole('region', { name: 'Notices' }, patient);
    const plate = worldOf(context).alert(alertIdOf(row))?.vehicle.licensePlate ?? '';
    await expect(region).toHaveTextContent('was not opened: 9 alerts are open already');
    await expect(region).toHaveTextContent(plate);
    await expect(windowsOf(context)).toHaveLength(PREVIEWS_MAX);
    await expect(row.closest('li')).not.toHaveAttribute('data-open');
    await userEvent.click(
      within(region).getByRole('button', { name: 'Open instead of the oldest' }),
    );
    const opened = await windowFor(context, alertIdOf(row));
    await waitFor(() => expect(opened).toHaveFocus(), patient);
    await expect(windowsOf(context)).toHaveLength(PREVIEWS_MAX);
    await expect(windowsOf(context).map(idOf)).not.toContain(oldest);
  },
};

/** AC-233, AC-234: Without the scope for several, an emergency does not replace what is being read. */
export const RefusedEmergencyIsAnnouncedAndOffered: Story = {
  parameters: { pantau: { ...previewParameters.pantau, user: storyUser() } },
  tags: ['behaviour'],
  play: async (context) => {
    const [row] = await rowsOf(context);
    await userEvent.click(row as HTMLElement);
    const preview = await windowFor(context, alertIdOf(row as HTMLElement));
    const emergency = worldOf(context).arrive({ alertCode: opensByItself });
    const region = await pageOf(context).findByRole('region', { name: 'Notices' }, patient);
    await expect(region).toHaveTextContent(emergency.vehicle.licensePlate);
    await expect(region).toHaveTextContent('was not opened: an alert is open already');
    const assertive = () =>
      [...context.canvasElement.ownerDocument.querySelectorAll('[data-pantau-live="assertive"]')]
        .map((live) => live.textContent)
        .join(' ');
    await waitFor(() => expect(assertive()).toMatch(/^Emergency: .* was not opened/), patient);
    await expect(assertive()).toContain(emergency.vehicle.licensePlate);
    await expect(idOf(preview)).not.toBe(emergency.id);
    await userEvent.click(within(region).getByRole('button', { name: 'Open it instead' }));
    await waitFor(() => expect(idOf(preview)).toBe(emergency.id), patient);
    await waitFor(() => expect(worldOf(context).alert(emergency.id)?.read).toBe(true), patient);
  },
};

const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));

/** AC-233: Of several alerts that are refused meanwhile, the toast names the emergency, whatever came after it. */
export const RefusedEmergencyIsNamedBeforeOthers: Story = {
  parameters: {
    pantau: { ...previewParameters.pantau, user: storyUser(), clock },
    world: { clock, latencyMs: 2 },
  },
  tags: ['behaviour'],
  play: async (context) => {
    const pass = async (ms: number) => {
      await clock.advance(ms);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const passing = async (check: () => Promise<void>) =>
      waitFor(async () => {
        await pass(50);
        await check();
      }, patient);
    const rows = () =>
      context.canvasElement.querySelectorAll<HTMLElement>('[data-alert-id] > button');
    await passing(() => expect(rows().length).toBeGreaterThan(3));
    rows()[0]?.click();
    await passing(() => expect(windowsOf(context)).toHaveLength(1));
    const world = worldOf(context);
    const notices = () => pageOf(context).queryByRole('region', { name: 'Notices' })?.textContent;
    const { vehicle: first } = world.arrive({ alertCode: otherThatOpensByItself });
    await passing(() => expect(notices()).toContain(`${first.licensePlate} was not opened`));
    const { vehicle } = world.arrive({ alertCode: opensByItself });
    world.arrive({ alertCode: otherThatOpensByItself });
    for (let passed = 0; passed < AUTO_OPEN_LIMIT_EVERY_MS; passed += 500) await pass(500);
    const named = `${vehicle.licensePlate} and 1 more were not opened`;
    await passing(() => expect(notices()).toContain(named));
  },
};

/** AC-537: The only refused alert is named alone. */
export const RefusedEmergencyInIndonesian: Story = {
  ...at('w1440', { locale: 'id', theme: 'dark' }),
  parameters: { pantau: { ...previewParameters.pantau, user: storyUser() } },
  play: async (context) => {
    const [row] = await rowsOf(context);
    await userEvent.click(row as HTMLElement);
    await windowFor(context, alertIdOf(row as HTMLElement));
    worldOf(context).arrive({ alertCode: opensByItself });
    await pageOf(context).findByRole('button', { name: 'Buka sebagai gantinya' }, patient);
    const region = pageOf(context).getByRole('region', { name: 'Pemberitahuan singkat' });
    await expect(region).toHaveTextContent(' tidak dibuka: ada peringatan lain yang terbuka');
    await expect(region).not.toHaveTextContent('lainnya');
  },
};

/** AC-68 */
export const OnlyOneWithoutTheScope: Story = {
  parameters: { pantau: { ...previewParameters.pantau, user: storyUser() } },
  play: async (context) => {
    const [first, second] = await rowsOf(context);
    await userEvent.click(first as HTMLElement);
    const preview = await windowFor(context, alertIdOf(first as HTMLElement));
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(idOf(preview)).toBe(alertIdOf(second as HTMLElement)));
    await expect(windowsOf(context)).toEqual([preview]);
    await waitFor(() => expect(preview).toHaveFocus());
  },
};

export const RestoredAfterAReload: Story = {
  parameters: {
    pantau: { ...previewParameters.pantau, tabStore: leftOpen(newest, oldest, '404') },
  },
  tags: ['behaviour'],
  play: async (context) => {
    // An alert in no list is requested; one that no longer exists is omitted.
    await waitFor(() => expect(windowsOf(context).map(idOf)).toEqual([newest, oldest]), patient);
    const [first, second] = windowsOf(context) as [HTMLElement, HTMLElement];
    await waitFor(
      () => expect(within(second).getByRole('heading', { level: 2 })).toBeVisible(),
      patient,
    );
    await expect(corner(first)).toEqual([40, 90]);
    await expect(document.activeElement).toBe(document.body);
    await expect(context.args.onAlertOpen).not.toHaveBeenCalled();
  },
};

export const ReportsFailedLoad: Story = {
  parameters: {
    pantau: { ...previewParameters.pantau, tabStore: leftOpen(oldest) },
    world: { prepare: (world: MemoryWorld) => world.failNext('readAlerts') },
  },
  tags: ['behaviour'],
  play: async (context) => {
    await waitFor(() => expect(windowsOf(context)).toHaveLength(1), patient);
    const preview = within(topOf(context));
    await expect(
      await preview.findByText('This alert could not be loaded', {}, patient),
    ).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(preview.getByRole('heading', { level: 2 })).toBeVisible(), patient);
  },
};

/** AC-65 */
export const AutoOpenTakesNoFocus: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await openRows(context, 1, 'important');
    const own = topOf(context);
    const field = within(own).getAllByRole('textbox')[0] as HTMLElement;
    await userEvent.type(field, 'Sudah');
    const { id: alertId } = worldOf(context).arrive({ alertCode: opensByItself });
    await windowFor(context, alertId);
    await expect(topOf(context)).toBe(own);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Sudah');
    await expect(context.args.onAutoPopup).toHaveBeenCalledOnce();
    await expect(context.args.onAlertOpen).toHaveBeenCalledOnce();
  },
};

export const LinksToLiveView: Story = {
  args: { onOpenVehicle: fn() },
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    await userEvent.click(
      within(preview).getByRole('button', { name: /^Show .+ on the live view$/ }),
    );
    const alert = worldOf(context).alert(idOf(preview));
    await expect(context.args.onOpenVehicle).toHaveBeenCalledWith({
      vehicleId: alert?.vehicle.vehicleId,
      licensePlate: alert?.vehicle.licensePlate,
    });
  },
};

export const InAShadowRoot: Story = {
  parameters: { pantau: { ...previewParameters.pantau, shadowRoot: true } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const root = () => {
      const host = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
      return host?.shadowRoot as ShadowRoot;
    };
    const rows = () => [...root().querySelectorAll<HTMLElement>('[data-alert-id] > button')];
    const windows = () => [...root().querySelectorAll<HTMLElement>('[data-preview-window]')];
    await waitFor(() => expect(rows().length).toBeGreaterThan(3), patient);
    const row = rows()[0] as HTMLElement;
    row.focus();
    await userEvent.click(row);
    await waitFor(() => expect(windows()).toHaveLength(1), patient);
    await waitFor(() => expect(root().activeElement).toBe(windows()[0]), patient);
    await userEvent.keyboard('[BracketRight]');
    await waitFor(() =>
      expect(windows()[0] && idOf(windows()[0] as HTMLElement)).not.toBe(alertIdOf(row)),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(windows()).toHaveLength(0));
    await expect(root().activeElement).toBe(row);
  },
};
