import { PantauError, scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import {
  PreviewStory,
  alertOf,
  openPreviewOf,
  speeding,
  withScopes,
} from '../../testing/stories/preview-card.tsx';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { patient } from '../../testing/stories/preview-page.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { useAlert, useAlertList } from '../../hooks/list.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewContent } from './preview-content.tsx';

const { manager, dispatcher } = demoUsers;

function resolved(world: MemoryWorld): void {
  speeding(world);
  world.act(manager, { type: 'resolve' }, targetAlerts(world.alerts()));
}

const empty = (prepare: (world: MemoryWorld) => void) => ({ scenario: 'empty', prepare });

/** Sees urgent alerts, but holds no scope for acting. */
const looking = {
  ...storyUser(),
  scopes: [scopes.alertCenterMain, scopes.alertCenterUrgent],
};

const meta = {
  title: 'Alert centre/Preview/What is done',
  component: PreviewActions,
  loaders: [storyWorld],
  parameters: {
    pantau: withScopes(),
    world: empty(speeding),
    docs: { story: { inline: false, height: 720 } },
  },
  args: { view: undefined as never },
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
} satisfies Meta<typeof PreviewActions>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** AC-290: A user who may only look sees the history, but no actions and no note form. */
export const LooksWithoutActing: Story = {
  parameters: {
    pantau: { user: looking, timeZone: 'Asia/Jakarta' },
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByRole('heading', { name: 'History' });
    await expect(preview.queryByRole('textbox')).toBeNull();
    await expect(preview.queryByRole('button', { name: 'Mark resolved' })).toBeNull();
    await expect(preview.queryByRole('button', { name: 'False alert' })).toBeNull();
  },
};

/** AC-290: Who settled an alert is shown to everyone; only those who may act can check again. */
export const LooksAtASettledAlert: Story = {
  parameters: {
    pantau: { user: looking, timeZone: 'Asia/Jakarta' },
    world: empty(resolved),
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByText(/^Resolved, /);
    await expect(preview.queryByRole('button', { name: 'Check again' })).toBeNull();
  },
};

/** AC-352: “Check again” takes the place and the focus of “Mark resolved”, as a button of its own. */
export const ResolvedAfterConfirmation: Story = {
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    const resolve = preview.getByRole('button', { name: 'Mark resolved' });
    await userEvent.click(resolve);
    await sayYes(page, 'Mark as resolved?');
    await waitFor(() => expect(alertOf(context)?.resolved).toBe(true));
    await preview.findByText('Resolved, Ratna Dewi');
    const again = preview.getByRole('button', { name: 'Check again' });
    await waitFor(() => expect(again).toHaveFocus());
    // A button that only changed would fade from the colours of the other.
    await expect(again).not.toBe(resolve);
  },
};

/** AC-352: From the first frame on, “Check again” never has the colours of “Mark resolved”. */
export const CheckAgainNeverFlashes: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    const resolve = preview.getByRole('button', { name: 'Mark resolved' });
    const colourOf = (button: Element): string => getComputedStyle(button).backgroundColor;
    const resolveColour = colourOf(resolve);
    const colours: string[] = [];
    let isSampling = true;
    const sample = (): void => {
      const again = preview.queryByRole('button', { name: 'Check again' });
      if (again !== null) colours.push(colourOf(again));
      if (isSampling) requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
    await userEvent.click(resolve);
    await sayYes(page, 'Mark as resolved?');
    await waitFor(() => expect(colours.length).toBeGreaterThan(30), patient);
    isSampling = false;
    // Away from the pointer, whose hover has a colour of its own.
    await expect(colours).not.toContain(resolveColour);
  },
};

/** AC-36 */
export const CheckAgainReopens: Story = {
  parameters: { world: empty(resolved) },
  tags: ['behaviour'],
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('button', { name: 'Check again' }));
    await sayYes(page, 'Check again?');
    await waitFor(() => expect(alertOf(context)?.resolved).toBe(false));
    await preview.findByRole('button', { name: 'Mark resolved' });
    await preview.findByRole('button', { name: 'False alert' });
  },
};

