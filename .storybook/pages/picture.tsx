/** Stories of the product as pictures on a page. */
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import tokens from '../../packages/core/src/theme/tokens.json' with { type: 'json' };
import { useGlobals } from '../toolbar/use-globals.ts';
import css from './picture.module.css';

interface PictureProps {
  /** Id of the story. */
  readonly story: string;
  readonly caption: string;
  /** Of the window in the picture. Defaults to that of its contents, up to 900 px. */
  readonly height?: number | undefined;
  /** Width of the window in the picture; a wider one than the text is scaled down. Defaults to that of the text. */
  readonly width?: number;
  /** Settings of the toolbar that the picture keeps, such as `{ locale: 'id' }`. */
  readonly globals?: Readonly<Record<string, string>>;
}

/** Storybook colours paragraphs and tables by itself, but no figures and details. */
export function useTextColor(): CSSProperties {
  const { theme } = useGlobals();
  return { color: tokens.color[theme === 'dark' ? 'dark' : 'light'].text.$value.hex };
}

/** Below, nothing could be recognised any more; the picture scrolls instead. */
const LEAST_SCALE = 0.4;

/** How much smaller a window of this width is in the element. */
function useScale(width: number | undefined): [RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (frame.current === null || width === undefined) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect.width ?? width;
      setScale(Math.max(LEAST_SCALE, Math.min(1, room / width)));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [width]);
  return [frame, scale];
}

const LEAST_HEIGHT = 96;
const DEFAULT_HEIGHT = 720;
const MOST_HEIGHT = 900;

/** The height that the contents of a window need. What is as high as the window follows it. */
function heightOfContents(page: Document): number {
  const window = page.documentElement.clientHeight;
  const elements = [...page.body.querySelectorAll('#storybook-root *')];
  const ends = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1 && height < window - 1)
    .map(({ bottom }) => bottom + 24);
  const scrolled = page.documentElement.scrollHeight;
  const needed = Math.max(scrolled > window ? scrolled : 0, ...ends);
  return Math.ceil(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, needed)));
}

/** Calls back when the story in the frame is in its state. */
function whenChecked(frame: HTMLIFrameElement, story: string, callback: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    if (frame.contentDocument?.documentElement.dataset['checkedStory'] !== story) return;
    clearInterval(timer);
    callback();
  };
  const onLoad = (): void => {
    clearInterval(timer);
    timer = setInterval(look, 100);
  };
  frame.addEventListener('load', onLoad);
  return () => {
    clearInterval(timer);
    frame.removeEventListener('load', onLoad);
  };
}

/** The given height, or that of the story once it is in its state. */
function useHeight(
  story: string,
  given: number | undefined,
): [RefObject<HTMLIFrameElement | null>, number] {
  const window = useRef<HTMLIFrameElement>(null);
  const [measured, setMeasured] = useState(DEFAULT_HEIGHT);
  useEffect(() => {
    const frame = window.current;
    if (frame === null || given !== undefined) return undefined;
    return whenChecked(frame, story, () => {
      if (frame.contentDocument !== null) setMeasured(heightOfContents(frame.contentDocument));
    });
  }, [story, given]);
  return [window, given ?? measured];
}

const followed = ['theme', 'locale', 'brand', 'density', 'scopes'];

/** A story in the theme, language, brand, density and permissions of the toolbar. */
export function Picture({
  story,
  caption,
  height: given,
  width,
  globals,
}: PictureProps): ReactElement {
  const all = { ...useGlobals(), ...globals };
  const [frame, scale] = useScale(width);
  const [window, height] = useHeight(story, given);
  const chosen = Object.entries(all)
    .filter(([name, value]) => followed.includes(name) && typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`);
  const address = `iframe.html?id=${story}&viewMode=story&globals=${chosen.join(';')}`;
  const style: CSSProperties = {
    height,
    width: width ?? '100%',
    transform: scale < 1 ? `scale(${scale})` : undefined,
  };
  return (
    <figure className={css.picture} style={useTextColor()}>
      <div ref={frame} className={css.frame} style={{ height: height * scale }}>
        <iframe
          ref={window}
          key={address}
          src={address}
          title={caption}
          style={style}
          loading="lazy"
        />
      </div>
      <figcaption>
        {caption}{' '}
        <a href={`?path=/story/${story}&globals=${chosen.join(';')}`} target="_parent">
          Open the story
        </a>
      </figcaption>
    </figure>
  );
}

interface VariantsProps {
  readonly story: string;
  /** Of the window. Defaults to that of the story. */
  readonly height?: number | undefined;
  /** Width of the window. Defaults to 1000 px. */
  readonly width?: number;
  /** The story on a phone. Defaults to the same in a narrow window. */
  readonly phone?: string;
}

const variants = [
  ['English, light', { locale: 'en', theme: 'light' }],
  ['English, dark', { locale: 'en', theme: 'dark' }],
  ['Indonesian, light', { locale: 'id', theme: 'light' }],
  ['Indonesian, dark', { locale: 'id', theme: 'dark' }],
  ['Long texts', { locale: 'en-XA' }],
  ['For a driver', { scopes: 'driver' }],
] as const;

/** The same story side by side: both languages and themes, long texts, a driver, a phone. */
export function Variants({
  story,
  height,
  width = 1000,
  phone = story,
}: VariantsProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={css.variants}
      style={useTextColor()}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Both languages and themes, long texts, a driver, and a phone, side by side</summary>
      {open && (
        <div className={css.grid}>
          {variants.map(([caption, globals]) => (
            <Picture key={caption} {...{ story, caption, height, width, globals }} />
          ))}
          <Picture
            story={phone}
            caption="Indonesian, on a phone"
            height={720}
            width={360}
            globals={{ locale: 'id' }}
          />
        </div>
      )}
    </details>
  );
}
