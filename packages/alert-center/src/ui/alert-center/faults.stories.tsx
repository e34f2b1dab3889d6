import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { fragileSource } from '../../testing/stories/fragile-source.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter, type AlertCenterProps } from './alert-center.tsx';

const reported = fn();
const onError = fn();
let isFaulty = true;

/** The host's page, with the alert centre in it. */
function Page(props: AlertCenterProps): ReactElement {
  const [source] = useState(() => fragileSource(props.source as MemoryAlertSource, () => isFaulty));
  return (
    <div style={{ height: 640 }}>
      <p style={{ margin: 0 }}>The page around it</p>
      <AlertCenter {...props} source={source} />
    </div>
  );
}

const meta = {
  title: 'Alert centre/Widget/Faults',
  id: 'alert-centre-faults',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420, onError: reported },
  },
  args: {
    source: undefined as never,
    display: 'inline',
    hideStrip: true,
    onError,
  },
  render: (args, { loaded }) => <Page {...args} source={loaded['alerts'] as MemoryAlertSource} />,
  beforeEach: () => {
    isFaulty = true;
    reported.mockClear();
    onError.mockClear();
  },
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

const restartButton = { name: 'The alert centre has stopped. Restart' };

/** EM-60: Something fails while it is rendered: a button to restart takes the place of the alert centre, and the host learns why. */
export const Stopped: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const restart = await page.findByRole('button', restartButton);
    await expect(restart.parentElement).toHaveAttribute('role', 'alert');
    await expect(page.getByText('The page around it')).toBeVisible();
    const fault = expect.objectContaining({ message: 'A fault in a row' });
    await expect(onError).toHaveBeenCalledWith(fault);
    await expect(reported).toHaveBeenCalledWith(fault);
  },
};

export const StoppedInIndonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', {
      name: 'Pusat peringatan terhenti. Mulai ulang',
    });
  },
};
export const StoppedDark: Story = { globals: { theme: 'dark' } };
/** EM-61: Restarted, the panel works as before and has the focus; a further fault is contained as well. */
export const Restarts: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', restartButton));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    await expect(page.getByRole('button', restartButton)).toBeVisible();

    isFaulty = false;
    await userEvent.click(page.getByRole('button', restartButton));
    await listsLoaded(canvasElement);
    await expect(page.queryByRole('button', restartButton)).toBeNull();
    await expect(
      (await page.findAllByRole('button', { name: /^Urgent, / })).length,
    ).toBeGreaterThan(3);
    await expect(page.getByRole('region', { name: 'Alert centre' })).toHaveFocus();
    await expect(onError).toHaveBeenCalledTimes(2);
  },
};

/** EM-61: A fault in the panel that the bell opened: restarted, it is open again and has the focus. */
export const RestartsOpen: Story = {
  args: { display: undefined },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Alert centre, \d/ }));
    const restart = await page.findByRole('button', restartButton);
    isFaulty = false;
    await userEvent.click(restart);
    const panel = await page.findByRole('dialog', { name: 'Alert centre' });
    await waitFor(() => expect(panel).toHaveFocus());
  },
};

/** The host decides whether the panel is open. */
function HostClosesPanel(props: AlertCenterProps): ReactElement {
  const [display, setDisplay] = useState<'popup' | 'hidden'>('popup');
  return (
    <>
      <Button onClick={() => setDisplay('hidden')}>Close the panel</Button>
      <Page {...props} display={display} />
    </>
  );
}

/** EM-61: Restarted with the panel closed, the bell has the focus. */
export const RestartsClosed: Story = {
  render: (args, { loaded }) => (
    <HostClosesPanel {...args} source={loaded['alerts'] as MemoryAlertSource} />
  ),
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const restart = await page.findByRole('button', restartButton);
    await userEvent.click(page.getByRole('button', { name: 'Close the panel' }));
    await userEvent.click(restart);
    const bell = await page.findByRole('button', { name: /^Alert centre/ });
    await waitFor(() => expect(bell).toHaveFocus());
  },
};
