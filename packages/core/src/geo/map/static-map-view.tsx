import { type ReactElement, useState } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { useLocale } from '../../i18n/i18n-value.ts';
import { useTheme } from '../../theme/use-services.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { geoMessages } from '../messages/geo-messages.ts';
import { type Position, STATIC_MAP_HEIGHT, STATIC_MAP_WIDTH, staticMapUrl } from '../static-map.ts';
import { useMapSettings } from './map-settings.ts';
import css from './static-map.module.css';
import { usePositionText } from './use-position-text.ts';

export interface StaticMapProps {
  readonly position: Position;
  /** Alternative text of the image. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A map image in the colours of the theme (AC-72, AC-435), or the coordinates if it cannot be loaded. */
export function StaticMap({ position, label, className }: StaticMapProps): ReactElement {
  const { staticMapUrl: endpoint } = useMapSettings();
  const locale = useLocale();
  const theme = useTheme();
  const t = useMessages(geoMessages);
  const positionText = usePositionText();
  const src = endpoint === undefined ? undefined : staticMapUrl(endpoint, position, locale, theme);
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <div className={classNames(css.staticMap, className)}>
      {src === undefined || src === failedSrc ? (
        <p className={css.text}>
          {t('failed')} <span className={css.coordinates}>{positionText(position)}</span>
        </p>
      ) : (
        <>
          {src !== loadedSrc && (
            <div className={css.loading}>
              <Skeleton shape="block" />
            </div>
          )}
          <img
            className={css.picture}
            src={src}
            alt={label}
            width={STATIC_MAP_WIDTH}
            height={STATIC_MAP_HEIGHT}
            onLoad={() => setLoadedSrc(src)}
            onError={() => setFailedSrc(src)}
          />
        </>
      )}
    </div>
  );
}
