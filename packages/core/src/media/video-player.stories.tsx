import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../ui/button/button.tsx';
import { focusedIn, pressKey, storyRoot } from '../ui/story-support/shadow-root.ts';
import { NoMedia } from './no-media.tsx';
import { cabin, front } from './testing/story-clips.ts';
import { button, long, videoIn } from './testing/video-story.ts';
import { VideoDialog } from './video-dialog.tsx';
import { VideoPlayer } from './video-player.tsx';

const meta = {
  title: 'Core/Primitives/Video player/Playback',
  id: 'core-primitives-video-player',
  component: VideoPlayer,
  parameters: {
    docs: { story: { inline: false, height: 340 } },
    pantau: { timeZone: 'Asia/Jakarta', width: 400 },
  },
  args: { clips: [front], licensePlate: 'B 9482 KXT', onPlaybackFailed: fn() },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-89: With a link that downloads the clip. */
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    await expect(video.paused).toBe(true);
    await expect(await within(canvasElement).findByText('0:00 / 0:04')).toBeVisible();
    const scrubber = await within(canvasElement).findByRole('slider', {
      name: 'Playback position',
    });
    await expect(scrubber).toHaveAttribute('aria-valuetext', '0:00 of 0:04, alert at 0:02');
    const link = within(canvasElement).getByRole('link', { name: /^Download/ });
    await expect(link).toHaveAttribute('download', 'B-9482-KXT_2026-11-20_14-19-38_Depan.mp4');
  },
};
export const PausedDark: Story = { ...Paused, globals: { theme: 'dark' } };

/** CO-273: Time runs from left to right on a page written from right to left, and the alert is marked where it was. */
export const RightToLeft: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 400, dir: 'rtl' } },
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    await expect(getComputedStyle(video).direction).toBe('rtl');
    const scrubber = await within(canvasElement).findByRole('slider', {
      name: 'Playback position',
    });
    await expect(getComputedStyle(scrubber).direction).toBe('ltr');
  },
};

/** CO-183: Without camera and time, for a video that no camera has recorded. */
export const WithoutCaption: Story = {
  args: { hideCaption: true },
  play: async ({ canvasElement }) => {
    await videoIn(canvasElement);
    await expect(within(canvasElement).queryByText('Depan')).toBeNull();
  },
};

/** AC-89 */
export const PlaysAndPauses: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    await userEvent.click(await button(canvasElement, 'Play'));
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.1), long);
    await userEvent.click(await button(canvasElement, 'Pause'));
    await waitFor(() => expect(video.paused).toBe(true), long);
    await button(canvasElement, 'Play');
  },
};

export const AutoPlay: Story = {
  args: { autoPlay: true },
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    await expect(video.muted).toBe(true);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), long);
  },
};

/** AC-89 */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    const play = await button(canvasElement, 'Play');
    play.focus();
    await userEvent.keyboard('5');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(2, 2), long);
    await userEvent.keyboard('..');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(2.08, 2), long);
    await userEvent.keyboard(',');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(2.04, 2), long);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(1.04, 2), long);
    await userEvent.keyboard('m');
    await waitFor(() => expect(video.muted).toBe(false));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(video.volume).toBeCloseTo(0.9));
    // Unmuted playback requires a real user gesture.
    await userEvent.keyboard('mk');
    await waitFor(() => expect(video.paused).toBe(false), long);
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true), long);
  },
};

/** AC-89 */
export const FrameStepsAndSpeed: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    const forward = await button(canvasElement, 'Next frame');
    await waitFor(() => expect(forward).toBeEnabled());
    await userEvent.click(forward);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(0.04, 2), long);
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Speed'), '0.25');
    await waitFor(() => expect(video.playbackRate).toBe(0.25));
  },
};

/** AC-89: Full screen requires a real user gesture, so the request is mocked. */
export const FullScreen: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    const request = spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    await userEvent.click(await button(canvasElement, 'Full screen'));
    await expect(request).toHaveBeenCalledTimes(1);
    await expect((request.mock.contexts[0] as Element).contains(video)).toBe(true);
    request.mockRestore();
  },
};

