import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { displayStory, findPanel, panelName } from '../../testing/stories/display-story.tsx';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { at, pageOf, patient } from '../../testing/stories/preview-page.ts';

const meta = {
  title: 'Alert centre/Widget/Own window',
  id: 'alert-centre-own-window',
  ...displayStory,
  // A page that is in no frame has it; these stories are about the window that every browser has.
  beforeEach: () => {
    Object.defineProperty(window, 'documentPictureInPicture', {
      value: undefined,
      configurable: true,
    });
    return () => {
      delete (window as { documentPictureInPicture?: unknown }).documentPictureInPicture;
    };
  },
};

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const windowButton = /^(Own window|Jendela sendiri)/;

/**
 * Presses the button; the window that opens is a pop-up, as in every frame, or the frame that stands for it.
 */
async function moveOut(context: Context): Promise<Window> {
  await findPanel(context, context.args.display === 'popup' ? 'dialog' : 'region');
  const page = pageOf(context);
  const open = spyOn(window, 'open');
  const standIn = context.canvasElement.querySelector('iframe');
  if (standIn !== null) open.mockReturnValue(standIn.contentWindow);
  await userEvent.click(await page.findByRole('button', { name: windowButton }));
  await waitFor(() => expect(open).toHaveReturned());
  const own = open.mock.results[0]?.value as Window | null;
  open.mockRestore();
  if (own === null) throw new Error('The browser opened no window');
  await waitFor(() => expect(own.document.querySelector('[data-display]')).not.toBeNull());
  return own;
}

const inWindow = (own: Window) => within(own.document.body);

/** The panel in the window: styled as on the page, which has a note beside the bell instead. */
async function expectOut(context: Context, own: Window): Promise<void> {
  const panel = inWindow(own).getByRole('region', { name: panelName });
  await listsLoaded(panel);
  const theme = panel.closest('[data-pantau-theme]');
  const original = context.canvasElement.querySelector('[data-pantau-theme]');
  await expect(theme?.getAttribute('data-pantau-theme')).toBe(
    original?.getAttribute('data-pantau-theme'),
  );
  await expect(theme).toHaveAttribute('lang', original?.getAttribute('lang') ?? '');
  const header = panel.querySelector('header');
  await expect(header && own.getComputedStyle(header).borderBottomStyle).toBe('solid');
  const page = pageOf(context);
  await expect(page.queryByRole('region', { name: panelName })).toBeNull();
  await page.findByRole('group', { name: /own window|jendela sendiri/ });
}

/**
 * AC-870, AC-871, AC-873: The panel is in a window of its own, styled as on the page, which says so beside the bell. In the
 * workbench a frame stands for the window, which browsers open only when a user presses something.
 */
export const Out: Story = {
  args: { display: 'pinned' },
  render: (args, context) => (
    <>
      {displayStory.render(args, context)}
      <iframe
        title="The own window"
        style={{
          display: 'block',
          width: 420,
          height: 640,
          marginTop: 24,
          border: '1px solid gray',
        }}
      />
    </>
  ),
  play: async (context) => expectOut(context, await moveOut(context)),
};

/** AC-870, AC-871, AC-873: The same in a window that the browser opens. */
export const OutInAPopup: Story = {
  args: { display: 'pinned' },
  tags: ['behaviour'],
  play: async (context) => {
    const own = await moveOut(context);
    try {
      await expectOut(context, own);
    } finally {
      own.close();
    }
  },
};
export const OutDarkInIndonesian: Story = {
  ...Out,
  ...at('w1440', { theme: 'dark', locale: 'id' }),
};
export const OutOnNarrowPage: Story = { ...Out, args: { display: 'popup' }, ...at('w768', {}) };

/** AC-873, AC-874: "Bring back" closes the window; the panel returns to its place, and the host gets its display again. */
export const BringBack: Story = {
  args: { display: 'pinned' },
  tags: ['behaviour'],
  play: async (context) => {
    const { onDisplayChange } = context.args;
    const own = await moveOut(context);
    await expect(onDisplayChange).toHaveBeenLastCalledWith('hidden');
    await userEvent.click(
      await pageOf(context).findByRole('button', { name: /^(Bring back|Kembalikan)$/ }),
    );
    await expect(own.closed).toBe(true);
    await findPanel(context, 'region');
    await expect(onDisplayChange).toHaveBeenLastCalledWith('pinned');
  },
};

/** AC-872: The keys of the panel work in its window, and what they open is there. */
export const KeysInTheWindow: Story = {
  args: { display: 'pinned' },
  tags: ['behaviour'],
  play: async (context) => {
    const own = await moveOut(context);
    try {
      const panel = inWindow(own).getByRole('region', { name: panelName });
      await listsLoaded(panel);
      const { keyboard } = userEvent.setup({ document: own.document });
      const [row] = panel.querySelectorAll<HTMLElement>('[data-alert-id] > button');
      row?.focus();
      await keyboard('/');
      const field = await inWindow(own).findByRole('textbox', { name: 'Search alerts' }, patient);
      await waitFor(() => expect(own.document.activeElement).toBe(field), patient);
      row?.focus();
      await keyboard('?');
      await inWindow(own).findByRole('dialog', { name: /shortcuts/i }, patient);
      await expect(pageOf(context).queryByRole('dialog')).toBeNull();
    } finally {
      own.close();
    }
  },
};

/** AC-875: The browser allows no window: the panel stays, and a notice says what to do. */
export const Refused: Story = {
  args: { display: 'pinned' },
  play: async (context) => {
    await findPanel(context, 'region');
    const page = pageOf(context);
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await page.findByRole('button', { name: windowButton }));
    await page.findByText(/did not allow a window/);
    open.mockRestore();
    await findPanel(context, 'region');
  },
};

/** AC-870: A host that does not offer it has no button for it. */
export const NotOffered: Story = {
  args: { display: 'pinned', displays: ['popup', 'pinned'] },
  tags: ['behaviour'],
  play: async (context) => {
    await findPanel(context, 'region');
    const page = pageOf(context);
    await expect(page.getByRole('button', { name: /^(Popup under|Popup di)/ })).toBeVisible();
    await expect(page.queryByRole('button', { name: windowButton })).toBeNull();
  },
};
