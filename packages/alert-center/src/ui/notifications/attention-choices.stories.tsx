import { createMemoryStore } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Menu } from '@pantau/core/ui/menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { demoUsers } from '../../adapters/memory/index.ts';
import type {
  AlertNotifier,
  NotifierState,
} from '../../engine/notifications/alert-notifier.port.ts';
import type { AlertSound } from '../../engine/reminder/alert-sound.port.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AttentionChoices } from './attention-choices.tsx';

const store = createMemoryStore();
const request = fn<AlertNotifier['request']>();
const play = fn<AlertSound['play']>();
const unlock = fn<AlertSound['unlock']>();
const sound: AlertSound = { play, unlock };

/** A browser in this state, which answers the question for its permission. */
function notifierIn(initial: NotifierState, answer: NotifierState | 'never' = initial) {
  let state = initial;
  const listeners = new Set<() => void>();
  const notifier: AlertNotifier = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async request() {
      await request();
      if (answer === 'never') return new Promise(() => {});
      state = answer;
      for (const listener of [...listeners]) listener();
      return state;
    },
    show: () => Promise.resolve(),
    close: () => Promise.resolve(),
    onPress: () => () => {},
  };
  return notifier;
}

const meta = {
  title: 'Alert centre/Notifications outside the page',
  component: AttentionChoices,
  loaders: [storyWorld],
  parameters: {
    docs: { story: { inline: false, height: 320 } },
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', store, width: 360 },
  },
  beforeEach: () => {
    store.removeItem('1:1:reminderSetting');
    request.mockClear();
    play.mockReset().mockResolvedValue('played');
    unlock.mockReset().mockResolvedValue(true);
  },
  render: (_args, { loaded, parameters }) => (
    <StoryFrame
      sound={sound}
      loaded={loaded}
      notifications={parameters['notifier'] as AlertNotifier | undefined}
    >
      <main>
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button>Account</Button>
          </Menu.Trigger>
          <Menu.Content aria-label="Account">
            <Menu.Item icon="user" onSelect={() => undefined}>
              Profile
            </Menu.Item>
            <AttentionChoices />
          </Menu.Content>
        </Menu.Root>
      </main>
    </StoryFrame>
  ),
} satisfies Meta<typeof AttentionChoices>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const everything = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);

async function openMenu(context: PlayContext) {
  const page = everything(context);
  await userEvent.click(await page.findByRole('button', { name: 'Account' }));
  return within(await page.findByRole('menu', { name: 'Account' }));
}

const itemIn = (context: PlayContext, text: RegExp) => async () =>
  (await openMenu(context)).findByRole('menuitemcheckbox', { name: text });

/** A story that shows one state of the browser, and says so. */
const shows = (initial: NotifierState, text: RegExp, story: Story = {}): Story => ({
  ...story,
  parameters: { notifier: notifierIn(initial), ...story.parameters },
  play: async (context) => {
    const item = await itemIn(context, text)();
    await expect(item).toBeVisible();
    await expect(item).not.toBeChecked();
    await expect(request).not.toHaveBeenCalled();
  },
});

const indonesian: Story = { globals: { locale: 'id', theme: 'dark' } };

/** AC-861 */
export const NotAskedYet: Story = shows('askable', /notifications.*Your browser asks you first/);
export const NotAskedYetInIndonesian: Story = shows('askable', /meminta izin dulu/, indonesian);
/** AC-861 */
export const Allowed: Story = shows('granted', /with urgency, event and plate/);
export const AllowedInIndonesian: Story = shows('granted', /berisi urgensi/, indonesian);
/** AC-861 */
export const Denied: Story = shows('denied', /Blocked by your browser/);
export const DeniedInIndonesian: Story = shows('denied', /Diblokir oleh browser/, indonesian);
/** AC-861 */
export const Insecure: Story = shows('insecure', /not loaded over HTTPS/);
export const InsecureInIndonesian: Story = shows('insecure', /melalui HTTPS/, indonesian);
/** AC-861 */
export const Unsupported: Story = shows('unsupported', /cannot show notifications/);
export const UnsupportedInIndonesian: Story = shows('unsupported', /tidak dapat/, indonesian);

const stored = (): unknown => JSON.parse(store.getItem('1:1:reminderSetting') ?? 'null');

/** AC-860: The browser is asked on the press that turns notifications on, and they are on once it has agreed. */
export const AsksOnPress: Story = {
  parameters: { notifier: notifierIn('askable', 'granted') },
  tags: ['behaviour'],
  play: async (context) => {
    const item = await itemIn(context, /^Browser notifications/)();
    await expect(request).not.toHaveBeenCalled();
    await userEvent.click(item);
    await waitFor(() => expect(item).toBeChecked());
    await expect(request).toHaveBeenCalledTimes(1);
    await expect(stored()).toMatchObject({ notifies: true });
    await userEvent.click(item);
    await waitFor(() => expect(item).not.toBeChecked());
    await expect(stored()).toMatchObject({ notifies: false });
    await userEvent.click(item);
    await waitFor(() => expect(item).toBeChecked());
    await expect(request).toHaveBeenCalledTimes(1);
  },
};

