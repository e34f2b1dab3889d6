import { type Appearance, PantauProvider, useLocale } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { type HostSettings, settingsIn } from '../../testing/stories/host-settings.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const image = (color: string, width = 96): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" viewBox="0 0 ${width} 24"><path fill="${color}" d="M0 2h20v20H0z"/><text x="28" y="18" font-family="Georgia" font-size="18" font-weight="700" fill="${color}">Kirana</text></svg>`,
  )}`;

const logo = { src: image('#5b2a86'), srcDark: image('#d3b3f0'), alt: 'Kirana' };

interface Props {
  readonly alerts: MemoryAlertSource;
  readonly logo: Appearance['logo'];
  readonly settings: HostSettings;
  readonly display: 'inline' | undefined;
  readonly width: number;
  readonly onError: (error: unknown) => void;
}

function Branded({ alerts, display, width, onError, logo: own, settings }: Props): ReactElement {
  const user = useMemo(() => storyUser(alerts.user), [alerts]);
  return (
    <div style={{ width, height: 640 }}>
      <PantauProvider
        {...settings}
        locale={useLocale()}
        appearance={{ logo: own }}
        user={user}
        style={{ height: '100%' }}
      >
        <AlertCenter source={alerts} display={display} onError={onError} />
      </PantauProvider>
    </div>
  );
}

const meta = {
  title: 'Embedding/Logo',
  component: Branded,
  loaders: [storyWorld],
  beforeEach: () => localStorage.clear(),
  args: {
    alerts: undefined as never,
    logo,
    settings: undefined as never,
    display: 'inline',
    width: 420,
    onError: fn(),
  },
  render: (args, { loaded }) => (
    <Branded
      {...args}
      alerts={loaded['alerts'] as MemoryAlertSource}
      settings={settingsIn(loaded)}
    />
  ),
} satisfies Meta<typeof Branded>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const panelOf = async ({ canvasElement }: PlayContext) => {
  await listsLoaded(canvasElement);
  return within(canvasElement.querySelector('[part~="panel"]') as HTMLElement);
};

/** EM-80, EM-82: The logo is in place of the visible title; the panel has its name. */
export const Logo: Story = {
  play: async (context) => {
    const panel = await panelOf(context);
    const shown = await panel.findByRole('img', { name: 'Kirana' });
    await waitFor(() => expect(shown).toHaveProperty('complete', true));
    await expect(shown).toHaveAttribute('src', logo.src);
    await expect(shown).toHaveAttribute('part', 'logo');
    await expect(shown.getBoundingClientRect()).toMatchObject({ width: 96, height: 24 });
    const heading = panel.getByRole('heading', { name: 'Alert centre' });
    await expect(heading.getBoundingClientRect().width).toBeLessThan(2);
    await expect(context.args.onError).not.toHaveBeenCalled();
  },
};

/** EM-82: Another image in the dark theme. */
export const InTheDark: Story = {
  globals: { theme: 'dark', locale: 'id' },
  play: async (context) => {
    const panel = await panelOf(context);
    await expect(await panel.findByRole('img', { name: 'Kirana' })).toHaveAttribute(
      'src',
      logo.srcDark,
    );
    await expect(panel.getByRole('heading', { name: 'Pusat peringatan' })).toBeInTheDocument();
  },
};

/** EM-82: A wide one gives way to the buttons, in its proportions. */
export const WideInANarrowPanel: Story = {
  args: { logo: { ...logo, src: image('#5b2a86', 480) }, width: 360 },
  play: async (context) => {
    const panel = await panelOf(context);
    const shown = await panel.findByRole('img', { name: 'Kirana' });
    await waitFor(() => expect(shown).toHaveProperty('complete', true));
    const { width, height } = shown.getBoundingClientRect();
    await expect(width).toBe(140);
    await expect(shown.parentElement?.getBoundingClientRect().width).toBe(140);
    await expect(height).toBe(24);
    const bar = shown.closest('header')?.getBoundingClientRect();
    const search = panel.getByRole('button', { name: 'Search alerts' });
    await waitFor(() =>
      expect(search.getBoundingClientRect().right).toBeLessThanOrEqual(bar?.right ?? 0),
    );
  },
};

/** EM-82: Beside the buttons of the displays. */
export const InThePopup: Story = {
  args: { display: undefined, width: 720 },
  play: async (context) => {
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Alert centre, / }));
    const dialog = within(await page.findByRole('dialog', { name: 'Alert centre' }));
    await dialog.findByRole('img', { name: 'Kirana' });
  },
};

const expectTitle = async (context: PlayContext, message: RegExp): Promise<void> => {
  const panel = await panelOf(context);
  const { onError } = context.args;
  await waitFor(() => expect(onError).toHaveBeenCalled());
  const heading = await panel.findByRole('heading', { name: 'Alert centre' });
  await waitFor(() => expect(heading.getBoundingClientRect().width).toBeGreaterThan(40));
  await expect(panel.queryByRole('img', { name: 'Kirana' })).toBeNull();
  await expect(onError).toHaveBeenCalledOnce();
  await expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(message) as string }),
  );
};

/** EM-82: What is no address of an image is refused. */
export const Refused: Story = {
  tags: ['behaviour'],
  args: { logo: { src: 'javascript:alert(1)', alt: 'Kirana' } },
  play: (context) => expectTitle(context, /no address of an image/),
};

/** EM-82: Without the image, the title. */
export const Unavailable: Story = {
  tags: ['behaviour'],
  args: { logo: { src: 'data:image/png;base64,AAAA', alt: 'Kirana' } },
  play: (context) => expectTitle(context, /could not be loaded/),
};
