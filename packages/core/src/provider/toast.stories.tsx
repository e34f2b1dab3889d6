import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { builtInLocaleOf } from '../i18n/locale.ts';
import { useLocale } from '../i18n/i18n-value.ts';
import { useSpace, useToast } from '../theme/use-services.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Row } from '../ui/story-support/layout.tsx';
import { Toaster } from './toaster.tsx';
import { createToastQueue } from '../theme/toast-queue.ts';
import { systemClock } from '../clock/system-clock.ts';

const texts = {
  en: {
    resolved: 'Alert of B 9482 KXT marked as resolved',
    undo: 'Undo',
    full: 'At most 9 previews are open at a time',
    unreachable: 'The device cannot be reached, last report 14:08',
  },
  id: {
    resolved: 'Peringatan B 9482 KXT ditandai selesai',
    undo: 'Batalkan',
    full: 'Paling banyak 9 pratinjau terbuka sekaligus',
    unreachable: 'Perangkat tidak terjangkau, lapor terakhir 14.08',
  },
} as const;

const undo = fn();
const untilClosed = 3_600_000;

function Kinds(): ReactElement {
  const toast = useToast();
  const t = texts[builtInLocaleOf(useLocale())];
  useEffect(() => {
    const closes = [
      toast.show({
        kind: 'success',
        text: t.resolved,
        durationMs: untilClosed,
        action: { label: t.undo, run: undo },
      }),
      toast.show({
        kind: 'warning',
        text: t.full,
        durationMs: untilClosed,
      }),
      toast.show({
        kind: 'error',
        text: t.unreachable,
        durationMs: untilClosed,
      }),
    ];
    return () => closes.forEach((close) => close());
  }, [toast, t]);
  return <Button>Before</Button>;
}

const meta = {
  title: 'Core/Primitives/Toast',
  component: Toaster,
  // Toasts are placed in the page, so each story has its own.
  parameters: { docs: { story: { inline: false, height: 280 } } },
  args: { toasts: createToastQueue(systemClock) },
  render: () => <Kinds />,
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {};
export const AllKindsDark: Story = { globals: { theme: 'dark' } };
export const AllKindsIndonesian: Story = { globals: { locale: 'id' } };

export const AnnouncedByUrgency: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const polite = canvasElement.querySelector('[data-pantau-live="polite"]');
    const assertive = canvasElement.querySelector('[data-pantau-live="assertive"]');
    await waitFor(() => expect(polite).toHaveTextContent(texts.en.resolved));
    await expect(assertive).toHaveTextContent(texts.en.unreachable);
    await expect(polite).not.toHaveTextContent(texts.en.unreachable);
  },
};

export const ActionRunsOnceAndReturnsFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByRole('button', { name: 'Before' });
    before.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.en.undo })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(before).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: texts.en.undo })).toBeNull();
  },
};

function NextToADialog(): ReactElement {
  return (
    <>
      <Kinds />
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Resolve the alert?</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

export const ClickClosesNothingElse: Story = {
  render: () => <NextToADialog />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: texts.en.undo }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('dialog', { name: 'Resolve the alert?' })).toBeVisible();
  },
};

/** A page full of windows beside a panel whose rows are no controls of a window. */
function CrowdedPage(): ReactElement {
  const space = useSpace();
  useEffect(() => space.take(() => ({ right: 420 })), [space]);
  return (
    <>
      <Kinds />
      <div
        data-testid="windows"
        role="dialog"
        aria-label="Windows"
        data-keeps-toasts-away=""
        style={{ position: 'fixed', inset: '0 420px 0 0' }}
      >
        {['20px', '65%'].map((left) => (
          <Button key={left} style={{ position: 'absolute', bottom: 20, left }}>
            Resolve
          </Button>
        ))}
      </div>
      <ul
        data-testid="panel"
        data-keeps-toasts-away=""
        style={{ position: 'fixed', inset: '0 0 0 auto', width: 420, margin: 0 }}
      >
        <li>
          <Button>Row</Button>
        </li>
      </ul>
    </>
  );
}

/** CO-231: Where windows leave no room, toasts cover neither their controls nor the pinned panel. */
export const LeavesThePanel: Story = {
  globals: { viewport: { value: 'w1440' } },
  render: () => <CrowdedPage />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toast = canvas.getByRole('region', { name: 'Notices' });
    const panel = canvas.getByTestId('panel').getBoundingClientRect();
    const controls = canvas.getAllByRole('button', { name: 'Resolve' });
    await waitFor(async () => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(panel.left);
      const covered = controls.filter((control) => {
        const area = control.getBoundingClientRect();
        return left < area.right && area.left < right && top < area.bottom && area.top < bottom;
      });
      await expect(covered).toEqual([]);
    });
  },
};

/** A sheet of a phone: controls throughout its content, and those at its foot, which do not scroll. */
function CrowdedSheet(): ReactElement {
  return (
    <>
      <Kinds />
      <div
        role="dialog"
        aria-label="Sheet"
        style={{ position: 'fixed', inset: 0, display: 'grid', gridTemplateRows: '1fr auto' }}
      >
        <div data-testid="content" style={{ overflowY: 'auto' }} tabIndex={-1}>
          {Array.from({ length: 30 }, (_, index) => (
            <Button key={index} style={{ display: 'block', marginBlock: 12 }}>
              Step {index + 1}
            </Button>
          ))}
        </div>
        <div>
          <Button>Resolve</Button> <Button>False alert</Button>
        </div>
      </div>
    </>
  );
}

/** AC-762: Toasts too tall for the gaps between the controls of a sheet leave those that do not scroll uncovered. */
export const LeaveTheFootOfASheet: Story = {
  globals: { viewport: { value: 'w360' } },
  render: () => <CrowdedSheet />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toasts = canvas.getByRole('region', { name: 'Notices' });
    const foot = ['Resolve', 'False alert'].map((name) => canvas.getByRole('button', { name }));
    await waitFor(async () => {
      const { bottom } = toasts.getBoundingClientRect();
      for (const control of foot)
        await expect(bottom).toBeLessThanOrEqual(control.getBoundingClientRect().top);
    });
  },
};

function Brief(): ReactElement {
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => toast.show({ kind: 'info', text: 'Copied', durationMs: 300 })}>
        Copy
      </Button>
    </Row>
  );
}

export const DisappearsAutomatically: Story = {
  render: () => <Brief />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByRole('region', { name: 'Notices' })).toHaveTextContent('Copied');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull(), { timeout: 15_000 });
  },
};

const closeToast = { current: (): void => undefined };

function AboutSomething(): ReactElement {
  const toast = useToast();
  const show = (): void => {
    closeToast.current = toast.show({ kind: 'info', text: 'No connection', durationMs: 60_000 });
  };
  return (
    <Row>
      <Button onClick={show}>Disconnect</Button>
    </Row>
  );
}

/** CO-205: A toast whose subject has ended leaves although pointer and focus are on it; the focus returns. */
export const LeavesWithItsSubject: Story = {
  render: () => <AboutSomething />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Disconnect' });
    await userEvent.click(button);
    const toast = within(canvas.getByRole('region', { name: 'Notices' }));
    await userEvent.hover(toast.getByText('No connection'));
    await userEvent.tab();
    await expect(toast.getByRole('button', { name: 'Close' })).toHaveFocus();
    closeToast.current();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
