import { Icon } from '@pantau/core/ui/icon';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useHasVehicleStory } from '../../hooks/vehicle-story.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './vehicle-story-section.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

const vehicleStory = createLazy(async () => (await import('./vehicle-story.tsx')).VehicleStory);

/** The alert centres whose user has opened the section: it stays open in their next previews. */
const openIn = new WeakSet<object>();

/** What else the vehicle did and where it is now (AC-842); nothing is requested until the user opens it. */
export function VehicleStorySection({ alert }: AlertPartProps): ReactElement | null {
  const t = usePreviewText();
  const store = useAlertCenter();
  const [isOpen, setOpen] = useState(openIn.has(store));
  const change = (open: boolean): void => {
    if (open) openIn.add(store);
    else openIn.delete(store);
    setOpen(open);
  };
  if (!useHasVehicleStory()) return null;
  return (
    <section className={css.section}>
      <h3 className={css.heading}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          onClick={() => change(!isOpen)}
        >
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
          {t('vehicleStory')}
        </button>
      </h3>
      {isOpen && <LazyPart part={vehicleStory} props={{ alert }} onFail={() => change(false)} />}
    </section>
  );
}
