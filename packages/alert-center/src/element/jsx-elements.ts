import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PantauAlertCenterEvents } from './element-events.ts';
import type {
  PantauAlertBellElement,
  PantauAlertCenterElement,
  PantauAlertCenterProperties,
} from './element-properties.ts';
import type { AttributeName, BellAttributeName } from './element-settings.ts';

/** React 19 listens to an event by a prop of its name. */
type EventProps = {
  readonly [K in keyof PantauAlertCenterEvents as `on${K}`]?:
    ((event: PantauAlertCenterEvents[K]) => void) | undefined;
};

/** What is a property as well, React 19 sets as such. */
type AttributeProps<N extends string> = Readonly<
  Partial<
    Record<Exclude<N, keyof PantauAlertCenterProperties | 'dir'>, string | boolean | undefined>
  >
>;

/** Props in JSX. React 18.3 sets attributes only: there, set properties and listeners with a `ref`. */
type PropsOf<E, N extends string> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  AttributeProps<N> &
  Partial<PantauAlertCenterProperties> &
  EventProps;

export type AlertCenterProps = PropsOf<PantauAlertCenterElement, AttributeName>;
export type AlertBellProps = PropsOf<PantauAlertBellElement, BellAttributeName>;
