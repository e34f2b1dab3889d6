import type { Permissions } from '@pantau/core';
import { type MenuScope, type Scope, menuScopes, scopes } from '@pantau/core/contract';
import {
  type PaletteFind,
  type PaletteKind,
  type PaletteSource,
  paletteKinds,
} from './palette-source.port.ts';

/** How the palette finds vehicles and orders, and what opens them. */
export interface PaletteLookup {
  readonly source: PaletteSource;
  /** Opens what was chosen. A kind without a function is not searched. */
  readonly open: Readonly<Partial<Record<PaletteKind, (find: PaletteFind) => void>>>;
}

const scopeOf: Readonly<Record<PaletteKind, Scope | MenuScope>> = {
  vehicle: menuScopes.dashboardVehicleMap,
  order: scopes.salesOrderRead,
};

/** What the user may find (SH-120). */
export const kindsOf = (
  lookup: PaletteLookup | undefined,
  permissions: Permissions,
): readonly PaletteKind[] =>
  paletteKinds.filter((kind) => lookup?.open[kind] !== undefined && permissions.can(scopeOf[kind]));
