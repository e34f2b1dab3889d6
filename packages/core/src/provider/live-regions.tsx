import { type ReactElement, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import type { AnnouncerStore, Politeness } from '../theme/announcer.ts';

const politenesses: readonly Politeness[] = ['polite', 'assertive'];

/** The live regions. Both are rendered from the start, because later ones are not announced. */
export function LiveRegions({ announcer }: { readonly announcer: AnnouncerStore }): ReactElement {
  const announcements = useSyncExternalStore(announcer.subscribe, announcer.get, announcer.get);
  return (
    <>
      {politenesses.map((politeness) => (
        <VisuallyHidden
          key={politeness}
          role={politeness === 'polite' ? 'status' : 'alert'}
          aria-live={politeness}
          aria-atomic="false"
          data-pantau-live={politeness}
        >
          {announcements
            .filter((announcement) => announcement.politeness === politeness)
            .map(({ id, text }) => (
              <span key={id}>{text}</span>
            ))}
        </VisuallyHidden>
      ))}
    </>
  );
}
