import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { AlertCenter } from '../../ui/alert-center/alert-center.tsx';
import { previewParameters } from './preview-page.ts';
import { storyWorld } from './story-world.ts';

/** Set-up of stories of open previews: the lists at the right edge of a page that is 1440 px wide. */
export const previewStory = {
  component: AlertCenter,
  loaders: [storyWorld],
  globals: { viewport: { value: 'w1440' } },
  parameters: previewParameters,
  args: { source: undefined as never, display: 'inline', onAlertOpen: fn(), onAutoPopup: fn() },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 700, marginInlineStart: 'auto' }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;
