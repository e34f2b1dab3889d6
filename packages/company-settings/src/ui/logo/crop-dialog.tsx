import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import type { LogoProblem } from '../../engine/company/logo.ts';
import type { ActionFailure } from '../../hooks/use-action.ts';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { useText } from '../shared/use-text.ts';
import css from './crop-dialog.module.css';
import { cropPicture } from './crop-picture.ts';
import { squarePicture } from './square-picture.ts';

export interface CropDialogProps {
  readonly file: Blob;
  readonly failure: ActionFailure;
  readonly isBusy: boolean;
  readonly onCrop: (picture: Blob) => Promise<unknown>;
  readonly onRefuse: (problem: LogoProblem) => void;
  readonly onClose: () => void;
}

/** Of the zoom at which the picture covers the square. */
const ZOOM_MAX = 4;
/** Key presses from one end to the other. */
const ZOOM_STEPS = 40;

interface Shown {
  readonly url: string;
  readonly cover: number;
}

/** The picture in a square, at an address that exists as long as the dialog does; `undefined` until it is decoded. */
function useSquarePicture(file: Blob): Shown | LogoProblem | undefined {
  const [shown, setShown] = useState<Shown | LogoProblem>();
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    void squarePicture(file).then((square) => {
      if (isOver) return;
      if (typeof square === 'string') {
        setShown(square);
        return;
      }
      url = URL.createObjectURL(square.picture);
      setShown({ url, cover: square.cover });
    });
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [file]);
  return shown;
}

/** Crops a picture to a square, by pointer or with the arrow keys, or takes all of it (CS-31, CS-127). */
export function CropDialog(props: CropDialogProps): ReactElement {
  const { file, failure, isBusy, onCrop, onRefuse, onClose } = props;
  const t = useText();
  const id = useId();
  const shown = useSquarePicture(file);
  const picture = typeof shown === 'object' ? shown : undefined;
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [chosenZoom, setZoom] = useState<number>();
  const cover = picture?.cover ?? 1;
  const zoom = chosenZoom ?? cover;
  const [area, setArea] = useState<Area>();
  const stageRef = useRef<HTMLDivElement>(null);
  const isShown = area !== undefined;
  useEffect(() => {
    if (isShown) focusPart(stageRef.current);
  }, [isShown]);
  useEffect(() => {
    if (typeof shown === 'string') onRefuse(shown);
  }, [shown, onRefuse]);
  const apply = async (): Promise<void> => {
    if (area === undefined || picture === undefined) return;
    const cropped = await cropPicture(picture.url, area);
    if (cropped === null) onRefuse('LOGO_UNREADABLE');
    else await onCrop(cropped);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{t('cropTitle')}</Dialog.Title>
          <Dialog.Description>{t('cropText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <div className={css.body}>
            <FailureNotice failure={failure} />
            <div ref={stageRef} className={css.stage}>
              {picture !== undefined && (
                <Picture
                  {...{ ...picture, crop, zoom, onRefuse }}
                  onCrop={setCrop}
                  onZoom={setZoom}
                  onArea={setArea}
                />
              )}
            </div>
            <label className={css.zoom} htmlFor={id}>
              {t('zoom')}
              <input
                id={id}
                type="range"
                className={css.range}
                min={1}
                max={ZOOM_MAX * cover}
                step={(ZOOM_MAX * cover - 1) / ZOOM_STEPS}
                value={zoom}
                onChange={(event) => setZoom(Number(event.target.value))}
              />
            </label>
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={!isShown}
            onClick={() => void apply()}
          >
            {t('useLogo')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Gives focus to the part of the picture, unless the user is at a control of the dialog already (CS-91). */
function focusPart(stage: HTMLElement | null): void {
  const part = stage?.querySelector<HTMLElement>('[role="application"]') ?? null;
  const { activeElement } = (part ?? document).getRootNode() as Document | ShadowRoot;
  if (activeElement?.contains(part) === true) part?.focus({ preventScroll: true });
}

interface PictureProps extends Shown {
  readonly crop: Point;
  readonly zoom: number;
  readonly onCrop: (crop: Point) => void;
  readonly onZoom: (zoom: number) => void;
  /** In px of the picture. */
  readonly onArea: (area: Area) => void;
  readonly onRefuse: (problem: LogoProblem) => void;
}

function Picture(props: PictureProps): ReactElement {
  const { url, cover, crop, zoom, onCrop, onZoom, onArea, onRefuse } = props;
  const t = useText();
  return (
    <Cropper
      image={url}
      crop={crop}
      zoom={zoom}
      maxZoom={ZOOM_MAX * cover}
      aspect={1}
      objectFit="contain"
      showGrid={false}
      // Its styles are in the style sheet: a strict CSP admits no style element.
      disableAutomaticStylesInjection
      classes={{
        containerClassName: css.container ?? '',
        mediaClassName: css.media ?? '',
        cropAreaClassName: css.area ?? '',
      }}
      cropperProps={{ role: 'application', 'aria-label': t('cropArea') }}
      mediaProps={{ onError: () => onRefuse('LOGO_UNREADABLE') }}
      onCropChange={onCrop}
      onZoomChange={onZoom}
      onCropAreaChange={(_, pixels) => onArea(pixels)}
    />
  );
}
