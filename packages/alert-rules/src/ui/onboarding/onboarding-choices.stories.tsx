import { Button } from '@pantau/core/ui/button';
import { PantauError, type SessionUser } from '@pantau/core';
import { type InterruptionPort, InterruptionProvider } from '@pantau/core/interruptions';
import { scopes } from '@pantau/core/contract';
import { createFakeStore } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryOnboardingSource } from '../../adapters/memory/onboarding/memory-onboarding-source.ts';
import type { OnboardingSource } from '../../engine/onboarding/onboarding-source.port.ts';
import { storyTemplates, templatesWithRules } from '../../testing/onboarding/story-templates.ts';
import { page, seen, toastShown } from '../../testing/rule-list-story.ts';
import { OnboardingButton, OnboardingPrompt } from './onboarding.tsx';

const manager: SessionUser = {
  userId: '7',
  fullname: 'Sari Wulandari',
  email: 'sari@fresh.example',
  phoneNo: null,
  lastReminder: null,
  companyId: 4,
  companyName: 'PT Armada Baru',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: [scopes.alertRuleTemplateRead, scopes.alertRuleTemplateCreate, scopes.alertCenterMain],
  flags: [],
};

/** What the story's source was asked, in order. */
let calls: string[] = [];
/** Holds back what is saved. */
let release = (): void => undefined;
let isHeld = false;
let completionError: PantauError | null = null;

function sourceOf(templates: typeof storyTemplates): OnboardingSource {
  const memory = createMemoryOnboardingSource(templates);
  return {
    ...memory,
    async createFromTemplates(choices, signal) {
      calls.push(`create ${choices.map(({ alertCodes }) => alertCodes.join()).join('; ')}`);
      if (isHeld) await new Promise<void>((done) => (release = done));
      return memory.createFromTemplates(choices, signal);
    },
    async complete(signal) {
      calls.push('complete');
      if (completionError !== null) throw completionError;
      return memory.complete(signal);
    },
  };
}

let tabStore = createFakeStore();
const providerFor = (user: SessionUser) => ({
  user,
  timeZone: user.timeZone,
  tabStore: {
    getItem: (key: string) => tabStore.getItem(key),
    setItem: (key: string, value: string) => tabStore.setItem(key, value),
    removeItem: (key: string) => tabStore.removeItem(key),
    subscribe: tabStore.subscribe,
  },
});

const onCompleted = fn(() => void calls.push('refresh'));
const onOpenRule = fn();

const meta = {
  title: 'Alert rules/Onboarding choices',
  component: OnboardingPrompt,
  args: { source: sourceOf(storyTemplates), due: true, onCompleted, onOpenRule },
  parameters: {
    pantau: providerFor(manager),
    docs: { story: { inline: false, height: 560 } },
  },
  beforeEach: () => {
    calls = [];
    isHeld = false;
    completionError = null;
    tabStore = createFakeStore();
    onCompleted.mockClear();
    onOpenRule.mockClear();
  },
} satisfies Meta<typeof OnboardingPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: RegExp) => within(await page.findByRole('dialog', { name }, seen));
const card = async (name: RegExp) =>
  (await dialogNamed(/^Recommended alert rules/)).findByRole('button', { name }, seen);
const press = async (name: RegExp) =>
  userEvent.click(await page.findByRole('button', { name }, seen));
const checkedIn = (view: Awaited<ReturnType<typeof dialogNamed>>): readonly string[] =>
  view
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent ?? '');

/** AR-81: What was confirmed is chosen again when the category is opened again, also additional events. */
export const KeepsChoice: Story = {
  tags: ['behaviour'],
  args: { source: sourceOf(storyTemplates) },
  async play() {
    await userEvent.click(await card(/^Driver safety/));
    const first = await dialogNamed(/^Driver safety$/);
    const boxes = first.getAllByRole('checkbox');
    await userEvent.click(boxes[0] ?? document.body);
    await userEvent.click(boxes[4] ?? document.body);
    const chosen = checkedIn(first);
    await expect(chosen).toHaveLength(3);
    await press(/^Use these events$/);
    await expect(await card(/^Driver safety/)).toHaveAccessibleName(/3 chosen$/);
    await userEvent.click(await card(/^Driver safety/));
    const second = await dialogNamed(/^Driver safety$/);
    await expect(checkedIn(second)).toEqual(chosen);
    for (const box of second.getAllByRole<HTMLInputElement>('checkbox')) {
      if (box.checked) await userEvent.click(box);
    }
    await press(/^Use these events$/);
    await expect(await card(/^Driver safety/)).toHaveAccessibleName(/6 events$/);
    await expect(page.getByRole('button', { name: 'Activate rules' })).toBeDisabled();
  },
};

