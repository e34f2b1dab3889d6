import { PantauProvider, type PantauProviderProps, useLocale } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, createContext, useContext, useMemo } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { type HostSettings, settingsIn } from '../../testing/stories/host-settings.ts';
import { copyPageSheets } from '../../testing/stories/page-sheets.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from './alert-center.tsx';

/** A context of the host, which its content in rows reads. */
const Fleet = createContext('no fleet');
const OfTheHost = ({ plate }: { readonly plate: string }): ReactElement => (
  <b>
    {plate} of {useContext(Fleet)}
  </b>
);

interface HostProps extends Pick<PantauProviderProps, 'dir'> {
  readonly alerts: MemoryAlertSource;
  readonly settings: HostSettings;
  readonly ownRows?: boolean;
  readonly display?: 'inline' | 'pinned';
  onClick(): void;
  onKeyDown(): void;
  onChange(): void;
}

const sheets = { sheets: copyPageSheets };

/** A host in React, with handlers around the widget and a style sheet that names parts and everything else. */
function Host(props: HostProps): ReactElement {
  const { alerts, settings, ownRows = false, display = 'inline', dir } = props;
  const { onClick, onKeyDown, onChange } = props;
  const user = useMemo(() => storyUser(alerts.user), [alerts]);
  return (
    <Fleet.Provider value="Kirana">
      <style>{`
        .its-page button, .its-page span { letter-spacing: 9px !important; font-size: 40px !important; }
        .its-widget { block-size: 640px; }
        .its-widget::part(title) { text-decoration: underline; }
      `}</style>
      <div className="its-page" onClick={onClick} onKeyDown={onKeyDown} onChange={onChange}>
        <button type="button">Before</button>
        <PantauProvider
          {...settings}
          isolated={sheets}
          className="its-widget"
          user={user}
          locale={useLocale()}
          dir={dir}
        >
          <AlertCenter
            source={alerts}
            display={display}
            {...(ownRows && {
              renderRow: ({ view }) => <OfTheHost plate={view.alert.vehicle.licensePlate} />,
            })}
          />
        </PantauProvider>
        <button type="button">After</button>
      </div>
    </Fleet.Provider>
  );
}

const meta = {
  title: 'Embedding/Isolated provider',
  component: Host,
  loaders: [storyWorld],
  beforeEach: () => localStorage.clear(),
  args: {
    alerts: undefined as never,
    settings: undefined as never,
    onClick: fn(),
    onKeyDown: fn(),
    onChange: fn(),
  },
  render: (args, { loaded }) => (
    <Host {...args} alerts={loaded['alerts'] as MemoryAlertSource} settings={settingsIn(loaded)} />
  ),
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const shadowOf = async ({ canvasElement }: PlayContext): Promise<ShadowRoot> => {
  const host = canvasElement.querySelector('pantau-root');
  await waitFor(() => expect(host?.shadowRoot?.querySelector('li[data-alert-id]')).toBeTruthy());
  return host?.shadowRoot as ShadowRoot;
};
const inside = (root: ShadowRoot) => within(root.querySelector('.pantau-frame') as HTMLElement);

/** EM-72: The style sheet of the page reaches parts only; what opens stays in the shadow root. */
export const InAShadowRoot: Story = {
  play: async (context) => {
    const root = await shadowOf(context);
    const title = root.querySelector('[part~="title"]') as HTMLElement;
    await expect(getComputedStyle(title).textDecorationLine).toBe('underline');
    await expect(getComputedStyle(title).fontSize).not.toBe('40px');
    const [row] = inside(root).getAllByRole('button', { name: /^Urgent, / });
    await userEvent.click(row as HTMLElement);
    const preview = await inside(root).findByRole('heading', { name: 'History' });
    await expect(preview.closest('[data-pantau-layer="top"]')).toBeTruthy();
  },
};
export const InTheDark: Story = {
  globals: { theme: 'dark', locale: 'id' },
  play: async (context) => void (await shadowOf(context)),
};
export const FromRightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async (context) => {
    const root = await shadowOf(context);
    const theme = root.querySelector('[data-pantau-theme]') as HTMLElement;
    await expect(getComputedStyle(theme).direction).toBe('rtl');
  },
};

/** EM-73: What the host renders has its contexts. */
export const ContentOfTheHost: Story = {
  args: { ownRows: true },
  play: async (context) => {
    const root = await shadowOf(context);
    const [row] = await inside(root).findAllByText(/ of Kirana$/);
    await expect(row).toBeVisible();
  },
};

/** EM-73: Handlers of the components around it are called once per event, and not by what stays inside. */
export const EventsOnce: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { args } = context;
    const root = await shadowOf(context);
    const seen = fn();
    document.addEventListener('click', seen, { once: true });
    await userEvent.click(inside(root).getByRole('button', { name: 'Search alerts' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(seen).toHaveBeenCalledOnce();
    const field = await inside(root).findByRole('textbox', { name: 'Search alerts' });
    await userEvent.type(field, 'B');
    await expect(args.onKeyDown).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('B');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** AC-878: The panel moves into a window of its own, styled as in the shadow root, and returns to it. */
export const InItsOwnWindow: Story = {
  args: { display: 'pinned' },
  tags: ['behaviour'],
  play: async (context) => {
    const root = await shadowOf(context);
    const open = spyOn(window, 'open');
    await userEvent.click(inside(root).getByRole('button', { name: /^Own window/ }));
    await waitFor(() => expect(open).toHaveReturned());
    const own = open.mock.results[0]?.value as Window;
    open.mockRestore();
    const found = () => {
      const shadows = [...own.document.querySelectorAll('*')].flatMap(
        (one) => one.shadowRoot ?? [],
      );
      return shadows[0]?.querySelector<HTMLElement>('[data-display] header') ?? null;
    };
    await waitFor(() => expect(found()).not.toBeNull());
    const header = found() as HTMLElement;
    await waitFor(() => expect(own.getComputedStyle(header).borderBottomStyle).toBe('solid'));
    await expect(root.querySelector('li[data-alert-id]')).toBeNull();
    own.close();
    await waitFor(() => expect(root.querySelector('li[data-alert-id]')).not.toBeNull());
  },
};
