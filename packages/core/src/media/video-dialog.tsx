import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

export interface VideoDialogProps extends Omit<VideoPlayerProps, 'className' | 'takesFocus'> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What has happened. */
  readonly title: string;
  /** Whose vehicle, and when. */
  readonly description?: ReactNode;
}

/** The evidence of one alert, large: all its cameras in one dialog, a sheet on a phone. */
export function VideoDialog(props: VideoDialogProps): ReactElement {
  const { isOpen, onOpenChange, title, description, ...player } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="media"
    >
      <VideoPlayer startsPlaying {...player} takesFocus />
    </Dialog>
  );
}