export const SeveralCameras: Story = {
  args: { clips: [front, cabin] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await videoIn(canvasElement);
    const [first, second] = await canvas.findAllByRole('tab');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Tab}5');
    await waitFor(() => expect(canvas.getByText('0:02 / 0:04')).toBeVisible(), long);
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    // The same point in time: this camera's clip starts a second later.
    await waitFor(() => expect(canvas.getByText('0:01 / 0:04')).toBeVisible(), long);
    await waitFor(() =>
      expect(canvasElement.querySelector('video')?.currentTime).toBeCloseTo(1, 1),
    );
  },
};

export const InitialCamera: Story = {
  args: { clips: [front, cabin], initialClipId: cabin.id },
  play: async ({ canvasElement }) => {
    const [, second] = await within(canvasElement).findAllByRole('tab');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

export const IndonesianOnPhone: Story = {
  args: { clips: [front, cabin] },
  globals: { locale: 'id' },
  parameters: { pantau: { width: 312 } },
  play: async ({ canvasElement }) => {
    await videoIn(canvasElement);
    await button(canvasElement, 'Putar');
    const player = within(canvasElement).getByRole('group');
    await expect(player.scrollWidth).toBeLessThanOrEqual(player.clientWidth);
  },
};

export const NoRecording: Story = {
  args: { clips: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No recording')).toBeVisible();
  },
};

export const NoRecordingWithReason: Story = {
  render: () => <NoMedia reason="The device has no recording for this time." />,
};

export const PlayerWithoutRecording: Story = {
  args: { clips: [], noMediaReason: 'The device has no recording for this time.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('The device has no recording for this time.'),
    ).toBeVisible();
  },
};

/** Size, focus and keys inside a shadow root, as in the custom element. */
export const InShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const inside = storyRoot(canvasElement);
      if (inside === canvasElement) throw new Error('No shadow root yet');
      return inside;
    });
    const video = await videoIn(root);
    const box = video.getBoundingClientRect();
    await expect(Math.round(box.width)).toBe(400);
    await expect(Math.round(box.height)).toBe(225);
    (await button(root, 'Play')).focus();
    pressKey(root, '5');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(2, 2), long);
    pressKey(root, 'k');
    await waitFor(() => expect(video.paused).toBe(false), long);
    await waitFor(() => expect(focusedIn(root)).toHaveAccessibleName('Pause'), long);
    for (const tooltip of root.querySelectorAll('[role="tooltip"]')) {
      await expect(tooltip).toBeVisible();
    }
  },
};

function DialogExample(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the video</Button>
      <VideoDialog
        open={open}
        onOpenChange={setOpen}
        title="Jarak depan terlalu dekat"
        description="D 8830 AEF, Dedi Kurnia, 14.19.40"
        clips={[front, cabin]}
        licensePlate="D 8830 AEF"
      />
    </>
  );
}

/** AC-89 */
export const InDialog: Story = {
  render: () => <DialogExample />,
  parameters: { pantau: { width: undefined } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, 'Show the video'));
    const dialog = await within(canvasElement).findByRole('dialog');
    const video = await videoIn(dialog);
    // The player has the focus, so its keys work immediately.
    await expect(within(dialog).getByRole('group')).toHaveFocus();
    await userEvent.keyboard('0');
    await userEvent.keyboard('.');
    await waitFor(() => expect(video.paused).toBe(true), long);
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
  },
};

/** After closing, no element, style or global remains, and the video no longer loads. */
export const Cleanup: Story = {
  render: () => <DialogExample />,
  parameters: { pantau: { width: undefined } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const pageState = (): string[] => [
      ...[...document.querySelectorAll('style')].map((style) => style.className),
      ...Object.keys(window).filter((name) => /video|vjs/i.test(name)),
      ...[...document.body.children].map((element) => element.tagName),
    ];
    const before = pageState();
    await userEvent.click(await button(canvasElement, 'Show the video'));
    const dialog = await within(canvasElement).findByRole('dialog');
    const video = await videoIn(dialog);
    await expect(pageState()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(video.isConnected).toBe(false);
    await expect(video.hasAttribute('src')).toBe(false);
    await waitFor(() => expect(pageState()).toEqual(before));
  },
};
