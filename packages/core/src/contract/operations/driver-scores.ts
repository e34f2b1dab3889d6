import { menuScopes } from '../menu-scopes.ts';
import type { OperationAccess } from './operation-access.ts';
import { sharedVehicles, vehicleGroups } from './shared-parts.ts';

/** Driver scores and the alerts behind them. Driver users get only what is about themselves. */
export const driverScoreOperations = [
  {
    operation: 'GraphQL Query.driverScores',
    caller: 'session',
    needs: [menuScopes.driverScore],
    parts: [vehicleGroups],
  },
  { operation: 'GraphQL Query.driverScore', caller: 'session', needs: [menuScopes.driverScore] },
  {
    operation: 'GraphQL Query.alertDetailDriverScores',
    caller: 'session',
    needs: [menuScopes.driverScore],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.driverScoreGroups',
    caller: 'session',
    needs: [menuScopes.driverScore],
    parts: [vehicleGroups],
  },
] as const satisfies readonly OperationAccess[];
