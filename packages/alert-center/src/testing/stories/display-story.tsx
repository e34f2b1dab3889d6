import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { AlertCenter } from '../../ui/alert-center/alert-center.tsx';
import { listsLoaded } from './lists-loaded.ts';
import { pageOf, previewParameters } from './preview-page.ts';
import { storyUser, storyWorld } from './story-world.ts';

export const displayParameters = {
  pantau: { user: storyUser(), timeZone: 'Asia/Jakarta' },
  viewport: previewParameters.viewport,
};

/** Set-up of stories of the panel's displays, on a page that is 1440 px wide. */
export const displayStory = {
  component: AlertCenter,
  loaders: [storyWorld],
  globals: { viewport: { value: 'w1440' } },
  parameters: displayParameters,
  args: { source: undefined as never, onSeeOther: fn(), onDisplayChange: fn() },
  render: (args, { loaded }) => (
    <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
  ),
} satisfies Meta<typeof AlertCenter>;

/** The part of a story's context that these helpers read. */
interface StoryPage {
  readonly canvasElement: HTMLElement;
}

export const panelName = /^(Alert centre|Pusat peringatan)$/;

/** The panel: a dialog, or a region of the page when pinned. */
export async function findPanel(page: StoryPage, role: 'dialog' | 'region'): Promise<HTMLElement> {
  const panel = await pageOf(page).findByRole(role, { name: panelName });
  await listsLoaded(panel);
  return panel;
}

/** The edges of a window reach beyond it. */
export const fits = (panel: HTMLElement) => {
  const content = panel.querySelector('section') ?? panel;
  return expect(content.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
};

export const openBell = async (page: StoryPage) =>
  userEvent.click(
    await pageOf(page).findByRole('button', { name: /^(Alert centre|Pusat peringatan), \d/ }),
  );
