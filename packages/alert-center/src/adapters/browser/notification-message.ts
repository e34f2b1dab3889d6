/** What the service worker tells the page of a pressed notification. */
export const NOTIFICATION_PRESSED = 'pantauNotificationPressed';

/** The `data` of a notification that the page shows through its service worker. */
export interface NotificationData {
  readonly type: typeof NOTIFICATION_PRESSED;
  /** The page that has shown it, to be opened again if no page is open any more. */
  readonly address: string;
}

const isOurs = (value: unknown): value is { readonly type: string } =>
  (value as { readonly type?: unknown } | null)?.type === NOTIFICATION_PRESSED;

export const dataOf = (value: unknown): NotificationData | null =>
  isOurs(value) && 'address' in value && typeof value.address === 'string'
    ? { type: NOTIFICATION_PRESSED, address: value.address }
    : null;

/** The tag of the pressed notification in a message; null in messages about something else. */
export const pressedTag = (value: unknown): string | null =>
  isOurs(value) && 'tag' in value && typeof value.tag === 'string' ? value.tag : null;