/** Refused: the toast says why, and the alert keeps its state. */
export const ReportsRejection: Story = {
  parameters: {
    world: empty((world) => {
      speeding(world);
      const serverMessage = 'Bukan kendaraan Anda';
      world.failNext('act', new PantauError('forbidden', { serverMessage }));
    }),
  },
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('button', { name: 'Mark resolved' }));
    await sayYes(page, 'Mark as resolved?');
    await page.findAllByText('Bukan kendaraan Anda');
    await preview.findByRole('button', { name: 'Mark resolved' });
  },
};

/** While the request is in flight, the button says so and takes no more presses. */
export const Pending: Story = {
  loaders: [
    (context) => {
      const { alerts, evidence } = storyWorld(context);
      const act = () => new Promise<never>(() => undefined);
      return { alerts: Object.assign(alerts, { act }), evidence };
    },
  ],
  tags: ['behaviour'],
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('button', { name: 'Mark resolved' }));
    await sayYes(page, 'Mark as resolved?');
    const button = await preview.findByRole('button', { name: 'Check again' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(page.queryByRole('dialog', { name: 'Check again?' })).toBeNull();
  },
};

/** AC-70: The question of a false alert is inside the preview; the button at its foot opens and closes it. */
export const FalseAlertFormInside: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    const button = preview.getByRole('button', { name: 'False alert' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    const section = within(preview.getByRole('region', { name: 'False alert' }));
    await waitFor(() => expect(section.getByRole('radio', { name: 'Not valid' })).toHaveFocus());
    await userEvent.click(section.getByRole('button', { name: 'Not a false alert' }));
    await expect(preview.queryByRole('region', { name: 'False alert' })).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(alertOf(context)?.falseAlert).toBe(false);
  },
};

/** AC-294, AC-295: Nothing is preselected, what is missing is said, and the form's button is the only primary one. */
export const FalseAlertFormSaysWhatIsMissing: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('button', { name: 'False alert' }));
    await preview.findByRole('region', { name: 'False alert' });
    const send = preview.getByRole('button', { name: 'Mark as false alert' });
    for (const radio of preview.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(preview.getByText('Reason is required')).toBeVisible();
    await expect(send).toBeDisabled();
    await expect(preview.queryByRole('button', { name: 'Mark resolved' })).toBeNull();
    await userEvent.click(preview.getByRole('radio', { name: 'Other reason' }));
    await expect(preview.getByText('Other reason is required')).toBeVisible();
    const text = preview.getByRole('textbox', { name: /^Other reason/ });
    await userEvent.type(text, 'Lens was dirty');
    await userEvent.keyboard('{Escape}');
    const question = await page.findByRole('alertdialog', {
      name: 'Discard what you have written?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep writing' }));
    await expect(text).toHaveValue('Lens was dirty');
    text.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(alertOf(context)?.falseAlert).toBe(true));
    await preview.findByRole('button', { name: 'Check again' });
  },
};

/** The newest alert in a low window. */
function ScrolledPreview(): ReactElement | null {
  const id = useAlertList('urgent').ids[0] ?? '';
  const view = useAlert(id);
  if (view === undefined) return null;
  return (
    <section aria-label="Preview" style={{ width: 400 }}>
      <div style={{ height: 320, overflow: 'auto' }} data-testid="window">
        <PreviewContent view={view} />
      </div>
      <PreviewActions view={view} />
    </section>
  );
}

/** AC-295: Plate and driver stay in view while the user gives the reason. */
export const VehicleStaysInView: Story = {
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <ScrolledPreview />
    </StoryFrame>
  ),
  tags: ['behaviour'],
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    const frame = page.getByTestId('window').getBoundingClientRect();
    await userEvent.click(preview.getByRole('button', { name: 'False alert' }));
    await preview.findByRole('region', { name: 'False alert' });
    const driver = alertOf(context)?.driver?.fullname ?? '';
    await waitFor(() => {
      const { top, bottom } = preview.getByTitle(driver).getBoundingClientRect();
      void expect(top).toBeGreaterThanOrEqual(frame.top);
      void expect(bottom).toBeLessThanOrEqual(frame.bottom);
    });
  },
};