/** AR-83: Rules, company, session, in this order, and once; nothing can be changed or closed meanwhile. */
export const SavesInOrder: Story = {
  tags: ['behaviour'],
  args: { source: sourceOf(storyTemplates) },
  async play() {
    isHeld = true;
    await userEvent.click(await card(/^Driver safety/));
    await press(/^Use these events$/);
    await press(/^Activate 3 rules$/);
    await waitFor(() => expect(calls).toEqual(['create 49,53,51']));
    const dialog = await dialogNamed(/^Recommended alert rules/);
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeDisabled();
    await expect(await card(/^Fuel and cargo/)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    dialog.getByRole('button', { name: /^Activate 3 rules/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    release();
    await dialogNamed(/^The rules are active$/);
    await expect(calls).toEqual(['create 49,53,51', 'complete', 'refresh']);
  },
};

/** AR-84: Without a message of the server, a text says that the rules exist, and that it can be tried again. */
export const FailedWithoutMessage: Story = {
  tags: ['behaviour'],
  args: { source: sourceOf(storyTemplates) },
  async play() {
    completionError = new PantauError('offline');
    await userEvent.click(await card(/^Driver safety/));
    await press(/^Use these events$/);
    await press(/^Activate 3 rules$/);
    await toastShown(
      'The rules are created, but the onboarding could not be completed. Try again.',
    );
    await expect(await card(/^Driver safety/)).toBeEnabled();
    await expect(calls).toEqual(['create 49,53,51', 'complete']);
  },
};

const complete = templatesWithRules.map((template) => ({
  ...template,
  additionalCodes: template.id === 'driving' ? [] : template.additionalCodes,
}));

/** AR-82: A category whose events are all active says so; without pages of rules, the rule is named. */
export const AllActive: Story = {
  tags: ['behaviour'],
  args: { source: sourceOf(complete) },
  async play() {
    await expect(await card(/^Driving style/)).toHaveAccessibleName(/All active$/);
    await userEvent.click(await card(/^Driving style/));
    const category = await dialogNamed(/^Driving style$/);
    await expect(category.queryByRole('link')).toBeNull();
    const [first] = complete[1]?.defaultCodes ?? [];
    await expect(category.getAllByRole('checkbox')[0]).toHaveAccessibleDescription(
      new RegExp(first?.rule?.label ?? 'none'),
    );
  },
};

/** AR-82: A rule opens in a new tab if the user asks the browser for one. */
export const OpensInNewTab: Story = {
  tags: ['behaviour'],
  args: { source: sourceOf(templatesWithRules), ruleHref: (id) => `#rule-${id}` },
  async play() {
    await userEvent.click(await card(/^Driver safety/));
    const category = await dialogNamed(/^Driver safety$/);
    const link = category.getByRole('link');
    // A real tab would put this page in the background, where it renders one frame a second.
    let isLeft = false;
    const keepTab = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', keepTab, { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(isLeft).toBe(true);
    await expect(onOpenRule).not.toHaveBeenCalled();
    await expect(page.getByRole('dialog', { name: 'Driver safety' })).toBeVisible();
  },
};

/** The mark of the result. */
const pictureIn = (dialog: HTMLElement): Element | null =>
  dialog.querySelector('[class*="picture"]');

const showsPicture =
  (isOwn: boolean): NonNullable<Story['play']> =>
  async () => {
    await userEvent.click(await card(/^Driver safety/));
    await press(/^Use these events$/);
    await press(/^Activate 3 rules$/);
    const dialog = await page.findByRole('dialog', { name: 'The rules are active' }, seen);
    const picture = pictureIn(dialog);
    await expect(picture).not.toBeNull();
    await expect(picture?.hasAttribute('data-own')).toBe(isOwn);
  };

/** AR-85: The result has the product's picture, */
export const OwnPicture: Story = {
  tags: ['behaviour'],
  args: { source: sourceOf(storyTemplates) },
  play: showsPicture(true),
};

/** AR-85: and a plain one for the brand of a partner. */
export const PlainPicture: Story = {
  tags: ['behaviour'],
  args: { source: sourceOf(storyTemplates) },
  parameters: { pantau: providerFor({ ...manager, companyType: 'brand' }) },
  play: showsPicture(false),
};

let requests = 0;
let blocks = 0;
const arbiter: InterruptionPort = {
  request({ onTurn }) {
    requests += 1;
    onTurn();
    return { done: () => undefined };
  },
  block() {
    blocks += 1;
    return () => void (blocks -= 1);
  },
};

/** Takes the prompt away and brings it back, as when the user changes the page. */
function Pages(props: Parameters<typeof OnboardingPrompt>[0]): ReactElement {
  const [isShown, setShown] = useState(true);
  return (
    <InterruptionProvider port={arbiter}>
      <Button onClick={() => setShown(!isShown)}>Another page</Button>
      {isShown && <OnboardingPrompt {...props} />}
    </InterruptionProvider>
  );
}

/** AR-80: Once closed, it does not come back in the same session of the tab, whatever page the user opens. */
export const StaysAway: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { source: sourceOf(storyTemplates) },
  render: (args) => <Pages {...args} />,
  async play({ canvas }) {
    requests = 0;
    await press(/^Not now$/);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const before = requests;
    const other = canvas.getByRole('button', { name: 'Another page' });
    await userEvent.click(other);
    await userEvent.click(other);
    await expect(requests).toBe(before);
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** AR-80, AR-86: Opened by the button, nothing else interrupts; without the scopes there is no button. */
export const ButtonBlocks: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { source: sourceOf(storyTemplates) },
  render: (args) => (
    <InterruptionProvider port={arbiter}>
      <OnboardingButton {...args} />
    </InterruptionProvider>
  ),
  async play({ canvas }) {
    const before = blocks;
    await userEvent.click(await canvas.findByRole('button', { name: 'Recommended alert rules' }));
    await waitFor(() => expect(blocks).toBe(before + 1));
    await press(/^Not now$/);
    await waitFor(() => expect(blocks).toBe(before));
  },
};

/** AR-86: The button that opens it at any time. */
export const ButtonOffered: Story = {
  args: { source: sourceOf(storyTemplates) },
  render: (args) => <OnboardingButton {...args} />,
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Recommended alert rules' }),
    ).toBeVisible();
  },
};

/** AR-86: Without both scopes there is no button. */
export const ButtonWithoutScope: Story = {
  ...ButtonBlocks,
  tags: ['!autodocs', 'behaviour'],
  parameters: { pantau: providerFor({ ...manager, scopes: [scopes.alertRuleTemplateRead] }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
