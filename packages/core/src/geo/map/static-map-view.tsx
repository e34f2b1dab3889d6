import { type ReactElement, useState } from 'react';
import { useLocale, useMessages } from '../../i18n/i18n-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { geoMessages } from '../messages/geo-messages.ts';
import { type Position, STATIC_MAP_HEIGHT, STATIC_MAP_WIDTH, staticMapUrl } from '../static-map.ts';
import { useMapSettings } from './map-settings.ts';
import css from './static-map.module.css';
import { usePositionText } from './use-position-text.ts';

export interface StaticMapProps {
  readonly position: Position;
  /** What is to be seen on it. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The picture of a place (spec alerts §7); the position in figures where there is none. */
export function StaticMap({ position, label, className }: StaticMapProps): ReactElement {
  const { staticMapUrl: endpoint } = useMapSettings();
  const locale = useLocale();
  const words = useMessages(geoMessages);
  const positionText = usePositionText();
  const src = endpoint === undefined ? undefined : staticMapUrl(endpoint, position, locale);
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <div className={classNames(css.staticMap, className)}>
      {src === undefined || src === failedSrc ? (
        <p className={css.text}>
          {words('failed')} <span className={css.figures}>{positionText(position)}</span>
        </p>
      ) : (
        <img
          className={css.picture}
          src={src}
          alt={label}
          width={STATIC_MAP_WIDTH}
          height={STATIC_MAP_HEIGHT}
          onError={() => setFailedSrc(src)}
        />
      )}
    </div>
  );
}
