import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

export interface VideoDialogProps extends Omit<VideoPlayerProps, 'className' | 'takesFocus'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What happened. */
  readonly title: string;
  /** The vehicle and the time. */
  readonly description?: ReactNode;
}

/** The evidence of one alert, large: all its cameras in one dialog, a sheet on a phone. */
export function VideoDialog(props: VideoDialogProps): ReactElement {
  const { open, onOpenChange, title, description, ...player } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content size="media">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>
          <VideoPlayer startsPlaying {...player} takesFocus />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
