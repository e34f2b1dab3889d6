import { useMessages } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import type { AnnouncementImage } from '../../engine/announcements/announcement.ts';
import { announcementsMessages } from '../../messages/announcements-messages.ts';
import css from './announcement-carousel.module.css';
import { AnnouncementPicture } from './announcement-picture.tsx';

export interface AnnouncementCarouselProps {
  readonly images: readonly AnnouncementImage[];
  /** Of the announcement. */
  readonly title: string;
}

/** Several images, one at a time: by buttons, arrow keys or swiping. The position is announced (SH-43). */
export function AnnouncementCarousel({ images, title }: AnnouncementCarouselProps): ReactElement {
  const t = useMessages(announcementsMessages);
  const trackRef = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const last = images.length - 1;

  const show = (index: number): void => {
    const track = trackRef.current;
    const next = Math.min(last, Math.max(0, index));
    // The style sheet decides whether this is smooth.
    track?.scrollTo({ left: next * track.clientWidth });
    setPosition(next);
  };
  const follow = (): void => {
    const track = trackRef.current;
    if (track === null || track.clientWidth === 0) return;
    const offset = track.scrollLeft / track.clientWidth;
    const nearest = Math.round(offset);
    // Halfway is still moving.
    if (Math.abs(offset - nearest) < 0.02) setPosition(Math.min(last, nearest));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = {
      ArrowLeft: position - 1,
      ArrowRight: position + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  return (
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={t('imagesOf', { title })}
      className={css.carousel}
      onKeyDown={onKeyDown}
    >
      {/* Focusable, because it scrolls. */}
      <div
        ref={trackRef}
        role="group"
        aria-label={t('imagesOf', { title })}
        tabIndex={0}
        className={css.track}
        onScroll={follow}
      >
        {images.map((image, index) => (
          <div key={index} className={css.slide} aria-hidden={index !== position}>
            <AnnouncementPicture image={image} />
          </div>
        ))}
      </div>
      {last > 0 && (
        <div className={css.controls}>
          <IconButton
            icon="chevronLeft"
            label={t('previousImage')}
            aria-disabled={position === 0 || undefined}
            onClick={() => show(position - 1)}
          />
          <span className={css.position} role="status">
            {t('imagePosition', { position: position + 1, count: images.length })}
          </span>
          <IconButton
            icon="chevronRight"
            label={t('nextImage')}
            aria-disabled={position === last || undefined}
            onClick={() => show(position + 1)}
          />
        </div>
      )}
    </div>
  );
}