export const PresetReason: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('button', { name: 'False alert' }));
    await preview.findByRole('region', { name: 'False alert' });
    await userEvent.click(preview.getByRole('radio', { name: 'Wrong detection' }));
    await userEvent.click(preview.getByRole('button', { name: 'Mark as false alert' }));
    // No further question.
    await waitFor(() => expect(alertOf(context)?.falseAlert).toBe(true));
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(alertOf(context)?.log.at(-1)).toMatchObject({
      reason: 'detected as another occurrence',
    });
    await preview.findByText('False alert, Ratna Dewi');
    await expect(preview.getByText(/marked it a false alert: Wrong detection/)).toBeVisible();
    await waitFor(() => expect(preview.getByRole('button', { name: 'Check again' })).toHaveFocus());
  },
};

/** AC-38, AC-39: Another reason is not empty after trimming, and has 300 characters at most; judged live. */
export const OtherReason: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('button', { name: 'False alert' }));
    await preview.findByRole('region', { name: 'False alert' });
    await userEvent.click(preview.getByRole('radio', { name: 'Other reason' }));
    const send = preview.getByRole('button', { name: 'Mark as false alert' });
    await expect(send).toBeDisabled();
    const t = preview.getByRole('textbox', { name: /^Other reason/ });
    await userEvent.type(t, '  ');
    await expect(await preview.findByText('Other reason is required')).toBeVisible();
    await expect(send).toBeDisabled();
    await userEvent.clear(t);
    await userEvent.click(t);
    await userEvent.paste('x'.repeat(301));
    await expect(await preview.findByText('At most 300 characters')).toBeVisible();
    await expect(send).toBeDisabled();
    await userEvent.clear(t);
    await userEvent.type(t, ' Jalan rusak ');
    await expect(preview.queryByText('Other reason is required')).toBeNull();
    await userEvent.click(send);
    await waitFor(() => expect(alertOf(context)?.falseAlert).toBe(true));
    await expect(alertOf(context)?.log.at(-1)).toMatchObject({ reason: 'Jalan rusak' });
  },
};

/** In a low window the question comes into view as it opens, and again as it grows. */
export const FormScrollsIntoView: Story = {
  render: (_args, { loaded }) => (
    <div style={{ height: 320, overflow: 'auto' }} data-testid="window">
      <PreviewStory loaded={loaded} />
    </div>
  ),
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    const end = page.getByTestId('window').getBoundingClientRect().bottom;
    const section = () => preview.getByRole('region', { name: 'False alert' });
    await userEvent.click(preview.getByRole('button', { name: 'False alert' }));
    await preview.findByRole('region', { name: 'False alert' });
    await waitFor(() => expect(section().getBoundingClientRect().bottom).toBeLessThan(end + 1));
    page.getByTestId('window').scrollTop = 0;
    await userEvent.click(preview.getByRole('radio', { name: 'Other reason' }));
    await waitFor(() => expect(section().getBoundingClientRect().bottom).toBeLessThan(end + 1));
  },
};

const askOther = async (context: PlayContext): Promise<void> => {
  const { preview } = await openPreviewOf(context);
  await userEvent.click(preview.getByRole('button', { name: 'Alarm palsu' }));
  await userEvent.click(preview.getByRole('radio', { name: 'Alasan lain' }));
  await userEvent.type(preview.getByRole('textbox', { name: /^Alasan lain/ }), ' ');
  await expect(await preview.findByText('Alasan lain wajib diisi')).toBeVisible();
};

export const OtherReasonInIndonesian: Story = { globals: { locale: 'id' }, play: askOther };
export const OtherReasonDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: askOther,
};
export const OtherReasonAt360: Story = {
  globals: { locale: 'id' },
  parameters: { pantau: { ...withScopes(), width: 360, flush: true } },
  play: askOther,
};

/** Somebody settles it while a reason is chosen: there is nothing left to ask. */
export const SettledByAnotherUserMeanwhile: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('button', { name: 'False alert' }));
    await preview.findByRole('region', { name: 'False alert' });
    worldOf(context).resolveAs(dispatcher, [alertOf(context)?.id ?? '']);
    await preview.findByText('Resolved, Budi Santoso');
    await expect(preview.queryByRole('region', { name: 'False alert' })).toBeNull();
    await waitFor(() => expect(preview.getByRole('button', { name: 'Check again' })).toHaveFocus());
  },
};
