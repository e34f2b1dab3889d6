import type { IconName } from '@pantau/core/ui/icon';

/** Something that the palette does, in the user's language. */
export interface PaletteAction {
  /** Unique among the actions. */
  readonly id: string;
  readonly label: string;
  /** Shown after the label; also found by. */
  readonly hint?: string | undefined;
  readonly icon: IconName;
  run(): void;
}
