import { systemClock } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import { expectListsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertPanel } from '../panel/alert-panel.tsx';
import type { Shortcuts } from '../shared/view-options.ts';

const patient = { timeout: 10_000 };

function fill(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 0; index < 30; index += 1)
    world.arrive({ alertCode: index % 2 === 0 ? 49 : 9, createdOn: now - (index + 1) * 60_000 });
}

const meta = {
  title: 'Alert centre/List/New alerts by keyboard',
  component: AlertPanel,
  tags: ['!autodocs', 'behaviour'],
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 },
    world: { clock: systemClock, latencyMs: 0, scenario: 'empty', prepare: fill },
  },
  render: (_args, { loaded, parameters }) => (
    <StoryFrame
      loaded={loaded}
      shortcuts={parameters['shortcuts'] as Shortcuts | 'off' | undefined}
    >
      <div style={{ height: 640 }}>
        <AlertPanel />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The list of important alerts with the focus on its first row, and a function that lets three alerts arrive. */
async function start(context: PlayContext) {
  const { canvasElement } = context;
  const world = worldOf(context);
  await waitFor(() => expectListsLoaded(canvasElement), patient);
  const section = canvasElement.querySelector<HTMLElement>('[data-urgency="important"]');
  if (section === null) throw new Error('There is no list of important alerts');
  const openers = (): readonly HTMLElement[] => [
    ...section.querySelectorAll<HTMLElement>('[data-alert-id] > button'),
  ];
  const focused = (): Element | null => canvasElement.ownerDocument.activeElement;
  const idOf = (element: Element | null | undefined): string | undefined =>
    element?.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'];
  openers()[0]?.focus();
  const button = (): HTMLElement | null => section.querySelector('[data-new-alerts]');
  const arrive = async (): Promise<readonly string[]> => {
    const ids = [9, 9, 9].map((alertCode) => world.arrive({ alertCode }).id);
    await waitFor(() => expect(button()).toHaveTextContent(/^3 /), patient);
    return ids.toReversed();
  };
  /** The new alerts are shown, and the first of them has the focus, inside the visible part of the list. */
  const expectShown = async (ids: readonly string[]): Promise<void> => {
    await waitFor(() => expect(idOf(focused())).toBe(ids[0]), patient);
    await expect(openers().slice(0, 3).map(idOf)).toEqual(ids);
    await expect(button()).toBeNull();
    const frame = section.getBoundingClientRect();
    const { top, bottom } = (focused() as Element).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(frame.top);
    await expect(bottom).toBeLessThanOrEqual(frame.bottom);
  };
  const said = (): string =>
    canvasElement.querySelector('[data-pantau-live="polite"]')?.textContent ?? '';
  return { section, openers, focused, button, arrive, expectShown, said };
}

const texts = {
  en: { shown: '3 new alerts shown', help: 'Keyboard shortcuts', command: 'Show new alerts' },
  id: {
    shown: '3 peringatan baru ditampilkan',
    help: 'Pintasan keyboard',
    command: 'Tampilkan peringatan baru',
  },
};

const fromTheEnd =
  (locale: keyof typeof texts): NonNullable<Story['play']> =>
  async (context) => {
    const { openers, focused, button, arrive, expectShown, said } = await start(context);
    const ids = await arrive();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe(openers().at(-1)), patient);
    await expect(button()).toHaveAttribute('aria-keyshortcuts', '.');
    await expect(button()?.querySelector('[data-key="."]')).toBeVisible();
    await userEvent.keyboard('.');
    await expectShown(ids);
    await waitFor(() => expect(said()).toBe(texts[locale].shown), patient);
    await userEvent.keyboard('?');
    const page = within(context.canvasElement.ownerDocument.body as HTMLElement);
    const help = within(await page.findByRole('dialog', { name: texts[locale].help }, patient));
    const line = help.getByText(texts[locale].command).parentElement as HTMLElement;
    await expect(within(line).getByText('.')).toBeVisible();
  };

/** AC-540: At the end of the list, one key shows the new alerts, focuses the first of them and says so. */
export const FromTheEndOfTheList: Story = { play: fromTheEnd('en') };

/** AC-540: The same in Indonesian, dark. */
export const FromTheEndInIndonesianDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: fromTheEnd('id'),
};

/** AC-540: The button is above the first row, and below the last row of all, for arrow keys as well. */
export const ButtonIsAStop: Story = {
  play: async (context) => {
    const { openers, focused, button, arrive, expectShown } = await start(context);
    const ids = await arrive();
    await userEvent.keyboard('k');
    await waitFor(() => expect(focused()).toBe(button()), patient);
    await expect(button()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe(openers()[0]);
    await userEvent.keyboard('{End}j');
    await expect(focused()).toBe(button());
    await userEvent.keyboard('{Enter}');
    await expectShown(ids);
  },
};

/** AC-540: From another list the key shows what waits there, or else what waits in any list. */
export const FromAnotherList: Story = {
  play: async (context) => {
    const { arrive, expectShown } = await start(context);
    const ids = await arrive();
    const urgent = context.canvasElement.querySelector<HTMLElement>(
      '[data-urgency="urgent"] [data-alert-id] > button',
    );
    // The scrolled list stays busy after the focus has left it.
    const { section } = await start(context);
    section.scrollTo({ top: 100 });
    urgent?.focus();
    await userEvent.keyboard('.');
    await expectShown(ids);
  },
};

/** AC-541: Home and End lead to the first and the last row of the list, not to those of another list. */
export const HomeAndEnd: Story = {
  play: async (context) => {
    const { openers, focused } = await start(context);
    await userEvent.keyboard('jj{End}');
    await waitFor(() => expect(focused()).toBe(openers().at(-1)), patient);
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe(openers()[0]);
    const { left, top } = (focused() as Element).getBoundingClientRect();
    const above = context.canvasElement.ownerDocument.elementFromPoint(left + 80, top + 2);
    await expect(focused()?.parentElement).toContainElement(above as HTMLElement);
  },
};

/** AC-540: Without shortcuts, the button shows no key and takes the same steps. */
export const WithoutShortcuts: Story = {
  parameters: { shortcuts: 'off' },
  play: async (context) => {
    const { button, arrive, expectShown } = await start(context);
    const ids = await arrive();
    await expect(button()).not.toHaveAttribute('aria-keyshortcuts');
    await expect(button()?.querySelector('[data-key]')).toBeNull();
    await userEvent.keyboard('.');
    await expect(button()).not.toBeNull();
    await userEvent.tab({ shift: true });
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectShown(ids);
  },
};