/** AC-861 */
export const On: Story = {
  parameters: { notifier: notifierIn('granted') },
  beforeEach: () => store.setItem('1:1:reminderSetting', '{"minutes":5,"notifies":true}'),
  play: async (context) => {
    await expect(await itemIn(context, /^Browser notifications/)()).toBeChecked();
  },
};
export const OnInIndonesian: Story = {
  ...On,
  ...indonesian,
  play: async (context) => {
    await expect(await itemIn(context, /^Notifikasi browser/)()).toBeChecked();
  },
};

/** AC-861: While the question of the browser waits for an answer. */
export const Asking: Story = {
  parameters: { notifier: notifierIn('askable', 'never') },
  play: async (context) => {
    const item = await itemIn(context, /^Browser notifications/)();
    await userEvent.click(item);
    await waitFor(() => expect(item).toHaveTextContent('Answer the question of your browser.'));
    await expect(item).not.toBeChecked();
  },
};
export const AskingInIndonesian: Story = {
  ...Asking,
  ...indonesian,
  play: async (context) => {
    const item = await itemIn(context, /^Notifikasi browser/)();
    await userEvent.click(item);
    await waitFor(() => expect(item).toHaveTextContent('Jawab permintaan izin dari browser.'));
  },
};

/** AC-861: A refusal is explained, also when what was on is blocked later. */
export const RefusedWhenAsked: Story = {
  parameters: { notifier: notifierIn('askable', 'denied') },
  tags: ['behaviour'],
  play: async (context) => {
    const item = await itemIn(context, /^Browser notifications/)();
    await userEvent.click(item);
    await waitFor(() => expect(item).toHaveTextContent('Blocked by your browser'));
    await expect(item).not.toBeChecked();
    await expect(stored()).toBeNull();
    await userEvent.click(item);
    await everything(context).findAllByText(/^Blocked by your browser/);
    await expect(request).toHaveBeenCalledTimes(1);
  },
};

/** AC-861: By keyboard, too: the explanation takes the focus. */
export const ByKeyboard: Story = {
  parameters: { notifier: notifierIn('unsupported') },
  tags: ['behaviour'],
  play: async (context) => {
    const item = await itemIn(context, /^Browser notifications/)();
    await userEvent.keyboard('{End}');
    await expect(item).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(item).not.toBeChecked();
  },
};

/** AC-860: A host that passes no port offers none. */
export const WithoutThePort: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const menu = await openMenu(context);
    await menu.findByRole('menuitemcheckbox', { name: 'Sound of important alerts' });
    await expect(menu.queryByRole('menuitemcheckbox', { name: /notifications/ })).toBeNull();
  },
};

/** AC-2: Who cannot see urgent alerts is offered neither. */
export const WithoutUrgentAlerts: Story = {
  parameters: {
    notifier: notifierIn('granted'),
    pantau: { user: storyUser(demoUsers.viewer), timeZone: 'Asia/Jakarta', store },
    world: { user: demoUsers.viewer },
  },
  tags: ['behaviour'],
  play: async (context) => {
    const menu = await openMenu(context);
    await expect(menu.queryAllByRole('menuitemcheckbox')).toEqual([]);
  },
};

const blocked = () => {
  play.mockReset().mockResolvedValue('blocked');
  unlock.mockImplementation(() => {
    play.mockResolvedValue('played');
    return Promise.resolve(true);
  });
};

/** An urgent alert arrives until the browser has refused to play its sound. */
async function untilBlocked(context: PlayContext): Promise<void> {
  await waitFor(
    async () => {
      worldOf(context).arrive({ alertCode: 49 });
      await expect(play).toHaveBeenCalled();
    },
    { timeout: 10_000, interval: 500 },
  );
}

/** AC-869: A sound that the browser blocks says so, and what to press. */
export const SoundBlocked: Story = {
  beforeEach: blocked,
  play: async (context) => {
    await untilBlocked(context);
    const menu = await openMenu(context);
    await expect(
      await menu.findByRole('menuitem', { name: /^Enable sound.*keeps this page silent/ }),
    ).toBeVisible();
  },
};
export const SoundBlockedInIndonesian: Story = {
  ...indonesian,
  beforeEach: blocked,
  play: async (context) => {
    await untilBlocked(context);
    const menu = await openMenu(context);
    await menu.findByRole('menuitem', { name: /^Aktifkan suara.*membisukan halaman ini/ });
  },
};

/** AC-869: The press enables the sound, and a tone is heard when it is turned on. */
export const TonesAreHeard: Story = {
  beforeEach: blocked,
  tags: ['behaviour'],
  play: async (context) => {
    await untilBlocked(context);
    let menu = await openMenu(context);
    await userEvent.click(await menu.findByRole('menuitem', { name: /^Enable sound/ }));
    await everything(context).findAllByText('Sound is enabled');
    menu = await openMenu(context);
    await expect(menu.queryByRole('menuitem', { name: /^Enable sound/ })).toBeNull();
    const important = await menu.findByRole('menuitemcheckbox', {
      name: 'Sound of important alerts',
    });
    await expect(important).not.toBeChecked();
    await userEvent.click(important);
    await waitFor(() => expect(play).toHaveBeenLastCalledWith('important'));
    await expect(stored()).toMatchObject({ soundsImportant: true });
  },
};
